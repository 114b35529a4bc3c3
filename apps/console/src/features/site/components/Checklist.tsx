import type { SiteSettings } from '@boardwalk/api-client';
import { Badge } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { siteMessages as messages } from '../messages.ts';
import styles from '../SitePage.module.css';

const PAYMENTS = {
  stripe: messages.checkPayment,
  sandbox: messages.checkTestPayment,
  none: messages.checkNoPayment,
} as const;

/** What a site needs before people come, and whether it is there. */
export function Checklist({ site }: { readonly site: SiteSettings }) {
  const intl = useIntl();
  const checks = [
    [messages.checkName, site.name_source !== 'default'],
    [messages.checkSignUp, site.sign_up_source !== 'default'],
    [messages.checkSecondStep, site.admin_second_step],
    [messages.checkMail, site.mail !== null && !site.secrets_unreadable],
    [PAYMENTS[site.payment_provider ?? 'none'], site.payment_provider === 'stripe'],
    [messages.checkSecure, site.public_url.startsWith('https:')],
  ] as const;
  return (
    <ul className={styles.checks}>
      {checks.map(([words, isDone]) => (
        <li key={words.id} className={styles.check}>
          <Badge tone={isDone ? 'positive' : 'caution'}>
            {intl.formatMessage(isDone ? messages.done : messages.open)}
          </Badge>
          <span className={styles.words}>{intl.formatMessage(words, { url: site.public_url })}</span>
        </li>
      ))}
    </ul>
  );
}
