import type { ManagedPayout, ManagedPayoutPage, Payout, PayoutPage } from '@boardwalk/api-client';
import {
  checkText,
  ModerationAction,
  normalizeText,
  PAYOUT_CLAIM_MS,
  PAYOUT_LIMITS,
  PayoutState,
  TEMPLATE_CURRENCY,
} from '@boardwalk/domain';
import { inTransaction, isUniqueViolation, type Queryable } from '../../infra/database/database.ts';
import type { Row } from '../../infra/database/schema.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { lockPassword } from '../account/service.ts';
import { MailKind, type MailService } from '../mail/service.ts';
import { recordAction } from '../review/service.ts';
import * as repository from './payoutRepository.ts';
import { presentManagedPayout, presentPayout } from './presenter.ts';
import type { Ledger } from './wallet.ts';

/** Payouts on their desk. */
export type PayoutDesk = ReturnType<typeof payoutDesk>;

/** Operation under which idempotency keys of payouts are kept. */
const OPERATION = 'createPayout';

/** How an admin settles a payout. */
type Settlement =
  | { readonly state: typeof PayoutState.PAID; readonly reference: string; readonly reason: null }
  | { readonly state: typeof PayoutState.REFUSED; readonly reference: null; readonly reason: string };

/** What payouts need of others. */
export interface PayoutNeeds {
  ledger: Ledger;
  mail: Pick<MailService, 'send'>;
  /** Makes sure that it is the person themselves; gives the hash of the password. */
  confirmPassword: (userId: string, password: string) => Promise<string>;
}

function isClaimedByOther(payout: Row<'payout'>, adminId: string, now: Date): boolean {
  const { claimed_by: claimant, claimed_until: until } = payout;
  return claimant !== null && claimant !== adminId && until !== null && until > now;
}

