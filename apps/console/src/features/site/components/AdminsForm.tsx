import type { SiteSettings } from '@boardwalk/api-client';
import { isFailure } from '@boardwalk/app-shell/failures';
import { Link, Switch } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { outsidePaths } from '#shared/paths.ts';
import { useSetAdminSecondStepMutation } from '../api.ts';
import { siteMessages as messages } from '../messages.ts';
import styles from '../SitePage.module.css';
import { useSaid } from '../use-saving.ts';

/** Whether admins need a second step; in force at once. Leads who has none to it. */
export function AdminsForm({ site }: { readonly site: SiteSettings }) {
  const intl = useIntl();
  const say = useSaid();
  const [set, { isLoading, error }] = useSetAdminSecondStepMutation();
  const needsOwn = isFailure(error) && error.error === 'admin_second_step_required';
  const change = async (required: boolean) => {
    if (isLoading) return;
    const answer = await set(required);
    const isRefused = isFailure(answer.error) && answer.error.error === 'admin_second_step_required';
    if (!isRefused) say(answer);
  };
  return (
    <div className={styles.form}>
      <Switch
        label={intl.formatMessage(messages.secondStep)}
        description={intl.formatMessage(messages.secondStepHint)}
        error={needsOwn ? intl.formatMessage(messages.secondStepFirst) : undefined}
        checked={site.admin_second_step}
        onCheckedChange={(isRequired) => void change(isRequired)}
      />
      {needsOwn && (
        <div>
          <Link href={outsidePaths.secondStep()} target="_blank" rel="noopener">
            {intl.formatMessage(messages.secondStepLink)}
          </Link>
        </div>
      )}
    </div>
  );
}
