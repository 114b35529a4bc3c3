import type { ManagedPayout, ManagedPayoutPage, Payout, PayoutPage } from '@boardwalk/api-client';
import { checkText, normalizeText, PAYOUT_LIMITS, PayoutState, TEMPLATE_CURRENCY } from '@boardwalk/domain';
import { inTransaction, isUniqueViolation, type Queryable } from '../../infra/database/database.ts';
import { once } from '../../infra/database/idempotency.ts';
import { ApiError, badInput } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { lockPassword } from '../account/service.ts';
import type { GoodsDesk } from './goods.ts';
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
  goods: GoodsDesk;
  ledger: Ledger;
  /** Makes sure that it is the person themselves; gives the hash of the password. */
  confirmPassword: (userId: string, password: string) => Promise<string>;
}

/** Asking for payouts, and settling them. */
export function payoutDesk({ db, clock, ids }: Infra, { goods, ledger, confirmPassword }: PayoutNeeds) {
  async function find(on: Queryable, payoutId: string): Promise<repository.PayoutRow> {
    const payout = await repository.findPayout(on, payoutId);
    if (payout === undefined) throw new ApiError('payout_not_found', { internal: `payout ${payoutId}` });
    return payout;
  }

  /** Errors: super_admins_only, payout_not_found, own_payout, payout_not_open, payout_reference_used. */
  async function settle(adminId: string, payoutId: string, how: Settlement): Promise<ManagedPayout> {
    await goods.requireManager(adminId);
    const work = async (trx: Queryable) => {
      const payout = await repository.lockPayout(trx, payoutId);
      if (payout === undefined) throw new ApiError('payout_not_found', { internal: `payout ${payoutId}` });
      if (payout.user_id === adminId) throw new ApiError('own_payout', { internal: `payout ${payoutId}` });
      const isRepeated =
        payout.state === how.state &&
        (how.state === PayoutState.REFUSED || payout.reference === how.reference);
      if (!isRepeated) {
        if (payout.state !== PayoutState.ASKED)
          throw new ApiError('payout_not_open', { internal: `payout ${payoutId} is ${payout.state}` });
        if (how.state === PayoutState.REFUSED) await ledger.bookRefusedPayout(trx, payout);
        await repository.updatePayout(trx, payoutId, {
          ...how,
          settled_by: adminId,
          settled_at: clock.now(),
        });
        await repository.forgetPayeeOfDeleted(trx, payoutId);
      }
      return presentManagedPayout(await find(trx, payoutId));
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

    /** All payouts, the oldest first. Errors: super_admins_only. */
    async listAll(
      adminId: string,
      page: { state: PayoutState | undefined; cursor: string; size: number },
    ): Promise<ManagedPayoutPage> {
      await goods.requireManager(adminId);
      const found = await repository.listPayouts(db, page);
      return { ...found, list: found.list.map(presentManagedPayout) };
    },

    /**
     * Records that a payout was paid; the same reference again changes nothing. Errors: bad_input, super_admins_only,
     * payout_not_found, own_payout, payout_not_open, payout_reference_used.
     */
    async pay(adminId: string, payoutId: string, reference: string): Promise<ManagedPayout> {
      const violations = checkText('reference', reference, { min: 1, max: PAYOUT_LIMITS.referenceMax });
      if (violations.length > 0) throw badInput(violations);
      const how = { state: PayoutState.PAID, reference: normalizeText(reference), reason: null };
      return settle(adminId, payoutId, how);
    },

    /**
     * Refuses a payout, which comes back to the wallet; again changes nothing. Errors: bad_input, super_admins_only,
     * payout_not_found, own_payout, payout_not_open.
     */
    async refuse(adminId: string, payoutId: string, reason: string): Promise<ManagedPayout> {
      const violations = checkText('reason', reason, { min: 1, max: PAYOUT_LIMITS.reasonMax });
      if (violations.length > 0) throw badInput(violations);
      const how = { state: PayoutState.REFUSED, reference: null, reason: normalizeText(reason) };
      return settle(adminId, payoutId, how);
    },
  };
}
