import type { FollowFacts } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** A person in a list of fans or followed creators, with how the viewer stands to them. */
export type FollowPersonRow = FollowFacts & Awaited<ReturnType<ReturnType<typeof people>['execute']>>[number];

/** Which side of a follow a list shows: those who follow somebody, or those whom somebody follows. */
export type FollowSide = 'fans' | 'follows';

function people(db: Queryable, side: FollowSide) {
  return db
    .selectFrom('follow')
    .innerJoin('user_account', (join) =>
      join.onRef('user_account.user_id', '=', side === 'fans' ? 'follow.follower_id' : 'follow.followee_id'),
    )
    .innerJoin('profile', 'profile.user_id', 'user_account.user_id')
    .where('user_account.deactivated_at', 'is', null)
    .select([
      'user_account.user_id',
      'user_account.nick_name',
      'user_account.avatar_url',
      'profile.name as profile_name',
      'profile.introduce',
      'profile.fans_num',
      'profile.pub_files_num',
      'follow.created_at as followed_at',
    ]);
}

const follows = (follower: unknown, followee: unknown) =>
  sql<boolean>`exists (select from follow f where f.follower_id = ${follower} and f.followee_id = ${followee})`;

/**
 * The fans of a person, or those the person follows, the newest follow first, in one statement.
 *
 * @param viewerId whose relation to each of them to give; null for a visitor
 */
export async function listPeople(
  db: Queryable,
  side: FollowSide,
  userId: string,
  viewerId: string | null,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<FollowPersonRow>> {
  // The column of the index that the list walks, not that of the account it joins.
  const other = sql.ref<string>(side === 'fans' ? 'follow.follower_id' : 'follow.followee_id');
  const viewer = viewerId ?? '';
  const rows = await people(db, side)
    .where(side === 'fans' ? 'follow.followee_id' : 'follow.follower_id', '=', userId)
    .select([
      sql<boolean>`${other} = ${viewer}`.as('isMyself'),
      follows(viewer, other).as('follows'),
      follows(other, viewer).as('isFollowedBy'),
    ])
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['follow.created_at', 'time'],
          [other, 'string'],
        ],
        'desc',
      ),
    )
    .orderBy('follow.created_at', 'desc')
    .orderBy(other, 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.followed_at.getTime(), row.user_id]);
}

/** Who of two people follows the other, and whether the other exists; undefined when not. */
export async function findFacts(
  db: Queryable,
  viewerId: string,
  userId: string,
): Promise<FollowFacts | undefined> {
  return db
    .selectFrom('user_account')
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .select([
      sql<boolean>`user_id = ${viewerId}`.as('isMyself'),
      follows(viewerId, userId).as('follows'),
      follows(userId, viewerId).as('isFollowedBy'),
    ])
    .executeTakeFirst();
}

/**
 * Locks the counters of two people, always in the same order, so that two who follow each other at once do not block.
 *
 * @returns those who exist
 */
export async function lockCounters(trx: Queryable, userIds: readonly [string, string]): Promise<string[]> {
  const rows = await trx
    .selectFrom('profile')
    .select('user_id')
    .where('user_id', 'in', userIds)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
  return rows.map((row) => row.user_id);
}

/** Adds a follow; false when it was there. */
export async function insertFollow(trx: Queryable, follow: NewRow<'follow'>): Promise<boolean> {
  const inserted = await trx
    .insertInto('follow')
    .values(follow)
    .onConflict((conflict) => conflict.doNothing())
    .returning('follower_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Takes a follow away; false when there was none. */
export async function deleteFollow(
  trx: Queryable,
  { followerId, followeeId }: { followerId: string; followeeId: string },
): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('follow')
    .where('follower_id', '=', followerId)
    .where('followee_id', '=', followeeId)
    .returning('follower_id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Moves the counters of both sides of a follow, by 1 or -1. */
export async function moveCounters(
  trx: Queryable,
  { followerId, followeeId }: { followerId: string; followeeId: string },
  by: 1 | -1,
): Promise<void> {
  await trx
    .updateTable('profile')
    .set({
      focus_num: sql<number>`focus_num + case when user_id = ${followerId} then ${by}::integer else 0 end`,
      fans_num: sql<number>`fans_num + case when user_id = ${followeeId} then ${by}::integer else 0 end`,
    })
    .where('user_id', 'in', [followerId, followeeId])
    .execute();
}
