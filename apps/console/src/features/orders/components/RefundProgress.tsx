import type { ManagedRefund } from '@boardwalk/api-client';
import { useIntl } from 'react-intl';
import { Moment } from '#shared/time/Moment.tsx';
import styles from '../OrdersPage.module.css';
import { refundMessages as messages } from '../refund-messages.ts';

/** How often a refund was sent, why that did not help, when it is sent next, and how it ended. */
export function RefundProgress({ refund }: { readonly refund: ManagedRefund }) {
  const intl = useIntl();
  const { attempts, failure, next_attempt_at: next, settled_at: at, settled_by: by, note } = refund;
  return (
    <span className={styles.lines}>
      <span>{intl.formatMessage(messages.attempts, { count: attempts })}</span>
      {failure !== null && (
        // In the words of the provider.
        <span className={styles.quiet} lang="en">
          {failure}
        </span>
      )}
      {next !== null && (
        <span className={styles.quiet}>
          {intl.formatMessage(messages.next, { time: <Moment at={next} /> })}
        </span>
      )}
      {at !== null && (
        <span className={styles.quiet}>
          <Moment at={at} />
        </span>
      )}
      {by !== null && (
        <span className={styles.quiet}>
          {intl.formatMessage(messages.byHand, { name: by.nick_name, note: note ?? '' })}
        </span>
      )}
    </span>
  );
}
