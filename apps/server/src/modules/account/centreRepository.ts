import type { Queryable } from '../../infra/database/database.ts';
import type { RowChange } from '../../infra/database/schema.ts';

/** Running sessions shown at once. */
const MAX_SESSIONS = 100;

/** The hash of a person's password, unless deactivated. */
export async function findPasswordHash(db: Queryable, userId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('user_account')
    .select('password_hash')
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return row?.password_hash;
}

/** What an open account signs in with, and the hash of its password, locked until the transaction ends, to be changed. */
export async function lockSignInNames(trx: Queryable, userId: string) {
  return (
    trx
      .selectFrom('user_account')
      .select(['email', 'email_proven_at', 'mobile', 'password_hash'])
      .where('user_id', '=', userId)
      .where('deactivated_at', 'is', null)
      // FOR UPDATE: e-mail address or mobile number change, which are keys.
      .forUpdate()
      .executeTakeFirst()
  );
}

/** Changes an account; breaks the unique constraints of email and mobile when the name is taken. */
export async function changeAccount(
  db: Queryable,
  userId: string,
  change: Pick<
    RowChange<'user_account'>,
    | 'nick_name'
    | 'email'
    | 'email_proven_at'
    | 'pending_email'
    | 'mobile'
    | 'avatar_url'
    | 'time_zone'
    | 'updated_at'
  >,
): Promise<void> {
  await db
    .updateTable('user_account')
    .set(change)
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .execute();
}

/** Puts a new password in place of the one that was just confirmed; false when it has changed meanwhile. */
export async function replacePassword(
  db: Queryable,
  userId: string,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<boolean> {
  const changed = await db
    .updateTable('user_account')
    .set({ password_hash: to, has_password: true, updated_at: now })
    .where('user_id', '=', userId)
    .where('password_hash', '=', from)
    .returning('user_id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** A person's running sessions, the last used first. */
export async function listSessions(db: Queryable, userId: string, now: Date) {
  return db
    .selectFrom('session')
    .select(['session_id', 'user_agent', 'method', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id', 'desc')
    .limit(MAX_SESSIONS)
    .execute();
}

/**
 * Ends running sessions of a person permanently.
 *
 * @param which one of them, or all but one
 * @returns ids of those that were running
 */
export async function revokeSessions(
  db: Queryable,
  userId: string,
  which: { only: string } | { but: string | null },
  now: Date,
): Promise<string[]> {
  const rows = await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if('only' in which, (query) => query.where('session_id', '=', 'only' in which ? which.only : ''))
    .$if('but' in which && which.but !== null, (query) =>
      query.where('session_id', '<>', ('but' in which ? which.but : null) ?? ''),
    )
    .returning('session_id')
    .execute();
  return rows.map((row) => row.session_id);
}

/** A code of the account frame for a running session; false when the session is not running. */
export async function insertFrameToken(
  db: Queryable,
  token: { codeHash: string; sessionId: string; userId: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  await db
    .deleteFrom('frame_token')
    .where('session_id', '=', token.sessionId)
    .where('expires_at', '<=', token.now)
    .execute();
  const inserted = await db
    .insertInto('frame_token')
    .columns(['code_hash', 'session_id', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('session')
        .select([
          eb.val(token.codeHash).as('code_hash'),
          'session.session_id',
          eb.cast<Date>(eb.val(token.expiresAt), 'timestamptz').as('expires_at'),
        ])
        .where('session.session_id', '=', token.sessionId)
        .where('session.user_id', '=', token.userId)
        .where('session.revoked_at', 'is', null)
        .where('session.expires_at', '>', token.now),
    )
    .returning('session_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Uses up a code of the account frame: the running session it was made for, or undefined. */
export async function takeFrameToken(db: Queryable, codeHash: string, now: Date) {
  const used = await db
    .deleteFrom('frame_token')
    .where('code_hash', '=', codeHash)
    .returning(['session_id', 'expires_at'])
    .executeTakeFirst();
  if (used === undefined || used.expires_at <= now) return undefined;
  return db
    .selectFrom('session')
    .select(['session_id', 'user_id'])
    .where('session_id', '=', used.session_id)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
