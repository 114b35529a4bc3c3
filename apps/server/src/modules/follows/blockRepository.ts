import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** A person in the list of those whom somebody has blocked. */
export type BlockedRow = Awaited<ReturnType<ReturnType<typeof blockedPeople>['execute']>>[number];

function blockedPeople(db: Queryable, blockerId: string) {
  return db
    .selectFrom('person_block as block')
    .innerJoin('user_account', 'user_account.user_id', 'block.blocked_id')
    .innerJoin('profile', 'profile.user_id', 'block.blocked_id')
    .where('block.blocker_id', '=', blockerId)
    .where('user_account.deactivated_at', 'is', null)
    .select([
      'user_account.user_id',
      'user_account.nick_name',
      'user_account.avatar_url',
      'profile.name as profile_name',
      'block.created_at as blocked_at',
    ]);
}

/** Those whom somebody has blocked, the last blocked first. */
export async function listBlockedPeople(
  db: Queryable,
  blockerId: string,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<BlockedRow>> {
  const rows = await blockedPeople(db, blockerId)
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['block.created_at', 'time'],
          ['block.blocked_id', 'string'],
        ],
        'desc',
      ),
    )
    .orderBy('block.created_at', 'desc')
    .orderBy('block.blocked_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.blocked_at.getTime(), row.user_id]);
}

/** Adds a block; one that is there keeps its time. */
export async function insertBlock(trx: Queryable, block: NewRow<'person_block'>): Promise<void> {
  await trx
    .insertInto('person_block')
    .values(block)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a block away, if there is one. */
export async function deleteBlock(trx: Queryable, blockerId: string, blockedId: string): Promise<void> {
  await trx
    .deleteFrom('person_block')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute();
}

/** Those of some people whom somebody has blocked. */
export async function blockedBy(
  db: Queryable,
  blockerId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('person_block')
    .select('blocked_id')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', 'in', [...new Set(userIds)])
    .execute();
  return new Set(rows.map((row) => row.blocked_id));
}

/** Those of some people who have blocked somebody. */
export async function blockersOf(
  db: Queryable,
  blockedId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('person_block')
    .select('blocker_id')
    .where('blocked_id', '=', blockedId)
    .where('blocker_id', 'in', [...new Set(userIds)])
    .execute();
  return new Set(rows.map((row) => row.blocker_id));
}

/** Whether one of two people has blocked the other. */
export async function isBlockBetween(db: Queryable, one: string, other: string): Promise<boolean> {
  const row = await db
    .selectFrom('person_block')
    .select('blocker_id')
    .where((eb) =>
      eb.or([
        eb.and([eb('blocker_id', '=', one), eb('blocked_id', '=', other)]),
        eb.and([eb('blocker_id', '=', other), eb('blocked_id', '=', one)]),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}
