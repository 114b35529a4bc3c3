import type { ManagedRefund } from '@boardwalk/api-client';
import { RefundState } from '@boardwalk/domain';
import { Button, toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useRetryRefundMutation } from '../api.ts';
import styles from '../OrdersPage.module.css';
import { refundMessages as messages } from '../refund-messages.ts';

/** What can be done about a refund now, as the server says. */
export function RefundActions({
  refund,
  onSettle,
}: {
  readonly refund: ManagedRefund;
  readonly onSettle: (refund: ManagedRefund) => void;
}) {
  const intl = useIntl();
  const [retry, { isLoading }] = useRetryRefundMutation();
  const { can_retry: canRetry, can_settle: canSettle, order } = refund;
  if (!canRetry && !canSettle) return <>–</>;
  const name = order.title;
  const send = async () => {
    const { data, error } = await retry(refund.refund_id);
    if (data === undefined) toast.error(failureText(intl, error));
    else if (data.state === RefundState.DONE) toast.success(intl.formatMessage(messages.retryDone));
    else if (data.state === RefundState.SENT) toast.success(intl.formatMessage(messages.retrySent));
    else if (data.state === RefundState.ASKED) toast.warn(intl.formatMessage(messages.retryAsked));
    else toast.error(intl.formatMessage(messages.retryFailed));
  };
  const isSent = refund.state === RefundState.SENT;
  return (
    <span className={styles.actions}>
      {canRetry && (
        <Button
          size="small"
          loading={isLoading}
          aria-label={intl.formatMessage(isSent ? messages.lookUpOf : messages.retryOf, { name })}
          onClick={() => void send()}
        >
          {intl.formatMessage(isSent ? messages.lookUp : messages.retry)}
        </Button>
      )}
      {canSettle && (
        <Button
          size="small"
          aria-label={intl.formatMessage(messages.settleOf, { name })}
          onClick={() => onSettle(refund)}
        >
          {intl.formatMessage(messages.settle)}
        </Button>
      )}
    </span>
  );
}
