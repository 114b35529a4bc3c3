import type { SiteSettings } from '@boardwalk/api-client';
import { SignUpPolicy } from '@boardwalk/domain';
import { Button, RadioGroup } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useSetSignUpPolicyMutation } from '../api.ts';
import { siteMessages as messages } from '../messages.ts';
import styles from '../SitePage.module.css';
import { useDraft } from '../use-draft.ts';
import { useSaid } from '../use-saving.ts';

/** Chooses who may make an account. */
export function SignUpForm({ site }: { readonly site: SiteSettings }) {
  const intl = useIntl();
  const say = useSaid();
  const { values, change, settle } = useDraft<{ policy: SignUpPolicy }>({ policy: site.sign_up });
  const [set, { isLoading }] = useSetSignUpPolicyMutation();
  const isFixed = site.sign_up_source === 'environment';
  const option = (value: SignUpPolicy, label: keyof typeof messages, hint?: keyof typeof messages) => ({
    value,
    label: intl.formatMessage(messages[label]),
    disabled: isFixed,
    ...(hint === undefined ? {} : { hint: intl.formatMessage(messages[hint]) }),
  });
  const save = async () => {
    if (isLoading) return;
    const answer = await set(values);
    if (answer.error === undefined) settle(values);
    say(answer);
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <RadioGroup
        label={intl.formatMessage(messages.signUp)}
        hideLabel
        description={isFixed ? intl.formatMessage(messages.fixed) : undefined}
        value={values.policy}
        onValueChange={(policy) => change({ policy })}
        options={[
          option(SignUpPolicy.OPEN, 'openTo'),
          option(SignUpPolicy.INVITATION, 'invitation', 'invitationHint'),
          option(SignUpPolicy.CLOSED, 'closed', 'closedHint'),
        ]}
      />
      {!isFixed && (
        <div>
          <Button type="submit" loading={isLoading}>
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      )}
    </form>
  );
}
