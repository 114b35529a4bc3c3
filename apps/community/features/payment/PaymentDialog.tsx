import { PaymentDialog as Payment } from '@boardwalk/app-shell/payment';
import { templateOfGoods } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { browserActions } from '#shared/browser/browser-actions.ts';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { filesApi } from '#shared/files/api.ts';
import { useSession } from '#shared/session/session-context.ts';
import { paymentMessages } from './messages.ts';

/** Buying a template or a membership, in the account's checkout (spec §2). */
export default function PaymentDialog({ isOpen, onClose, goodsId, teamId, onPaid }: DialogProps<'payment'>) {
  const intl = useIntl();
  const session = useSession();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, Action>>();

  /** Asks what the viewer has now: the server says so, here as everywhere. */
  function askAgain() {
    const fileKey = goodsId === undefined ? null : templateOfGoods(goodsId);
    if (fileKey === null) void session?.refreshUser().catch(() => undefined);
    else {
      const status = filesApi.endpoints.getAttrStatus.initiate([fileKey], {
        subscribe: false,
        forceRefetch: true,
      });
      void dispatch(status);
    }
  }

  function showPaid() {
    toast.success(intl.formatMessage(paymentMessages.paid));
    askAgain();
    onPaid?.();
  }

  return (
    <Payment
      open={isOpen}
      goodsId={goodsId}
      teamId={teamId}
      onClose={onClose}
      onPaid={showPaid}
      onLeft={askAgain}
      onRefresh={browserActions.reload}
      words={{
        title: intl.formatMessage(paymentMessages.title),
        loading: intl.formatMessage(paymentMessages.loading),
        failed: intl.formatMessage(paymentMessages.notLoaded),
        retry: intl.formatMessage(paymentMessages.retry),
        close: intl.formatMessage(paymentMessages.close),
      }}
    />
  );
}
