import { UserKind, type AccountName } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** Somebody who signs in by a name, closed accounts included. */
export async function findAccount(db: Queryable, name: AccountName) {
  return byName(db, name).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockAccount(trx: Queryable, name: AccountName) {
  return byName(trx, name).forNoKeyUpdate().executeTakeFirst();
}

function byName(db: Queryable, { kind, value }: AccountName) {
  return db
    .selectFrom('user_account')
    .select(['user_id', 'kind', 'nick_name', 'deactivated_at'])
    .where(kind, '=', value);
}

/** Changes what somebody may do. */
export async function setKind(db: Queryable, userId: string, kind: UserKind, now: Date): Promise<void> {
  await db.updateTable('user_account').set({ kind, updated_at: now }).where('user_id', '=', userId).execute();
}

/** Gives somebody another password. */
export async function setPasswordHash(
  db: Queryable,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ password_hash: passwordHash, has_password: true, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** An admin as the operator sees them. */
export type AdminRow = Awaited<ReturnType<typeof listAdmins>>[number];

/** All admins, super admins first, with when they were last seen. */
export async function listAdmins(db: Queryable) {
  return db
    .selectFrom('user_account')
    .select((eb) => [
      'user_id',
      'kind',
      'nick_name',
      'email',
      'mobile',
      'created_at',
      'deactivated_at',
      eb
        .selectFrom('session')
        .select(sql<Date | null>`max(last_seen_at)`.as('seen'))
        .whereRef('session.user_id', '=', 'user_account.user_id')
        .as('last_seen_at'),
    ])
    .where('kind', 'in', [UserKind.SUPER_ADMIN, UserKind.GENERAL_ADMIN])
    .orderBy('kind')
    .orderBy('created_at')
    .execute();
}
