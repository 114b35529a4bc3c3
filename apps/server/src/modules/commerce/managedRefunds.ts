import type { ManagedRefund, ManagedRefundPage } from '@boardwalk/api-client';
import {
  canRetryRefund,
  canSettleRefund,
  checkText,
  ModerationAction,
  normalizeText,
  OrderAction,
  REFUND_LIMITS,
  RefundState,
  transitionOrder,
} from '@boardwalk/domain';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { recordAction } from '../review/service.ts';
import * as orders from './orderRepository.ts';
import type { PaymentProvider } from './providers/PaymentProvider.ts';
import { presentManagedRefund } from './refundPresenter.ts';
import * as repository from './refundRepository.ts';
import type { RefundSender } from './refundSender.ts';
import type { RefundSteps } from './refundSteps.ts';

/** What the refunds of super admins need of others. */
export interface ManagedRefundNeeds {
  steps: RefundSteps;
  sender: RefundSender;
  /** Who takes payments now; undefined when nothing is sold. */
  provider: () => PaymentProvider | undefined;
}

/** What is still to be done with a refund, outside the transaction that decided it. */
interface Errand {
  refundId: string;
  kind: 'send' | 'look_up' | 'none';
}

/** Refunds as super admins see them, and what they do about those that are stuck. Decision 0141. */
export function managedRefundDesk({ db, clock }: Infra, { steps, sender, provider }: ManagedRefundNeeds) {
  async function present(rows: readonly repository.ManagedRefundRow[]): Promise<ManagedRefund[]> {
    const due = await sender.dueTimes(
      db,
      rows.map(({ refund_id: id }) => id),
    );
    const known = { provider: provider()?.name, now: clock.now() };
    return rows.map((row) => presentManagedRefund(row, { ...known, dueAt: due.get(row.refund_id) }));
  }

  const factsOf = (refund: repository.RefundRow) => ({
    state: refund.state,
    isProviderThere: refund.provider === provider()?.name,
    isReplaced: refund.replaced_by !== null,
  });

  async function answer(refundId: string): Promise<ManagedRefund> {
    const row = await repository.findManagedRefund(db, refundId);
    const [refund] = row === undefined ? [] : await present([row]);
    if (refund === undefined) throw new ApiError('refund_not_found', { internal: `refund ${refundId}` });
    return refund;
  }

  /** A refund, with its order locked. Errors: refund_not_found. */
  async function lock(trx: Queryable, refundId: string) {
    const found = await repository.findRefund(trx, refundId);
    const order = found && (await orders.lockOrder(trx, found.order_id));
    // Read again, as it is now that nobody else can change it.
    const refund = order && (await repository.findRefund(trx, refundId));
    if (order === undefined || refund === undefined)
      throw new ApiError('refund_not_found', { internal: `refund ${refundId}` });
    return { order, refund };
  }

  function record(
    trx: Queryable,
    refund: repository.RefundRow,
    entry: { adminId: string; action: ModerationAction; note: string | null },
  ): Promise<void> {
    return recordAction(trx, {
      moderatorId: entry.adminId,
      action: entry.action,
      subject: { type: 'order', id: refund.order_id },
      reason: entry.note,
      now: clock.now(),
    });
  }

  /** The last refund of a payment. */
  async function lastOf(trx: Queryable, refund: repository.RefundRow): Promise<repository.RefundRow> {
    let last = refund;
    while (last.replaced_by !== null) {
      const next = await repository.findRefund(trx, last.replaced_by);
      if (next === undefined) return last;
      last = next;
    }
    return last;
  }

  /** Decides what sending a refund again takes, and writes down that it was wished. Errors: refund_not_repeatable. */
  async function decideRetry(trx: Queryable, adminId: string, refundId: string): Promise<Errand> {
    const { order, refund } = await lock(trx, refundId);
    const last = await lastOf(trx, refund);
    const { refund_id: lastId, state } = last;
    const isSentAlready = last !== refund && state === RefundState.FAILED;
    if (state === RefundState.DONE || isSentAlready) return { refundId: lastId, kind: 'none' };
    const isStray = last.cause === 'stray';
    const isOrderPaid = transitionOrder(order.state, OrderAction.RETURN) !== null;
    if (!canRetryRefund(factsOf(last)) || (state === RefundState.FAILED && !isStray && !isOrderPaid))
      throw new ApiError('refund_not_repeatable', {
        internal: `refund ${lastId} at ${last.provider}, order ${order.state}`,
        data: { refund_state: state },
      });
    // A process is sending it just now: nothing is done here.
    if (state === RefundState.ASKED && !(await sender.dueTimes(trx, [lastId])).has(lastId))
      return { refundId: lastId, kind: 'none' };
    await record(trx, last, { adminId, action: ModerationAction.ORDER_REFUND_RETRY, note: null });
    if (state === RefundState.SENT) return { refundId: lastId, kind: 'look_up' };
    if (state === RefundState.ASKED) return { refundId: lastId, kind: 'send' };
    // A failed refund stays failed at the provider, by its key: the payment gets another one.
    const { order_id: orderId, provider: name, payment_ref: paymentRef, amount, currency, cause } = last;
    const wish = { cause, actorId: adminId, reason: last.reason };
    const next = isStray
      ? await steps.write(trx, { orderId, provider: name, paymentRef, amount, currency }, wish)
      : await steps.begin(trx, order, wish);
    return { refundId: next, kind: 'send' };
  }

  /** Whether a refund was settled by hand before, with the same note. */
  const isSettledAlike = (refund: repository.RefundRow, note: string) =>
    refund.state === RefundState.DONE && refund.settled_by !== null && refund.note === note;

  return {
    /** A part of all refunds. */
    async listAll(page: repository.RefundPage): Promise<ManagedRefundPage> {
      const found = await repository.listManagedRefunds(db, page);
      return { ...found, list: await present(found.list) };
    },

    /**
     * Sends a refund again now, or asks the provider about one that it has taken on. Repeated, it sends nothing twice.
     *
     * @returns the refund that stands now: of one that failed, the next one of the payment
     * Errors: refund_not_found, refund_not_repeatable.
     */
    async retry(adminId: string, refundId: string): Promise<ManagedRefund> {
      const errand = await inTransaction(db, (trx) => decideRetry(trx, adminId, refundId));
      if (errand.kind === 'send') await sender.sendNow(errand.refundId);
      if (errand.kind === 'look_up') await sender.lookUp(errand.refundId);
      return answer(errand.refundId);
    },

    /**
     * Records that a payment went back by hand; again with the same note changes nothing.
     * Errors: bad_input, refund_not_found, refund_not_by_hand.
     */
    async settleByHand(adminId: string, refundId: string, text: string): Promise<ManagedRefund> {
      const violations = checkText('note', text, { min: 1, max: REFUND_LIMITS.noteMax });
      if (violations.length > 0) throw badInput(violations);
      const note = normalizeText(text);
      await inTransaction(db, async (trx) => {
        const { order, refund } = await lock(trx, refundId);
        if (isSettledAlike(refund, note)) return;
        const { state } = refund;
        // One that failed has given the buyer back what they had: it is taken back again.
        const isRestored = state === RefundState.FAILED && refund.cause !== 'stray';
        const isOrderPaid = transitionOrder(order.state, OrderAction.RETURN) !== null;
        if (!canSettleRefund(factsOf(refund)) || (isRestored && !isOrderPaid))
          throw new ApiError('refund_not_by_hand', {
            internal: `refund ${refundId} at ${refund.provider}, order ${order.state}`,
            data: { refund_state: state },
          });
        await record(trx, refund, { adminId, action: ModerationAction.ORDER_REFUND_SETTLE, note });
        const byHand = { adminId, note };
        if (state === RefundState.OWED) {
          // Order and ledger have it as refunded already.
          const change = { state: RefundState.DONE, settled_at: clock.now(), settled_by: adminId, note };
          await repository.updateRefund(trx, refundId, change);
          return;
        }
        if (isRestored) await steps.takeBack(trx, order);
        await steps.finish(trx, refund, { ref: null, eventId: null, byHand });
      });
      return answer(refundId);
    },
  };
}
