import { OrderAction, RefundState, ReturnRefusal, transitionOrder } from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { WebhookOutbox } from '../integrations/service.ts';
import type { InboxService } from '../inbox/service.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import type { Fulfilment } from './fulfilment.ts';
import { writeOrderEvent } from './orderEvents.ts';
import * as orders from './orderRepository.ts';
import { findPaymentOf, hasEvent, insertEvent } from './paymentRepository.ts';
import type { RefundOutcome } from './providers/PaymentProvider.ts';
import { FAILURE_MAX, refundRecords, type RefundWish } from './refundRecords.ts';
import * as repository from './refundRepository.ts';
import type { Ledger } from './wallet.ts';

/** What the steps of a refund need of others. */
export interface RefundStepNeeds {
  fulfilment: Fulfilment;
  ledger: Ledger;
  mail: Pick<MailService, 'send'>;
  inbox: Pick<InboxService, 'takeSaleBack'>;
  events: Pick<WebhookOutbox, 'write'>;
}

/** How an admin sent money back by hand. */
export interface HandSettlement {
  adminId: string;
  note: string;
}

/** Why an order cannot be refunded. */
export function notRefundable(orderId: string, reason: ReturnRefusal): ApiError {
  return new ApiError('order_not_refundable', { internal: `order ${orderId}`, data: { reason } });
}

/**
 * The steps in which money goes back. Each is part of a transaction that has locked the order, and bears repeating: what was
 * bought is taken back and the refund written down; the provider gives the money back; the ledger books it.
 */
export function refundSteps(infra: Infra, { fulfilment, ledger, mail, inbox, events }: RefundStepNeeds) {
  const { db, clock } = infra;
  const { write, noteFailure } = refundRecords(infra);

  async function find(on: Queryable, orderId: string): Promise<orders.OrderRow> {
    const order = await orders.findOrder(on, orderId);
    if (order === undefined) throw new ApiError('order_not_found', { internal: `order ${orderId}` });
    return order;
  }

  /** Takes what was bought back. Errors: order_not_refundable. */
  async function takeBack(trx: Queryable, order: orders.StoredOrder): Promise<void> {
    const state = transitionOrder(order.state, OrderAction.RETURN);
    if (state === null) throw notRefundable(order.order_id, ReturnRefusal.STATE);
    await orders.updateOrder(trx, order.order_id, { state });
    await fulfilment.takeBack(trx, order);
  }

  /** Takes what was bought back and writes the refund down. Errors: order_not_refundable. */
  async function begin(trx: Queryable, order: orders.StoredOrder, wish: RefundWish): Promise<string> {
    const { order_id: orderId, provider } = order;
    const payment = await findPaymentOf(trx, orderId);
    if (payment?.payment_ref == null) throw notRefundable(orderId, ReturnRefusal.STATE);
    await takeBack(trx, order);
    const { payment_ref: paymentRef, amount, currency } = payment;
    return write(trx, { orderId, provider, paymentRef, amount, currency }, wish);
  }

  /** Books that the money is back. */
  async function finish(
    trx: Queryable,
    refund: repository.RefundRow,
    how: { ref: string | null; eventId: string | null; byHand?: HandSettlement },
  ): Promise<void> {
    const now = clock.now();
    const { refund_id: refundId, order_id: orderId, amount, currency } = refund;
    const { ref, eventId, byHand } = how;
    await repository.updateRefund(trx, refundId, {
      state: RefundState.DONE,
      settled_at: now,
      ...(ref === null ? {} : { provider_ref: ref }),
      ...(byHand === undefined ? { failure: null } : { settled_by: byHand.adminId, note: byHand.note }),
    });
    await insertEvent(trx, {
      order_id: orderId,
      kind: 'refunded',
      amount: -amount,
      currency,
      provider: refund.provider,
      provider_event_id: eventId,
      payment_ref: refund.payment_ref,
      actor_id: byHand?.adminId ?? null,
      note: byHand?.note ?? null,
      created_at: now,
    });
    const order = await find(trx, orderId);
    if (refund.cause !== 'stray') {
      const state = transitionOrder(order.state, OrderAction.REFUND);
      if (state === null) throw new Error(`order ${orderId} is ${order.state} while its refund ends`);
      await orders.updateOrder(trx, orderId, { state, closed_at: now });
      await ledger.bookRefund(trx, orderId, refundId);
      const { seller_id: sellerId, file_key: fileKey, paid_at: soldAt, fee } = order;
      if (sellerId !== null && fileKey !== null && soldAt !== null) {
        const income = { amount: order.amount - fee, currency: order.currency };
        await inbox.takeSaleBack(trx, sellerId, { fileKey, income, soldAt });
      }
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
    const failure = event.reason.slice(0, FAILURE_MAX);
    const state = RefundState.FAILED;
    await repository.updateRefund(trx, refundId, { state, failure, settled_at: clock.now() });
    await noteFailure(trx, refund, event);
    if (refund.cause === 'stray') return;
    const order = await orders.lockOrder(trx, orderId);
    const kept = order && transitionOrder(order.state, OrderAction.KEEP);
    if (order === undefined || kept == null) throw new Error(`order ${orderId} has no refund to end`);
    await orders.updateOrder(trx, orderId, { state: kept });
    await fulfilment.restore(trx, order);
  }

  /**
   * Writes down that money came back which was booked as refunded: order and ledger stay, and the operator owes it. What an
   * admin has sent by hand meanwhile is not owed.
   */
  async function owe(
    trx: Queryable,
    refund: repository.RefundRow,
    event: { reason: string; eventId: string | null },
  ): Promise<void> {
    if (refund.settled_by !== null) return;
    const change = { state: RefundState.OWED, failure: event.reason.slice(0, FAILURE_MAX) };
    await repository.updateRefund(trx, refund.refund_id, change);
    await noteFailure(trx, refund, event);
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
      if (eventId !== null && (await hasEvent(trx, found.provider, eventId))) return;
      const refund = await repository.findRefund(trx, refundId);
      if (refund?.state === RefundState.ASKED || refund?.state === RefundState.SENT) await work(trx, refund);
      if (refund?.state === RefundState.DONE) await whenDone?.(trx, refund);
    });
  }

  /** Writes down what a provider answered. */
  async function settleOutcome(refundId: string, outcome: RefundOutcome): Promise<void> {
    if (outcome.state === 'failed') {
      const { ref, reason } = outcome;
      await settle(
        refundId,
        async (trx, refund) => {
          if (ref !== null) await repository.updateRefund(trx, refundId, { provider_ref: ref });
          await fail(trx, refund, { reason, eventId: null });
        },
        null,
      );
    } else if (outcome.state === 'done') {
      await settle(refundId, (trx, refund) => finish(trx, refund, { ref: outcome.ref, eventId: null }), null);
    } else {
      const sent = { state: RefundState.SENT, provider_ref: outcome.ref, failure: null };
      await settle(refundId, (trx) => repository.updateRefund(trx, refundId, sent), null);
    }
  }

  return { find, write, begin, takeBack, finish, fail, owe, settle, settleOutcome };
}

/** The steps of refunds. */
export type RefundSteps = ReturnType<typeof refundSteps>;
