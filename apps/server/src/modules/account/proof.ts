import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import type { AccountCentre } from './accountCentre.ts';
import type { SecondStepCodes } from './secondStepCodes.ts';
import { lockPassword } from './service.ts';

/** What proves that it is the person themselves who changes how they sign in. */
export interface Proof {
  password: string;
  code?: string | undefined;
}

/** Makes sure that it is the person themselves. */
export type ProofService = ReturnType<typeof createProof>;

const FAILURE_WINDOW_MS = 15 * 60_000;

/** The proof that a change of the ways to sign in takes: the password, and a code where the second step is on. */
export function createProof(
  { db, limits, settings }: Infra,
  { accountCentre, codes }: { accountCentre: AccountCentre; codes: SecondStepCodes },
) {
  // Counted with the codes that the second step itself is changed by.
  const tries = limits.attempts('code of a second step', settings.limits.failedSignIns, FAILURE_WINDOW_MS);
  return {
    /**
     * Does what takes a proof, in the transaction that takes the code. Errors: wrong_password, wrong_code, too_many_requests.
     */
    async confirm<T>(
      userId: string,
      { password, code }: Proof,
      change: (trx: Queryable) => Promise<T>,
    ): Promise<T> {
      const hash = await accountCentre.confirmPassword(userId, password);
      await tries.take(userId);
      const changed = await inTransaction(db, async (trx) => {
        await lockPassword(trx, userId, hash);
        const isRight =
          !(await codes.isOn(trx, userId)) ||
          (code !== undefined && (await codes.take(trx, userId, code)) !== undefined);
        if (!isRight) throw new ApiError('wrong_code', { internal: `user ${userId}` });
        return change(trx);
      });
      await tries.clear(userId);
      return changed;
    },
  };
}
