import type { Queryable } from '../../infra/database/database.ts';
import type { Infra } from '../../infra/Infra.ts';
import { forgetNames } from './clientLogs.ts';
import * as repository from './renameRepository.ts';

/** What becomes of nicknames that people give up. */
export type Renames = ReturnType<typeof createRenames>;

const DAY_MS = 86_400_000;
/** Each looks through all lines of clients' logs, and is remembered for as long as these are kept. */
const RENAMES_PER_DAY = 20;

/** Takes former nicknames out of what clients log: later nobody would know any more that they were names. */
export function createRenames(infra: Infra) {
  const { db, limits } = infra;
  const daily = limits.attempts('renames', RENAMES_PER_DAY, DAY_MS);
  return {
    /**
     * Counts that a person takes another nickname, ahead of the transaction that does so; one that fails does not count.
     * Errors: too_many_requests.
     *
     * @param wanted undefined when the nickname stays
     */
    async count<T>(userId: string, wanted: string | undefined, rename: () => Promise<T>): Promise<T> {
      const present = wanted === undefined ? undefined : await repository.findNickName(db, userId);
      const isOther = present !== undefined && present !== wanted;
      return isOther ? daily.charge(userId, rename) : rename();
    },

    /** The present nickname, which nobody else changes until the transaction ends; undefined when the account is gone. */
    lock: (trx: Queryable, userId: string): Promise<string | undefined> =>
      repository.lockNickName(trx, userId),

    /** Forgets the nickname that `lock` gave, last in the transaction that changes it; one that is kept is not. */
    async forget(trx: Queryable, former: string | undefined, wanted: string): Promise<void> {
      if (former !== undefined && former !== wanted) await forgetNames(trx, [former], infra);
    },
  };
}
