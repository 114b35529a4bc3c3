import type { OrderTeam } from '@boardwalk/api-client';
import { PaymentDialog as Payment } from '@boardwalk/app-shell/payment';
import { templateOfGoods } from '@boardwalk/domain';
import { toast } from '@boardwalk/ui-kit';
import { useIntl } from 'react-intl';
import { useDispatch, useStore } from 'react-redux';
import type { Action, ThunkDispatch } from '@reduxjs/toolkit';
import { baseApi } from '#shared/api/base-api.ts';
import { browserActions } from '#shared/browser/browser-actions.ts';
import type { DialogProps } from '#shared/dialogs/dialog-inputs.ts';
import { filesApi } from '#shared/files/api.ts';
import { outsidePaths } from '#shared/paths.ts';
import { useSession } from '#shared/session/session-context.ts';
import { selectViewer, type WithSession } from '#shared/session/session-slice.ts';
import { paymentApi } from './api.ts';
import { paymentMessages } from './messages.ts';

/** How long the way to the templates of a team is offered, in milliseconds. */
const LINK_MS = 10_000;

/** Buying a template or a membership, in the account's checkout (spec §2). */
export default function PaymentDialog({ isOpen, onClose, goodsId, teamId, onPaid }: DialogProps<'payment'>) {
  const intl = useIntl();
  const session = useSession();
  const store = useStore<WithSession>();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, Action>>();

  /** Asks what the viewer has now: the server says so, here as everywhere. */
  function askAgain() {
    // Nobody is asked to log in again for it.
    if (!selectViewer(store.getState())) return;
    const fileKey = goodsId === undefined ? null : templateOfGoods(goodsId);
    if (fileKey === null) void session?.refreshUser().catch(() => undefined);
    else {
      const status = filesApi.endpoints.getAttrStatus.initiate([fileKey], {
        subscribe: false,
        forceRefetch: true,
      });
      void dispatch(status);
      dispatch(baseApi.util.invalidateTags(['Goods']));
    }
  }

  /** The team for which an order was paid; null for the reader, or when it is not known. */
  async function teamOf(orderId: string | null): Promise<OrderTeam | null> {
    if (orderId === null) return null;
    const asked = dispatch(paymentApi.endpoints.getOrder.initiate(orderId, { subscribe: false }));
    return (await asked).data?.team ?? null;
  }

  async function showPaid(orderId: string | null) {
    askAgain();
    onPaid?.();
    const team = await teamOf(orderId);
    if (team === null) {
      toast.success(intl.formatMessage(paymentMessages.paid));
      return;
    }
    const label = intl.formatMessage(paymentMessages.teamTemplates);
    toast.success(intl.formatMessage(paymentMessages.paidForTeam, { team: team.name }), {
      duration: LINK_MS,
      action: { label, onClick: () => browserActions.go(outsidePaths.teamTemplates(team.team_id)) },
    });
  }

  return (
    <Payment
      open={isOpen}
      goodsId={goodsId}
      teamId={teamId}
      onClose={onClose}
      onPaid={(orderId) => void showPaid(orderId)}
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
