import type { ManagedRefund } from '@boardwalk/api-client';
import { canRetryRefund, canSettleRefund, effectiveOrderState, RefundState } from '@boardwalk/domain';
import type { PaymentProviderName } from '../../infra/settings/paymentSettings.ts';
import type { ManagedRefundRow } from './refundRepository.ts';

/**
 * A refund as super admins see it at a moment, with what they can do about it.
 *
 * @param known.provider who takes payments now; undefined when nothing is sold
 * @param known.dueAt when it is sent next, of one that waits for it
 */
export function presentManagedRefund(
  row: ManagedRefundRow,
  known: { provider: PaymentProviderName | undefined; dueAt: Date | undefined; now: Date },
): ManagedRefund {
  const { provider, dueAt, now } = known;
  const order = { state: row.order_state, expiresAt: row.order_expires_at };
  const { state, settled_by: settlerId } = row;
  const isProviderThere = row.provider === provider;
  const facts = { state, isProviderThere, isReplaced: row.replaced_by !== null };
  const isSentNext = state === RefundState.ASKED && isProviderThere;
  return {
    refund_id: row.refund_id,
    order: {
      order_id: row.order_id,
      title: row.title,
      kind: row.kind,
      state: effectiveOrderState(order, now),
    },
    buyer: {
      user_id: row.buyer_id,
      nick_name: row.buyer_name,
      avatar_url: row.buyer_avatar,
      is_active: row.buyer_deactivated_at === null,
    },
    amount: row.amount,
    currency: row.currency,
    cause: row.cause,
    reason: row.reason,
    state,
    failure: row.failure,
    attempts: row.attempts,
    next_attempt_at: isSentNext ? (dueAt?.toISOString() ?? null) : null,
    provider: row.provider,
    payment_ref: row.payment_ref,
    provider_ref: row.provider_ref,
    created_at: row.created_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
    settled_by:
      settlerId === null
        ? null
        : { user_id: settlerId, nick_name: row.settler_name ?? '', avatar_url: row.settler_avatar },
    note: row.note,
    can_retry: canRetryRefund(facts),
    can_settle: canSettleRefund(facts),
  };
}
