import { RefundState } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { TryAgain, type JobData, type JobDefinition, type OwedJob } from '../../infra/jobs/JobDefinition.ts';
import { inPortions } from '../../infra/lists/inPortions.ts';
import { ProviderUnavailable, type PaymentProvider } from './providers/PaymentProvider.ts';
import { FAILURE_MAX, REFUND_JOB, refundJobOf } from './refundRecords.ts';
import * as repository from './refundRepository.ts';
import type { RefundSteps } from './refundSteps.ts';

const MINUTE_MS = 60_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
/** It is sent until it has ended, however often. */
const WITHOUT_END = 1_000_000;

/**
 * Sends refunds to the provider, and asks it what became of those it has taken on. Each refund has a job, which is tried again until
 * the provider has answered.
 *
 * @param provider who takes payments now; undefined when nothing is sold
 */
export function refundSender(
  { db, clock, jobs, log }: Infra,
  { settleOutcome }: Pick<RefundSteps, 'settleOutcome'>,
  provider: () => PaymentProvider | undefined,
) {
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  /** Sends a refund. Repeated, it sends nothing twice: the provider knows it by its key. */
  async function send(refundId: string): Promise<TryAgain | undefined> {
    const by = provider();
    const waiting = await repository.findRefund(db, refundId);
    if (waiting?.state !== RefundState.ASKED) return undefined;
    if (by?.name !== waiting.provider)
      return new TryAgain({ at: later(MINUTE_MS), fault: 'its provider is not set', isCounted: false });
    const refund = await repository.beginAttempt(db, refundId);
    if (refund === undefined) return undefined;
    const { payment_ref: paymentRef, amount, currency, attempts, order_id: order } = refund;
    try {
      await settleOutcome(refundId, await by.refund({ key: refundId, paymentRef, amount, currency }));
      return undefined;
    } catch (error) {
      const fault = String(error instanceof Error ? error.message : error).slice(0, FAILURE_MAX);
      const isDown = error instanceof ProviderUnavailable;
      if (isDown) log.warn({ refund: refundId, attempts, reason: fault }, 'a refund could not be sent');
      else log.error({ refund: refundId, order, err: error }, 'a refund is stuck');
      await repository.noteUnsent(db, refundId, fault);
      const pause = isDown ? Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS) : MINUTE_MS;
      return new TryAgain({ at: later(pause), fault });
    }
  }

  async function* asked(): AsyncGenerator<OwedJob[]> {
    const portions = inPortions((page) => repository.listAsked(db, page), {
      first: '',
      keyOf: ({ refund_id: id }) => id,
    });
    for await (const refunds of portions) {
      yield refunds.map(({ refund_id: id, next_attempt_at: startAfter }) => ({
        ...refundJobOf(id),
        startAfter,
      }));
    }
  }

  return {
    /** Sends a refund now, for who waits for it; one that another process is sending is left to that one. */
    sendNow: async (refundId: string): Promise<void> => {
      await jobs.doNow(REFUND_JOB, refundId);
    },

    /** When refunds are sent, or sent again, of those that wait for it. */
    dueTimes: (on: Queryable, refundIds: readonly string[]) => jobs.dueTimes(on, REFUND_JOB, refundIds),

    /** The job that sends a refund. */
    sending: {
      name: REFUND_JOB,
      isPerKey: true,
      atOnce: 5,
      retries: WITHOUT_END,
      retryDelaySeconds: FIRST_PAUSE_MS / 1000,
      retryDelayMaxSeconds: MINUTE_MS / 1000,
      run: (data: JobData) => send(String(data['refundId'])),
      owed: asked,
    } satisfies JobDefinition,

    /** Asks the provider what became of a refund that it has taken on. */
    async lookUp(refundId: string): Promise<void> {
      const by = provider();
      const refund = await repository.findRefund(db, refundId);
      if (by === undefined || refund?.state !== RefundState.SENT || by.name !== refund.provider) return;
      const { payment_ref: paymentRef, provider_ref: ref, amount, currency } = refund;
      try {
        const request = { key: refundId, paymentRef, amount, currency, ref: ref ?? '' };
        await settleOutcome(refundId, await by.lookUpRefund(request));
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        log.warn({ refund: refundId, reason: error.message }, 'a refund could not be looked up');
        await repository.noteUnsent(db, refundId, error.message.slice(0, FAILURE_MAX));
      }
    },
  };
}

/** Who sends refunds. */
export type RefundSender = ReturnType<typeof refundSender>;
