import type { ManagedOrder, Order } from '@boardwalk/api-client';
import {
  checkText,
  ModerationAction,
  normalizeText,
  ORDER_LIMITS,
  OrderAction,
  OrderState,
  returnRefusal,
  ReturnRefusal,
  transitionOrder,
} from '@boardwalk/domain';
import { recordAction } from '../review/service.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { WebhookOutbox } from '../integrations/service.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import type { Fulfilment } from './fulfilment.ts';
import { writeOrderEvent } from './orderEvents.ts';
import * as orders from './orderRepository.ts';
import * as repository from './paymentRepository.ts';
import { presentManagedOrder, presentOrder } from './presenter.ts';
import {
  ProviderUnavailable,
  type PaymentProvider,
  type RefundOutcome,
} from './providers/PaymentProvider.ts';
import { refundRecords, type RefundWish, type ReturnedPayment } from './refundRecords.ts';
import type { Ledger } from './wallet.ts';

/** What refunds need of others. */
export interface RefundNeeds {
  fulfilment: Fulfilment;
  ledger: Ledger;
  mail: Pick<MailService, 'send'>;
  events: Pick<WebhookOutbox, 'write'>;
  /** Who takes payments now; undefined when nothing is sold. */
  provider: () => PaymentProvider | undefined;
}

const BATCH = 20;
const TAKEN_MS = 60_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/**
 * Giving money back, in three steps that each bear repeating: what was bought is taken back and the refund written down;
 * the provider gives the money back; the ledger books it. A server that dies in between goes on where it was.
 */
