import type { ManagedOrder } from '@boardwalk/api-client';
import { ORDER_LIMITS } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useRefundOrderMutation } from '../api.ts';
import { orderMessages as messages } from '../messages.ts';
import { NoteDialog } from './NoteDialog.tsx';

/** Asks why an order is refunded: what was bought is taken back, and the money sent back. */
export function RefundDialog({
  order,
  onClose,
}: {
  readonly order: ManagedOrder;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const [refund, { error, isLoading }] = useRefundOrderMutation();
  const send = async (reason: string) => {
    const answer = await refund({ orderId: order.order_id, reason });
    if (answer.error !== undefined) return;
    toast.success(intl.formatMessage(messages.refundDone));
    onClose();
  };
  return (
    <NoteDialog
      title={intl.formatMessage(messages.refundTitle, { name: order.title })}
      description={intl.formatMessage(messages.refundText)}
      label={intl.formatMessage(messages.reason)}
      missing={intl.formatMessage(messages.reasonMissing)}
      limit={ORDER_LIMITS.reasonMax}
      sendLabel={intl.formatMessage(messages.refund)}
      isSending={isLoading}
      error={error}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}
