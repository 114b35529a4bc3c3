import { ModerationAction, UserKind, type Language } from '@boardwalk/domain';
import { sql } from 'kysely';
import { inTransaction, isUniqueViolation, type Queryable } from '../../infra/database/database.ts';
import { ApiError } from '../../infra/errors/ApiError.ts';
import type { Infra } from '../../infra/Infra.ts';
import { networkOf } from '../../infra/rateLimits/network.ts';
import type { AccountService } from '../account/service.ts';
import { recordAction } from '../review/service.ts';

const CODE_MS = 24 * 3_600_000;
const TRIES_PER_HOUR = 20;
const HOUR_MS = 3_600_000;
/** Of two who try at once, one waits for the other. */
const LOCK = 'first admin';

/** The way from a site without an admin to its first one: a code that only the operator of the machine sees. */
export function createFirstAdminDesk(
  { db, clock, ids, tokens, limits }: Infra,
  { account }: { account: Pick<AccountService, 'createAccount'> },
) {
  const tries = limits.attempts('first-admin', TRIES_PER_HOUR, HOUR_MS);
  // Keyed: who reads the database cannot try codes against it.
  const fingerprint = (code: string) => tokens.pseudonym(`setup code ${code}`);

  async function hasAdmin(on: Queryable): Promise<boolean> {
    const found = await on
      .selectFrom('user_account')
      .select('user_id')
      .where('kind', 'in', [UserKind.SUPER_ADMIN, UserKind.GENERAL_ADMIN])
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  return {
    /** A new code for a site without an admin, or undefined when it has one. Others that still work stay. */
    async newCode(): Promise<string | undefined> {
      if (await hasAdmin(db)) return undefined;
      const now = clock.now();
      const code = ids.secret();
      await db.deleteFrom('setup_code').where('expires_at', '<=', now).execute();
      await db
        .insertInto('setup_code')
        .values({ fingerprint: fingerprint(code), expires_at: new Date(now.getTime() + CODE_MS) })
        .execute();
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
          await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(trx);
          if (await hasAdmin(trx)) throw new ApiError('setup_done');
          const now = clock.now();
          const known = await trx
            .selectFrom('setup_code')
            .select('fingerprint')
            .where('fingerprint', '=', fingerprint(code.trim()))
            .where('expires_at', '>', now)
            .executeTakeFirst();
          if (known === undefined) throw new ApiError('wrong_setup_code');
          const userId = await account.createAccount(trx, person);
          await trx
            .updateTable('user_account')
            .set({ kind: UserKind.SUPER_ADMIN, updated_at: now })
            .where('user_id', '=', userId)
            .execute();
          await trx.deleteFrom('setup_code').execute();
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