export function refundDesk(infra: Infra, { fulfilment, ledger, mail, provider, events }: RefundNeeds) {
  const { db, clock, log } = infra;
  const { write, noteFailure } = refundRecords(infra);

  async function find(on: Queryable, orderId: string): Promise<orders.OrderRow> {
    const order = await orders.findOrder(on, orderId);
    if (order === undefined) throw new ApiError('order_not_found', { internal: `order ${orderId}` });
    return order;
  }

  function refuse(orderId: string, reason: ReturnRefusal): ApiError {
    return new ApiError('order_not_refundable', { internal: `order ${orderId}`, data: { reason } });
  }

  /** Takes what was bought back and writes the refund down. Errors: order_not_refundable. */
  async function begin(trx: Queryable, order: orders.StoredOrder, wish: RefundWish): Promise<string> {
    const { order_id: orderId, provider: name } = order;
    const state = transitionOrder(order.state, OrderAction.RETURN);
    const payment = await repository.findPaymentOf(trx, orderId);
    if (state === null || payment?.payment_ref == null) throw refuse(orderId, ReturnRefusal.STATE);
    await orders.updateOrder(trx, orderId, { state });
    await fulfilment.takeBack(trx, order);
    const { payment_ref: paymentRef, amount, currency } = payment;
    return write(trx, { orderId, provider: name, paymentRef, amount, currency }, wish);
  }

  /** Books that the money is back. */
  async function finish(
    trx: Queryable,
    refund: repository.RefundRow,
    event: { ref: string | null; eventId: string | null },
  ): Promise<void> {
    const now = clock.now();
    const { refund_id: refundId, order_id: orderId, amount, currency } = refund;
    await repository.updateRefund(trx, refundId, {
      state: 'done',
      settled_at: now,
      ...(event.ref === null ? {} : { provider_ref: event.ref }),
    });
    await repository.insertEvent(trx, {
      order_id: orderId,
      kind: 'refunded',
      amount: -amount,
      currency,
      provider: refund.provider,
      provider_event_id: event.eventId,
      payment_ref: refund.payment_ref,
      created_at: now,
    });
    const order = await find(trx, orderId);
    if (refund.cause !== 'stray') {
      const state = transitionOrder(order.state, OrderAction.REFUND);
      if (state === null) throw new Error(`order ${orderId} is ${order.state} while its refund ends`);
      await orders.updateOrder(trx, orderId, { state, closed_at: now });
      await ledger.bookRefund(trx, orderId, refundId);
      await writeOrderEvent(events, trx, 'order.refunded', order);
    }
    const data = { orderId, amount: { amount, currency } };
    await mail.send(trx, { userId: order.user_id, kind: MailKind.REFUND, data });
  }

  /** Books that the money cannot go back: what was bought is the buyer's again. */
  async function fail(
    trx: Queryable,
    refund: repository.RefundRow,
    event: { reason: string; eventId: string | null },
  ): Promise<void> {
    const { refund_id: refundId, order_id: orderId } = refund;
    await repository.updateRefund(trx, refundId, { state: 'failed', settled_at: clock.now() });
    await noteFailure(trx, refund, event);
    if (refund.cause === 'stray') return;
    const order = await orders.lockOrder(trx, orderId);
    const state = order && transitionOrder(order.state, OrderAction.KEEP);
    if (order === undefined || state == null) throw new Error(`order ${orderId} has no refund to end`);
    await orders.updateOrder(trx, orderId, { state });
    await fulfilment.restore(trx, order);
  }

  /** Ends a refund that has not ended yet, with the order locked first. */
  async function settle(
    refundId: string,
    work: (trx: Queryable, refund: repository.RefundRow) => Promise<void>,
    eventId: string | null,
    { whenDone }: { whenDone?: typeof work } = {},
  ): Promise<void> {
    await inTransaction(db, async (trx) => {
      const found = await repository.findRefund(trx, refundId);
      if (found === undefined) return;
      await orders.lockOrder(trx, found.order_id);
      if (eventId !== null && (await repository.hasEvent(trx, found.provider, eventId))) return;
      const refund = await repository.findRefund(trx, refundId);
      if (refund?.state === 'asked' || refund?.state === 'sent') await work(trx, refund);
      if (refund?.state === 'done') await whenDone?.(trx, refund);
    });
  }

  async function settleOutcome(refundId: string, outcome: RefundOutcome): Promise<void> {
    if (outcome.state === 'failed') {
      await settle(refundId, (trx, refund) => fail(trx, refund, { ...outcome, eventId: null }), null);
    } else if (outcome.state === 'done') {
      await settle(refundId, (trx, refund) => finish(trx, refund, { ...outcome, eventId: null }), null);
    } else {
      const sent = { state: 'sent' as const, provider_ref: outcome.ref };
      await settle(refundId, (trx) => repository.updateRefund(trx, refundId, sent), null);
    }
  }

  async function send(refund: repository.RefundRow, by: PaymentProvider): Promise<void> {
    const { refund_id: key, payment_ref: paymentRef, amount, currency, attempts } = refund;
    try {
      await settleOutcome(key, await by.refund({ key, paymentRef, amount, currency }));
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ refund: key, attempts, reason: error.message }, 'a refund could not be sent');
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
      const next = new Date(clock.now().getTime() + pause);
      await repository.updateRefund(db, key, { next_attempt_at: next });
    }
  }

  async function sendDue(of?: string): Promise<number> {
    const by = provider();
    if (by === undefined) return 0;
    const now = clock.now();
    const takenUntil = new Date(now.getTime() + TAKEN_MS);
    const due = await repository.takeRefunds(db, {
      provider: by.name,
      now,
      takenUntil,
      limit: BATCH,
      of,
    });
    for (const refund of due) {
      // One that cannot be settled must not hold up the others: it is taken again later.
      await send(refund, by).catch((error: unknown) => {
        log.error({ refund: refund.refund_id, order: refund.order_id, err: error }, 'a refund is stuck');
      });
    }
    return due.length;
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
        if (refusal !== null) throw refuse(orderId, refusal);
        return refund;
      });
      await sendDue(refundId);
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
      await sendDue(refundId);
      return presentManagedOrder(await find(db, orderId), clock.now());
    },

    /** Writes down that a payment that could not be honoured goes back, in the transaction that found it out. */
    writeStray: (trx: Queryable, payment: ReturnedPayment, reason: string): Promise<string> =>
      write(trx, payment, { cause: 'stray', actorId: null, reason }),

    /** Event: a payment was refunded in full. It may have been done at the provider, without us. */
    async learnRefunded(event: {
      provider: string;
      eventId: string;
      paymentRef: string;
      amount: number;
    }): Promise<void> {
      const { provider: name, eventId, paymentRef, amount } = event;
      const payment = await repository.findPayment(db, name, paymentRef);
      if (payment === undefined || amount < payment.amount) {
        log.warn({ event: eventId, amount }, 'event about a refund that covers no whole order');
        return;
      }
      const refundId = await inTransaction(db, async (trx) => {
        const order = await orders.lockOrder(trx, payment.order_id);
        const known = await repository.findRefundOf(trx, name, paymentRef);
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
    async learnFailed(event: {
      provider: string;
      eventId: string;
      paymentRef: string;
      reason: string;
    }): Promise<void> {
      const { provider: name, eventId, paymentRef, reason } = event;
      const refund = await repository.findRefundOf(db, name, paymentRef);
      if (refund === undefined) return;
      await settle(refund.refund_id, (trx, open) => fail(trx, open, { reason, eventId }), eventId, {
        whenDone: (trx, done) => noteFailure(trx, done, { reason, eventId }),
      });
    },

    /**
     * Sends refunds that are due to the provider. Several processes may do so at once: each is taken by one of them.
     *
     * @param of only this one
     * @returns how many were sent
     */
    sendDue,
  };
}

/** Refunds on their desk. */
export type RefundDesk = ReturnType<typeof refundDesk>;
