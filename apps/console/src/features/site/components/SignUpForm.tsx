import type { SiteSettings } from '@boardwalk/api-client';
import { SignUpPolicy } from '@boardwalk/domain';
import { Button, RadioGroup } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useSetSignUpPolicyMutation } from '../api.ts';
import { siteMessages as messages } from '../messages.ts';
import styles from '../SitePage.module.css';
import { useDraft } from '../use-draft.ts';
import { useSiteForm } from '../use-saving.ts';

/** Chooses who may make an account. */
export function SignUpForm({ site }: { readonly site: SiteSettings }) {
  const intl = useIntl();
  const { values, isDirty, change, settle } = useDraft<{ policy: SignUpPolicy }>({ policy: site.sign_up });
  const [set] = useSetSignUpPolicyMutation();
  const isFixed = site.sign_up_source === 'environment';
  const option = (value: SignUpPolicy, label: keyof typeof messages, hint?: keyof typeof messages) => ({
    value,
    label: intl.formatMessage(messages[label]),
    disabled: isFixed,
    ...(hint === undefined ? {} : { hint: intl.formatMessage(messages[hint]) }),
  });
  const form = useSiteForm({
    isDirty,
    save: async () => await set(values).unwrap(),
    onSaved: () => settle(values),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <RadioGroup
        label={intl.formatMessage(messages.signUp)}
        hideLabel
        description={isFixed ? intl.formatMessage(messages.fixed) : undefined}
        value={values.policy}
        onValueChange={(policy) => form.touch() && change({ policy })}
        options={[
          option(SignUpPolicy.OPEN, 'openTo'),
          option(SignUpPolicy.INVITATION, 'invitation', 'invitationHint'),
          option(SignUpPolicy.CLOSED, 'closed', 'closedHint'),
        ]}
      />
      {!isFixed && (
        <div>
          <Button type="submit" loading={form.isSending}>
            {intl.formatMessage(messages.save)}
          </Button>
        </div>
      )}
    </form>
  );
}
