import { RefundState } from '@boardwalk/domain';
import type { RefundCause } from '../../infra/database/commerceTables.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { PaymentProviderName } from '../../infra/settings/paymentSettings.ts';
import { insertEvent } from './paymentRepository.ts';
import * as repository from './refundRepository.ts';

/** Characters that are kept of why a refund failed. */
export const FAILURE_MAX = 500;

/** The kind of job that sends one refund. */
export const REFUND_JOB = 'send-refund';
/** A refund is sent by the request that it follows from. Only when that has died its job does it, after this time. */
const LEFT_TO_REQUEST_MS = 10_000;

/** The job of a refund. */
export const refundJobOf = (refundId: string) => ({ key: refundId, data: { refundId } });

/** Whose wish a refund is, and why. */
export interface RefundWish {
  cause: RefundCause;
  actorId: string | null;
  reason: string | null;
}

/** A payment that is to go back whole. */
export interface ReturnedPayment {
  orderId: string;
  provider: PaymentProviderName;
  paymentRef: string;
  amount: number;
  currency: string;
}

/** Writing down what is decided and learnt of refunds. */
export function refundRecords({ clock, ids, jobs, log }: Pick<Infra, 'clock' | 'ids' | 'jobs' | 'log'>) {
  /** Writes down that a payment is to go back, with the job that sends it. It takes the place of a refund of the same payment that failed. */
  async function write(trx: Queryable, payment: ReturnedPayment, wish: RefundWish): Promise<string> {
    const refundId = ids.key();
    const now = clock.now();
    const { orderId: order_id, paymentRef: payment_ref, amount, currency } = payment;
    await repository.insertRefund(trx, {
      refund_id: refundId,
      order_id,
      provider: payment.provider,
      payment_ref,
      amount,
      currency,
      cause: wish.cause,
      actor_id: wish.actorId,
      reason: wish.reason,
      state: RefundState.ASKED,
      // For servers of the former version.
      next_attempt_at: now,
      provider_ref: null,
      created_at: now,
      settled_at: null,
    });
    const startAfter = new Date(now.getTime() + LEFT_TO_REQUEST_MS);
    await jobs.sendAll(trx, REFUND_JOB, [{ ...refundJobOf(refundId), startAfter }]);
    await repository.replaceFailedRefunds(trx, {
      refundId,
      provider: payment.provider,
      paymentRef: payment_ref,
    });
    await insertEvent(trx, {
      order_id,
      kind: 'refund_asked',
      amount: 0,
      currency,
      provider: payment.provider,
      payment_ref,
      actor_id: wish.actorId,
      note: wish.reason ?? wish.cause,
      created_at: now,
    });
    return refundId;
  }

  /** Writes down that the provider cannot give money back. Nothing here can make it do so: an admin has to look. */
  async function noteFailure(
    trx: Queryable,
    refund: repository.RefundRow,
    event: { reason: string; eventId: string | null },
  ): Promise<void> {
    const { refund_id: refundId, order_id: orderId, currency, state } = refund;
    await insertEvent(trx, {
      order_id: orderId,
      kind: 'refund_failed',
      amount: 0,
      currency,
      provider: refund.provider,
      provider_event_id: event.eventId,
      payment_ref: refund.payment_ref,
      note: event.reason.slice(0, FAILURE_MAX),
      created_at: clock.now(),
    });
    const isBooked = state === RefundState.DONE;
    log.error({ refund: refundId, order: orderId, reason: event.reason, isBooked }, 'a refund failed');
  }

  return { write, noteFailure };
}
