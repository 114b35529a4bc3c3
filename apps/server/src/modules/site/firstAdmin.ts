import { ModerationAction, type Language } from '@boardwalk/domain';
import { inTransaction, isUniqueViolation } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';
import type { AccountService } from '../account/service.ts';
import { recordAction } from '../review/service.ts';
import { hasAdmin, insertCode, isCode, lockSetup, makeFirstAdmin } from './firstAdminRepository.ts';

const CODE_MS = 24 * 3_600_000;
const TRIES_PER_HOUR = 20;
const HOUR_MS = 3_600_000;

/** The way from a site without an admin to its first one: a code that only the operator of the machine sees. */
export function createFirstAdminDesk(
  { db, clock, ids, tokens, limits }: Infra,
  { account }: { account: Pick<AccountService, 'createAccount'> },
) {
  const tries = limits.attempts('first-admin', TRIES_PER_HOUR, HOUR_MS);
  // Keyed: who reads the database cannot try codes against it.
  const fingerprint = (code: string) => tokens.pseudonym(`setup code ${code}`);

  return {
    /** A new code for a site without an admin, or undefined when it has one. Others that still work stay. */
    async newCode(): Promise<string | undefined> {
      if (await hasAdmin(db)) return undefined;
      const now = clock.now();
      const code = ids.secret();
      const expiresAt = new Date(now.getTime() + CODE_MS);
      await insertCode(db, { fingerprint: fingerprint(code), expiresAt }, now);
      return code;
    },

    /**
     * Makes the first admin. Errors: bad_input, wrong_setup_code, setup_done, account_exists, too_many_requests after many
     * tries from one network.
     */
    async create(
      {
        code,
        ...person
      }: { code: string; account: string; password: string; nickName: string; language: Language },
      address: string,
    ): Promise<void> {
      await tries.take(networkOf(address));
      try {
        await inTransaction(db, async (trx) => {
          await lockSetup(trx);
          if (await hasAdmin(trx)) throw new ApiError('setup_done');
          const now = clock.now();
          if (!(await isCode(trx, fingerprint(code.trim()), now))) throw new ApiError('wrong_setup_code');
          const userId = await account.createAccount(trx, person);
          await makeFirstAdmin(trx, userId, now);
          await recordAction(trx, {
            moderatorId: userId,
            action: ModerationAction.SITE_FIRST_ADMIN,
            subject: { type: 'user', id: userId },
            now,
          });
        });
      } catch (error) {
        if (
          isUniqueViolation(error, 'user_account_email_key') ||
          isUniqueViolation(error, 'user_account_mobile_key')
        )
          throw new ApiError('account_exists', { cause: error });
        throw error;
      }
    },
  };
}