/** Asking for payouts, and settling them. */
export function payoutDesk({ db, clock, ids }: Infra, { ledger, mail, confirmPassword }: PayoutNeeds) {
  async function find(on: Queryable, payoutId: string): Promise<repository.PayoutRow> {
    const payout = await repository.findPayout(on, payoutId);
    if (payout === undefined) throw new ApiError('payout_not_found', { internal: `payout ${payoutId}` });
    return payout;
  }

  /** A payout, locked, that is not the admin's own. Errors: payout_not_found, own_payout. */
  async function lockOthers(trx: Queryable, adminId: string, payoutId: string): Promise<Row<'payout'>> {
    const payout = await repository.lockPayout(trx, payoutId);
    if (payout === undefined) throw new ApiError('payout_not_found', { internal: `payout ${payoutId}` });
    if (payout.user_id === adminId) throw new ApiError('own_payout', { internal: `payout ${payoutId}` });
    return payout;
  }

  /**
   * Of two admins only one transfers the money. Who claimed last records it, also when their claim has ended meanwhile; a refusal
   * waits for another admin's claim to end. Errors: payout_not_claimed, payout_claimed.
   */
  function requireClaim(payout: Row<'payout'>, adminId: string, state: Settlement['state']): void {
    const internal = `payout ${payout.payout_id}, claimed by ${payout.claimed_by ?? 'nobody'}`;
    if (state === PayoutState.PAID && payout.claimed_by !== adminId)
      throw new ApiError('payout_not_claimed', { internal });
    if (isClaimedByOther(payout, adminId, clock.now())) throw new ApiError('payout_claimed', { internal });
  }

  /** Notifies the creator by mail of what became of their payout. */
  async function notify(trx: Queryable, payout: Row<'payout'>, how: Settlement): Promise<void> {
    const { user_id: userId, currency } = payout;
    const amount = { amount: Number(payout.amount), currency };
    await mail.send(
      trx,
      how.state === PayoutState.PAID
        ? { userId, kind: MailKind.PAYOUT_PAID, data: { amount, reference: how.reference } }
        : { userId, kind: MailKind.PAYOUT_REFUSED, data: { amount, reason: how.reason } },
    );
  }

  /**
   * Errors: payout_not_found, own_payout, payout_not_open, payout_reference_used, payout_claimed,
   * payout_not_claimed.
   */
  async function settle(adminId: string, payoutId: string, how: Settlement): Promise<ManagedPayout> {
    const work = async (trx: Queryable) => {
      const payout = await lockOthers(trx, adminId, payoutId);
      const isRepeated =
        payout.state === how.state &&
        (how.state === PayoutState.REFUSED || payout.reference === how.reference);
      if (!isRepeated) {
        if (payout.state !== PayoutState.ASKED)
          throw new ApiError('payout_not_open', { internal: `payout ${payoutId} is ${payout.state}` });
        requireClaim(payout, adminId, how.state);
        if (how.state === PayoutState.REFUSED) await ledger.bookRefusedPayout(trx, payout);
        await repository.updatePayout(trx, payoutId, {
          ...how,
          settled_by: adminId,
          settled_at: clock.now(),
        });
        await notify(trx, payout, how);
        await repository.forgetPayeeOfDeleted(trx, payoutId);
        await recordAction(trx, {
          moderatorId: adminId,
          action:
            how.state === PayoutState.PAID ? ModerationAction.PAYOUT_PAY : ModerationAction.PAYOUT_REFUSE,
          subject: { type: 'payout', id: payoutId },
          reason: how.reason,
          now: clock.now(),
        });
      }
      return presentManagedPayout(await find(trx, payoutId), clock.now());
    };
    try {
      return await inTransaction(db, work);
    } catch (error) {
      if (isUniqueViolation(error, 'payout_reference_key'))
        throw new ApiError('payout_reference_used', { cause: error });
      throw error;
    }
  }

  return {
    /**
     * Asks for part of the balance, once per idempotency key. It leaves the wallet at once. Errors: bad_input,
     * wrong_password, insufficient_balance, idempotency_key_reused, too_many_requests.
     */
    async create(
      userId: string,
      wish: { amount: number; payee: string; password: string; idempotencyKey: string | undefined },
    ): Promise<Payout> {
      const { amount, idempotencyKey: key } = wish;
      const violations = checkText('payee', wish.payee, { min: 1, max: PAYOUT_LIMITS.payeeMax });
      if (violations.length > 0) throw badInput(violations);
      const payee = normalizeText(wish.payee);
      const hash = await confirmPassword(userId, wish.password);
      const asked = await inTransaction(db, async (trx) => {
        await lockPassword(trx, userId, hash);
        return once(trx, { userId, operation: OPERATION, key, now: clock.now() }, async () => {
          const payout = {
            payout_id: ids.key(),
            user_id: userId,
            amount,
            currency: TEMPLATE_CURRENCY,
            payee,
            created_at: clock.now(),
          };
          await repository.insertPayout(trx, payout);
          await ledger.bookPayout(trx, payout);
          await mail.send(trx, {
            userId,
            kind: MailKind.PAYOUT_ASKED,
            data: { amount: { amount, currency: TEMPLATE_CURRENCY }, at: clock.now().toISOString() },
          });
          return { payoutId: payout.payout_id, amount, payee };
        });
      });
      if (asked.amount !== amount || asked.payee !== payee)
        throw new ApiError('idempotency_key_reused', { internal: `key of payout ${asked.payoutId}` });
      return presentPayout(await find(db, asked.payoutId));
    },

    /** Somebody's payouts, the newest first. */
    async list(userId: string, page: { cursor: string; size: number }): Promise<PayoutPage> {
      const found = await repository.listPayoutsOf(db, userId, page);
      return { ...found, list: found.list.map(presentPayout) };
    },

    /** All payouts, the oldest first. */
    async listAll(page: {
      state: PayoutState | undefined;
      cursor: string;
      size: number;
    }): Promise<ManagedPayoutPage> {
      const found = await repository.listPayouts(db, page);
      return { ...found, list: found.list.map((row) => presentManagedPayout(row, clock.now())) };
    },

    /**
     * Claims a payout, or extends the caller's claim. Errors: payout_not_found, own_payout, payout_not_open,
     * payout_claimed.
     */
    async claim(adminId: string, payoutId: string): Promise<ManagedPayout> {
      return inTransaction(db, async (trx) => {
        const payout = await lockOthers(trx, adminId, payoutId);
        if (payout.state !== PayoutState.ASKED)
          throw new ApiError('payout_not_open', { internal: `payout ${payoutId} is ${payout.state}` });
        const now = clock.now();
        if (isClaimedByOther(payout, adminId, now))
          throw new ApiError('payout_claimed', { internal: `payout ${payoutId}, by ${payout.claimed_by}` });
        const isOwn = payout.claimed_by === adminId;
        await repository.updatePayout(trx, payoutId, {
          claimed_by: adminId,
          claimed_at: (isOwn ? payout.claimed_at : null) ?? now,
          claimed_until: new Date(now.getTime() + PAYOUT_CLAIM_MS),
        });
        return presentManagedPayout(await find(trx, payoutId), now);
      });
    },

    /** Ends the caller's claim; without one nothing changes. Errors: payout_not_found. */
    async release(adminId: string, payoutId: string): Promise<ManagedPayout> {
      return inTransaction(db, async (trx) => {
        const payout = await repository.lockPayout(trx, payoutId);
        if (payout?.claimed_by === adminId && payout.state === PayoutState.ASKED)
          await repository.updatePayout(trx, payoutId, {
            claimed_by: null,
            claimed_at: null,
            claimed_until: null,
          });
        return presentManagedPayout(await find(trx, payoutId), clock.now());
      });
    },

    /**
     * Records that a payout was paid; the same reference again changes nothing. Errors: bad_input,
     * payout_not_found, own_payout, payout_not_open, payout_reference_used, payout_not_claimed.
     */
    async pay(adminId: string, payoutId: string, reference: string): Promise<ManagedPayout> {
      const violations = checkText('reference', reference, { min: 1, max: PAYOUT_LIMITS.referenceMax });
      if (violations.length > 0) throw badInput(violations);
      const how = { state: PayoutState.PAID, reference: normalizeText(reference), reason: null };
      return settle(adminId, payoutId, how);
    },

    /**
     * Refuses a payout, which comes back to the wallet; again changes nothing. Errors: bad_input,
     * payout_not_found, own_payout, payout_not_open, payout_claimed.
     */
    async refuse(adminId: string, payoutId: string, reason: string): Promise<ManagedPayout> {
      const violations = checkText('reason', reason, { min: 1, max: PAYOUT_LIMITS.reasonMax });
      if (violations.length > 0) throw badInput(violations);
      const how = { state: PayoutState.REFUSED, reference: null, reason: normalizeText(reason) };
      return settle(adminId, payoutId, how);
    },
  };
}
