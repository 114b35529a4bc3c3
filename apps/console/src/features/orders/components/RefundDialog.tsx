import type { ManagedOrder } from '@boardwalk/api-client';
import { checkText } from '@boardwalk/domain';
import { Alert, Button, Dialog, TextArea, toast } from '@boardwalk/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { failureText } from '#shared/errors/failure-text.ts';
import { useRefundOrderMutation } from '../api.ts';
import { orderMessages as messages } from '../messages.ts';
import styles from './RefundDialog.module.css';

const REASON = { min: 1, max: 500 };

/** Asks why an order is refunded: what was bought is taken back, and the money sent back. */
export function RefundDialog({
  order,
  onClose,
}: {
  readonly order: ManagedOrder;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [refund, { error, isLoading }] = useRefundOrderMutation();
  const [problem] = checkText('reason', reason, REASON);
  const send = async () => {
    setTried(true);
    if (problem !== undefined || isLoading) return;
    const answer = await refund({ orderId: order.order_id, reason });
    if (answer.error !== undefined) return;
    toast.success(intl.formatMessage(messages.refundDone));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(messages.refundTitle, { name: order.title })}
      description={intl.formatMessage(messages.refundText)}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage(messages.cancel)}</Button>
          <Button variant="critical" loading={isLoading} onClick={() => void send()}>
            {intl.formatMessage(messages.refund)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {error !== undefined && <Alert tone="critical">{failureText(intl, error)}</Alert>}
        <TextArea
          label={intl.formatMessage(messages.reason)}
          required
          rows={4}
          value={reason}
          onValueChange={setReason}
          error={
            isTried && problem !== undefined
              ? problem.rule === 'required'
                ? intl.formatMessage(messages.reasonMissing)
                : intl.formatMessage(messages.reasonTooLong, { limit: REASON.max })
              : undefined
          }
          counter={{
            max: REASON.max,
            count: (text) => [...text.trim()].length,
            text: (count, max) => `${intl.formatNumber(count)} / ${intl.formatNumber(max)}`,
          }}
        />
      </div>
    </Dialog>
  );
}
