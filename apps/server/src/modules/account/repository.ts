import type { AccountName, Language } from '@boardwalk/domain';
import type { NewRow } from '../../infra/database/schema.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { memberTypeAt } from '../membership/service.ts';

/** A person as the account module knows them. */
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

function accounts(db: Queryable, now: Date) {
  return db
    .selectFrom('user_account')
    .innerJoin('profile', 'profile.user_id', 'user_account.user_id')
    .where('user_account.deactivated_at', 'is', null)
    .select([
      'user_account.user_id',
      'email',
      'email_proven_at',
      'pending_email',
      'mobile',
      'nick_name',
      'kind',
      'e_id',
      'special_invite',
      'identification',
      'avatar_url',
      'onboarded_at',
      'user_account.language',
      'user_account.time_zone',
      'profile.name as profile_name',
      memberTypeAt('profile', now).as('member'),
    ]);
}

/** The person with this id, unless deactivated. */
export async function findAccount(db: Queryable, userId: string, now: Date) {
  return accounts(db, now).where('user_account.user_id', '=', userId).executeTakeFirst();
}

/** The person who signs in by this name, with the hash of the password. */
export async function findAccountByName(db: Queryable, { kind, value }: AccountName, now: Date) {
  return accounts(db, now).select('user_account.password_hash').where(kind, '=', value).executeTakeFirst();
}

/** Whether an account is open; if so, nobody closes it until the transaction ends. */
export async function holdAccount(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** The hash of a person's password, which stays the same until the transaction ends; undefined when deactivated. */
export async function holdPasswordHash(db: Queryable, userId: string): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('user_account')
    .select('password_hash')
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row?.password_hash;
}

/** The same for what is done one after the other for each person: another transaction that locks it waits. */
export async function lockPasswordHash(trx: Queryable, userId: string): Promise<string | null | undefined> {
  const row = await trx
    .selectFrom('user_account')
    .select('password_hash')
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.password_hash;
}

/** Adds a person; breaks the unique constraints of email and mobile when the name is taken. */
export async function insertAccount(db: Queryable, row: NewRow<'user_account'>): Promise<void> {
  await db.insertInto('user_account').values(row).execute();
}

/** Adds a profile; false when the name of its address is taken. */
export async function insertProfile(db: Queryable, row: NewRow<'profile'>): Promise<boolean> {
  const inserted = await db
    .insertInto('profile')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Whether a session of a person runs. */
export async function isRunning(
  db: Queryable,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

/** Adds a session. */
export async function insertSession(db: Queryable, row: NewRow<'session'>): Promise<void> {
  await db.insertInto('session').values(row).execute();
}

/** The running session of a cookie with its person. */
export async function findSession(db: Queryable, secretHash: string, now: Date) {
  return accounts(db, now)
    .innerJoin('session', 'session.user_id', 'user_account.user_id')
    .select([
      'session.session_id',
      'session.created_at as started_at',
      'session.last_seen_at',
      'session.expires_at',
    ])
    .where('session.secret_hash', '=', secretHash)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
}

/** Notes that a session is in use and prolongs it. */
export async function touchSession(
  db: Queryable,
  sessionId: string,
  seenAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_seen_at: seenAt, expires_at: expiresAt })
    .where('session_id', '=', sessionId)
    .execute();
}

/** Notes that a session is in use. */
export async function seeSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db.updateTable('session').set({ last_seen_at: now }).where('session_id', '=', sessionId).execute();
}

/** Keeps the language of the pages somebody reads: mails to them go out in it. */
export async function keepLanguage(db: Queryable, userId: string, language: Language): Promise<void> {
  await db.updateTable('user_account').set({ language }).where('user_id', '=', userId).execute();
}

/** Ends a session permanently. */
export async function revokeSession(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('session_id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Removes what of a person's sessions has long ended. */
export async function deleteEndedSessions(db: Queryable, userId: string, endedBefore: Date): Promise<void> {
  await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([eb('expires_at', '<', endedBefore), eb('revoked_at', '<', endedBefore)]))
    .execute();
}

/** Adds a refresh token. */
export async function insertRefreshToken(db: Queryable, row: NewRow<'refresh_token'>): Promise<void> {
  await db.insertInto('refresh_token').values(row).execute();
}

/** Removes the expired refresh tokens of a session. */
export async function deleteExpiredRefreshTokens(db: Queryable, sessionId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('refresh_token')
    .where('session_id', '=', sessionId)
    .where('expires_at', '<', now)
    .execute();
}

/** A refresh token of a session, locked until the transaction ends; whether one of its successors was used. */
export async function lockRefreshToken(db: Queryable, tokenHash: string, sessionId: string) {
  const token = await db
    .selectFrom('refresh_token')
    .select(['token_hash', 'created_at', 'expires_at', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .where('session_id', '=', sessionId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (token?.used_at == null) return token && { ...token, successorUsed: false };
  const used = await db
    .selectFrom('refresh_token')
    .select('token_hash')
    .where('parent_hash', '=', tokenHash)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return { ...token, successorUsed: used !== undefined };
}

/** Marks a refresh token as spent. */
export async function spendRefreshToken(db: Queryable, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('refresh_token').set({ used_at: now }).where('token_hash', '=', tokenHash).execute();
}

/** Whether anybody has an account, or had one. */
export async function hasAccounts(db: Queryable): Promise<boolean> {
  const someone = await db.selectFrom('user_account').select('user_id').limit(1).executeTakeFirst();
  return someone !== undefined;
}
