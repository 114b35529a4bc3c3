import { documentLanguage } from '@boardwalk/app-shell/language';
import type { ManagedRefund } from '@boardwalk/api-client';
import { formatMoney, REFUND_LIMITS, RefundState } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useSettleRefundMutation } from '../api.ts';
import { refundMessages as messages } from '../refund-messages.ts';
import { NoteDialog } from './NoteDialog.tsx';

/** Asks how a payment went back by hand, once the admin has sent it. */
export function SettleDialog({
  refund,
  onClose,
}: {
  readonly refund: ManagedRefund;
  readonly onClose: () => void;
}) {
  const intl = useIntl();
  const [settle] = useSettleRefundMutation();
  const { amount, currency, buyer, state } = refund;
  // Where the provider has not refused it, only its own pages know whether it went through.
  const isUnknown = state === RefundState.ASKED || state === RefundState.SENT;
  return (
    <NoteDialog
      title={intl.formatMessage(messages.settleTitle, { name: buyer.nick_name })}
      description={intl.formatMessage(messages.settleFirst, {
        amount: formatMoney(amount, documentLanguage(document), currency),
        name: buyer.nick_name,
      })}
      field="note"
      label={intl.formatMessage(messages.note)}
      hint={intl.formatMessage(messages.noteHint)}
      missing={intl.formatMessage(messages.noteMissing)}
      limit={REFUND_LIMITS.noteMax}
      sendLabel={intl.formatMessage(messages.settle)}
      send={async (note) => await settle({ refundId: refund.refund_id, note }).unwrap()}
      onDone={() => {
        toast.success(intl.formatMessage(messages.settled));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{intl.formatMessage(isUnknown ? messages.settleUnknown : CONSEQUENCES[consequenceOf(refund)])}</p>
    </NoteDialog>
  );
}

const CONSEQUENCES = {
  goods: messages.settleGoods,
  books: messages.settleBooks,
} as const;

/** What is done besides the note: goods go back only where the buyer has them still. */
function consequenceOf({ state, cause }: ManagedRefund): keyof typeof CONSEQUENCES {
  return state === RefundState.FAILED && cause !== 'stray' ? 'goods' : 'books';
}
