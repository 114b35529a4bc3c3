import type { ManagedOrder, Order } from '@boardwalk/api-client';
import {
  checkText,
  ModerationAction,
  normalizeText,
  ORDER_LIMITS,
  OrderState,
  returnRefusal,
} from '@boardwalk/domain';
import { recordAction } from '../review/service.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { PaymentProviderName } from '../../infra/settings/paymentSettings.ts';
import * as orders from './orderRepository.ts';
import { findPayment } from './paymentRepository.ts';
import { presentManagedOrder, presentOrder } from './presenter.ts';
import type { RefundWish, ReturnedPayment } from './refundRecords.ts';
import * as repository from './refundRepository.ts';
import type { RefundSender } from './refundSender.ts';
import { notRefundable, type RefundSteps } from './refundSteps.ts';

/** What refunds need of others. */
export interface RefundNeeds {
  steps: RefundSteps;
  sender: Pick<RefundSender, 'sendNow'>;
}

/** What a provider reports about a refund. */
interface RefundEvent {
  provider: PaymentProviderName;
  eventId: string;
  paymentRef: string;
  /** Our key of the refund, where the provider names it. */
  refundKey?: string | undefined;
}

/**
 * Giving money back, in three steps that each bear repeating (refundSteps.ts). A server that dies in between goes on where it
 * was.
 */
export function refundDesk({ db, clock, log }: Infra, { steps, sender }: RefundNeeds) {
  const { find, begin, write, finish, fail, owe, settle } = steps;
  const { sendNow } = sender;

  /** The refund of a payment that an event names by our key; undefined when it names none. */
  async function named(on: Queryable, { provider, paymentRef, refundKey }: RefundEvent) {
    if (refundKey === undefined) return undefined;
    const refund = await repository.findRefund(on, refundKey);
    return refund?.provider === provider && refund.payment_ref === paymentRef ? refund : undefined;
  }

  return {
    /**
     * A buyer gives a template back. Errors: order_not_found, not_owner, order_not_refundable.
     */
    async returnByBuyer(userId: string, orderId: string): Promise<Order> {
      const refundId = await inTransaction(db, async (trx) => {
        const locked = await orders.lockOrder(trx, orderId);
        if (locked === undefined) throw new ApiError('order_not_found', { internal: `order ${orderId}` });
        if (locked.user_id !== userId) throw new ApiError('not_owner', { internal: `order ${orderId}` });
        // The right to copy goes first, then it is looked whether it was used: a copy under way waits for neither.
        const wish: RefundWish = { cause: 'buyer', actorId: userId, reason: null };
        const refund = await begin(trx, locked, wish);
        const { kind, paid_at: paidAt, is_used: isUsed } = await find(trx, orderId);
        const facts = { kind, state: OrderState.PAID, paidAt, isUsed };
        const refusal = returnRefusal(facts, clock.now());
        if (refusal !== null) throw notRefundable(orderId, refusal);
        return refund;
      });
      await sendNow(refundId);
      return presentOrder(await find(db, orderId), clock.now());
    },

    /** An admin refunds an order. Errors: bad_input, order_not_found, order_not_refundable. */
    async refundByAdmin(adminId: string, orderId: string, reason: string): Promise<ManagedOrder> {
      const violations = checkText('reason', reason, { min: 1, max: ORDER_LIMITS.reasonMax });
      if (violations.length > 0) throw badInput(violations);
      const refundId = await inTransaction(db, async (trx) => {
        const order = await orders.lockOrder(trx, orderId);
        if (order === undefined) throw new ApiError('order_not_found', { internal: `order ${orderId}` });
        await recordAction(trx, {
          moderatorId: adminId,
          action: ModerationAction.ORDER_REFUND,
          subject: { type: 'order', id: orderId },
          reason: normalizeText(reason),
          now: clock.now(),
        });
        return begin(trx, order, { cause: 'admin', actorId: adminId, reason: normalizeText(reason) });
      });
      await sendNow(refundId);
      return presentManagedOrder(await find(db, orderId), clock.now());
    },

    /** Writes down that a payment that could not be honoured goes back, in the transaction that found it out. */
    writeStray: (trx: Queryable, payment: ReturnedPayment, reason: string): Promise<string> =>
      write(trx, payment, { cause: 'stray', actorId: null, reason }),

    /** Event: a payment was refunded in full. It may have been done at the provider, without us. */
    async learnRefunded(event: RefundEvent & { amount: number }): Promise<void> {
      const { provider: name, eventId, paymentRef, amount } = event;
      const payment = await findPayment(db, name, paymentRef);
      if (payment === undefined || amount < payment.amount) {
        log.warn({ event: eventId, amount }, 'event about a refund that covers no whole order');
        return;
      }
      const refundId = await inTransaction(db, async (trx) => {
        const order = await orders.lockOrder(trx, payment.order_id);
        const known = (await named(trx, event)) ?? (await repository.findRefundOf(trx, name, paymentRef));
        if (known !== undefined) return known.refund_id;
        const wish: RefundWish = { cause: 'provider', actorId: null, reason: null };
        if (payment.kind === 'paid' && order !== undefined) return begin(trx, order, wish);
        // The refund we asked for has failed, and somebody has made it by hand.
        const { order_id: orderId, amount: whole, currency } = payment;
        const stray = { orderId, provider: name, paymentRef, amount: whole, currency };
        return write(trx, stray, { ...wish, cause: 'stray' });
      });
      await settle(refundId, (trx, refund) => finish(trx, refund, { ref: null, eventId }), eventId);
    },

    /**
     * Event: a refund that was sent cannot be made after all. When it arrives only after the refund was booked, order and
     * ledger stay as they are: it is written down for the operator, who has the money and owes it.
     */
    async learnFailed(event: RefundEvent & { reason: string }): Promise<void> {
      const { provider: name, eventId, paymentRef, reason } = event;
      const refund = (await named(db, event)) ?? (await repository.findRefundOf(db, name, paymentRef));
      if (refund === undefined) return;
      await settle(refund.refund_id, (trx, open) => fail(trx, open, { reason, eventId }), eventId, {
        whenDone: (trx, done) => owe(trx, done, { reason, eventId }),
      });
    },

    /** Sends a refund now; see refundSender.ts. */
    sendNow,
  };
}

/** Refunds on their desk. */
export type RefundDesk = ReturnType<typeof refundDesk>;
