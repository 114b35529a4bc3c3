import type { CommentOrder } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** A comment with its writer's public face, if it still has one. */
export type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['execute']>>[number];

/** Whose eyes a list is for. */
export interface Viewer {
  /** Null for somebody who is not signed in. */
  userId: string | null;
  workOwnerId: string;
}

/** Where a list goes on, and how much of it is wanted. */
export interface Part {
  cursor: string;
  size: number;
}

/** @param viewerId who reads; null for somebody who is not signed in */
function comments(db: Queryable, viewerId: string | null) {
  return db
    .selectFrom('work_comment as comment')
    .leftJoin('user_account as author', 'author.user_id', 'comment.user_id')
    .leftJoin('profile as author_profile', 'author_profile.user_id', 'comment.user_id')
    .select([
      'comment.comment_id',
      'comment.file_key',
      'comment.parent_id',
      'comment.text',
      'comment.created_at',
      'comment.edited_at',
      'comment.hidden_at',
      'comment.removed_at',
      'comment.deleted_at',
      'comment.notified_num',
      'author.user_id as author_id',
      'author.nick_name as author_nick_name',
      'author.avatar_url as author_avatar_url',
      'author.deleted_at as author_deleted_at',
      'author_profile.name as author_profile_name',
      sql<boolean>`exists (select from person_block block
        where block.blocker_id = ${viewerId} and block.blocked_id = comment.user_id)`.as('from_blocked'),
    ]);
}

/** Whether somebody can read a comment: the rules of `commentRights`, for lists. */
function isSeen(table: string, { userId, workOwnerId }: Viewer) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`(${column('deleted_at')} is null and ${column('removed_at')} is null
    and (${column('hidden_at')} is null or ${column('user_id')} = ${userId} or ${workOwnerId} = ${userId}))`;
}

/** Whether a thread is listed: its first comment can be read, or was taken away from above replies that can. */
function isListed(viewer: Viewer) {
  return sql<SqlBool>`(${isSeen('comment', viewer)}
    or ((comment.deleted_at is not null or comment.removed_at is not null) and exists (
      select from work_comment reply where reply.parent_id = comment.comment_id and ${isSeen('reply', viewer)})))`;
}

/** The comments on a work that are no replies. */
export async function listThreads(
  db: Queryable,
  { fileKey, viewer, order }: { fileKey: string; viewer: Viewer; order: CommentOrder },
  { cursor, size }: Part,
): Promise<CursorPage<CommentRow>> {
  const direction = order === 'newest' ? 'desc' : 'asc';
  const rows = await comments(db, viewer.userId)
    .where('comment.file_key', '=', fileKey)
    .where('comment.parent_id', 'is', null)
    .where(isListed(viewer))
    .where((eb) => afterCursor(eb, cursor, [['comment.comment_id', 'integer']], direction))
    .orderBy('comment.comment_id', direction)
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.comment_id)]);
}

/** The replies to a comment, the newest first. */
export async function listReplies(
  db: Queryable,
  { parentId, viewer }: { parentId: string; viewer: Viewer },
  { cursor, size }: Part,
): Promise<CursorPage<CommentRow>> {
  const rows = await comments(db, viewer.userId)
    .where('comment.parent_id', '=', parentId)
    .where(isSeen('comment', viewer))
    .where((eb) => afterCursor(eb, cursor, [['comment.comment_id', 'integer']], 'desc'))
    .orderBy('comment.comment_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.comment_id)]);
}

/** The replies to a comment from one of them on, the oldest first. */
export async function listRepliesFrom(
  db: Queryable,
  { parentId, fromId, viewer }: { parentId: string; fromId: string; viewer: Viewer },
): Promise<CommentRow[]> {
  return comments(db, viewer.userId)
    .where('comment.parent_id', '=', parentId)
    .where('comment.comment_id', '>=', fromId)
    .where(isSeen('comment', viewer))
    .orderBy('comment.comment_id')
    .execute();
}

/** The last replies to each of some comments, the oldest first, and how many each has. */
export async function findLastReplies(
  db: Queryable,
  parentIds: readonly string[],
  viewer: Viewer,
  limit: number,
): Promise<{ replies: CommentRow[]; counts: ReadonlyMap<string, number> }> {
  if (parentIds.length === 0) return { replies: [], counts: new Map() };
  const { rows } = await sql<{ comment_id: string; parent_id: string; total: number }>`
    select last.comment_id, thread.parent_id, last.total
    from unnest(${sql.val([...parentIds])}::bigint[]) thread (parent_id)
    cross join lateral (
      select reply.comment_id, (count(*) over ())::int as total from work_comment reply
      where reply.parent_id = thread.parent_id and ${isSeen('reply', viewer)}
      order by reply.comment_id desc limit ${limit}) last`.execute(db);
  const counts = new Map(rows.map(({ parent_id: parentId, total }) => [parentId, total]));
  if (rows.length === 0) return { replies: [], counts };
  const ids = rows.map((row) => row.comment_id);
  const replies = await comments(db, viewer.userId)
    .where('comment.comment_id', 'in', ids)
    .orderBy('comment.comment_id')
    .execute();
  return { replies, counts };
}

/**
 * One comment on a work.
 *
 * @param viewerId who reads it; null when nobody in particular does
 */
export async function findComment(
  db: Queryable,
  fileKey: string,
  commentId: string,
  viewerId: string | null = null,
): Promise<CommentRow | undefined> {
  return comments(db, viewerId)
    .where('comment.file_key', '=', fileKey)
    .where('comment.comment_id', '=', commentId)
    .executeTakeFirst();
}

/** Some comments, wherever they stand. */
export async function findComments(db: Queryable, commentIds: readonly string[]): Promise<CommentRow[]> {
  if (commentIds.length === 0) return [];
  return comments(db, null).where('comment.comment_id', 'in', commentIds).execute();
}

/** Whom some comments mention, under the names they have now. */
export async function findMentions(db: Queryable, commentIds: readonly string[]) {
  if (commentIds.length === 0) return [];
  return db
    .selectFrom('comment_mention')
    .innerJoin('user_account', 'user_account.user_id', 'comment_mention.user_id')
    .innerJoin('profile', 'profile.user_id', 'comment_mention.user_id')
    .select([
      'comment_mention.comment_id',
      'user_account.user_id',
      'user_account.nick_name',
      'user_account.deleted_at',
      'profile.name as profile_name',
    ])
    .where('comment_mention.comment_id', 'in', commentIds)
    .orderBy('user_account.user_id')
    .execute();
}

/** A public work: whose it is, and how many comments everybody sees. */
export async function findWork(db: Queryable, fileKey: string) {
  return db
    .selectFrom('publication')
    .select(['owner_id', 'comment_num'])
    .where('file_key', '=', fileKey)
    .where('is_live', '=', true)
    .executeTakeFirst();
}

/** Those of some people who are there with their nicknames, in the order they are given. */
export async function findPeople(db: Queryable, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  const people = await db
    .selectFrom('user_account')
    .select(['user_id as userId', 'nick_name as nickName'])
    .where('user_id', 'in', userIds)
    .where('deactivated_at', 'is', null)
    .execute();
  return people.toSorted((one, other) => userIds.indexOf(one.userId) - userIds.indexOf(other.userId));
}
