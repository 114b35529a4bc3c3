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
  const [refund] = useRefundOrderMutation();
  return (
    <NoteDialog
      title={intl.formatMessage(messages.refundTitle, { name: order.title })}
      description={intl.formatMessage(messages.refundText)}
      field="reason"
      label={intl.formatMessage(messages.reason)}
      missing={intl.formatMessage(messages.reasonMissing)}
      limit={ORDER_LIMITS.reasonMax}
      sendLabel={intl.formatMessage(messages.refund)}
      send={async (reason) => await refund({ orderId: order.order_id, reason }).unwrap()}
      onDone={() => {
        toast.success(intl.formatMessage(messages.refundDone));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
