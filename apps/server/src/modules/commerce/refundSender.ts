import { RefundState } from '@boardwalk/domain';
import type { Infra } from '../../infra/Infra.ts';
import { ProviderUnavailable, type PaymentProvider } from './providers/PaymentProvider.ts';
import { FAILURE_MAX } from './refundRecords.ts';
import * as repository from './refundRepository.ts';
import type { RefundSteps } from './refundSteps.ts';

const BATCH = 20;
/** Longer than a provider is waited for: an attempt older than this is over, or its process is gone. */
const TAKEN_MS = 60_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/**
 * Sends refunds to the provider, and asks it what became of those it has taken on.
 *
 * @param provider who takes payments now; undefined when nothing is sold
 */
export function refundSender(
  { db, clock, log }: Infra,
  { settleOutcome }: Pick<RefundSteps, 'settleOutcome'>,
  provider: () => PaymentProvider | undefined,
) {
  async function send(refund: repository.RefundRow, by: PaymentProvider): Promise<void> {
    const { refund_id: key, payment_ref: paymentRef, amount, currency, attempts } = refund;
    try {
      await settleOutcome(key, await by.refund({ key, paymentRef, amount, currency }));
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      log.warn({ refund: key, attempts, reason: error.message }, 'a refund could not be sent');
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
      const next = new Date(clock.now().getTime() + pause);
      await repository.noteUnsent(db, key, { failure: error.message.slice(0, FAILURE_MAX), next });
    }
  }

  return {
    /**
     * Sends refunds that are due to the provider. Several processes may do so at once: each is taken by one of them.
     *
     * @param of only this one
     * @returns how many were sent
     */
    async sendDue(of?: string): Promise<number> {
      const by = provider();
      if (by === undefined) return 0;
      const now = clock.now();
      const due = await repository.takeRefunds(db, {
        provider: by.name,
        now,
        takenUntil: new Date(now.getTime() + TAKEN_MS),
        limit: BATCH,
        of,
      });
      for (const refund of due) {
        try {
          await send(refund, by);
        } catch (error) {
          // One that cannot be settled must not hold up the others: it is taken again later.
          const { refund_id: refundId, order_id: order } = refund;
          log.error({ refund: refundId, order, err: error }, 'a refund is stuck');
          const failure = String(error instanceof Error ? error.message : error).slice(0, FAILURE_MAX);
          await repository.noteUnsent(db, refundId, { failure });
        }
      }
      return due.length;
    },

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
        await repository.noteUnsent(db, refundId, { failure: error.message.slice(0, FAILURE_MAX) });
      }
    },
  };
}

/** Who sends refunds. */
export type RefundSender = ReturnType<typeof refundSender>;
