import { UserKind } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** Of two who try at once, one waits for the other. */
const LOCK = 'first admin';

/** Makes others who make a first admin wait until the transaction ends. */
export async function lockSetup(trx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${LOCK}))`.execute(trx);
}

/** Whether anybody is an admin. */
export async function hasAdmin(db: Queryable): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('kind', 'in', [UserKind.SUPER_ADMIN, UserKind.GENERAL_ADMIN])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Stores a code, and removes those that have expired. */
export async function insertCode(
  db: Queryable,
  code: { fingerprint: string; expiresAt: Date },
  now: Date,
): Promise<void> {
  await db.deleteFrom('setup_code').where('expires_at', '<=', now).execute();
  await db
    .insertInto('setup_code')
    .values({ fingerprint: code.fingerprint, expires_at: code.expiresAt })
    .execute();
}

/** Whether there is a code that still works. */
export async function isCode(db: Queryable, fingerprint: string, now: Date): Promise<boolean> {
  const known = await db
    .selectFrom('setup_code')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprint)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return known !== undefined;
}

/** Makes somebody the super admin; no code works any more. */
export async function makeFirstAdmin(trx: Queryable, userId: string, now: Date): Promise<void> {
  await trx
    .updateTable('user_account')
    .set({ kind: UserKind.SUPER_ADMIN, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
  await trx.deleteFrom('setup_code').execute();
}
