import { BoardCommentFilter } from '@boardwalk/domain';
import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** A comment with its writer's public face, if it still has one. */
export interface CommentRow {
  comment_id: string;
  parent_id: string | null;
  text: string;
  created_at: Date;
  edited_at: Date | null;
  deleted_at: Date | null;
  author_id: string | null;
  author_nick_name: string | null;
  author_avatar_url: string | null;
  author_profile_name: string | null;
  author_deleted_at: Date | null;
}

/** A comment that begins a thread, with what is known of the thread. */
export interface ThreadRow extends CommentRow {
  x: number;
  y: number;
  element_id: string | null;
  resolved_at: Date | null;
  resolver_id: string | null;
  resolver_nick_name: string | null;
  resolver_avatar_url: string | null;
  reply_num: number;
  last_at: Date;
  last_comment_id: string;
  unread: boolean;
}

/** Whose threads, and which of them. */
export interface ThreadFilter {
  fileKey: string;
  userId: string;
  state: BoardCommentFilter;
  mine: boolean;
}

const AUTHOR = sql`author.user_id as author_id, author.nick_name as author_nick_name, author.avatar_url as author_avatar_url,
  author.deleted_at as author_deleted_at, author_profile.name as author_profile_name`;
const WITH_AUTHOR = sql`left join user_account author on author.user_id = comment.user_id
  left join profile author_profile on author_profile.user_id = comment.user_id`;

function threads(userId: string, where: RawBuilder<SqlBool>, limit: number): RawBuilder<ThreadRow> {
  return sql<ThreadRow>`
    select comment.comment_id, comment.parent_id, comment.text, comment.created_at, comment.edited_at, comment.deleted_at,
      ${AUTHOR}, comment.x, comment.y, comment.element_id, comment.resolved_at,
      resolver.user_id as resolver_id, resolver.nick_name as resolver_nick_name, resolver.avatar_url as resolver_avatar_url,
      reply.reply_num, coalesce(reply.last_at, comment.created_at) as last_at,
      coalesce(reply.last_id, comment.comment_id) as last_comment_id,
      greatest(case when comment.user_id <> ${userId} then comment.comment_id else 0 end, reply.last_of_others)
        > coalesce(seen.read_to, 0) as unread
    from board_comment comment
    ${WITH_AUTHOR}
    left join user_account resolver on resolver.user_id = comment.resolved_by and resolver.deleted_at is null
    left join board_comment_read seen on seen.thread_id = comment.comment_id and seen.user_id = ${userId}
    cross join lateral (
      select count(*)::int as reply_num, max(created_at) as last_at, max(comment_id) as last_id,
        max(comment_id) filter (where user_id <> ${userId}) as last_of_others
      from board_comment where parent_id = comment.comment_id and deleted_at is null) reply
    where comment.parent_id is null and (comment.deleted_at is null or reply.reply_num > 0) and ${where}
    order by comment.comment_id desc limit ${limit}`;
}

/** Threads in which somebody has written or is mentioned. */
function isOf(userId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(comment.user_id = ${userId} or exists (
    select from board_comment own left join board_comment_mention mention using (comment_id)
    where (own.comment_id = comment.comment_id or own.parent_id = comment.comment_id) and own.deleted_at is null
      and (own.user_id = ${userId} or mention.user_id = ${userId})))`;
}

/** The threads on a board, the newest first. */
export async function listThreads(
  db: Queryable,
  { fileKey, userId, state, mine }: ThreadFilter,
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<ThreadRow>> {
  const conditions = [
    sql`comment.file_key = ${fileKey}`,
    afterCursor(expressionBuilder(), cursor, [[sql.ref('comment.comment_id'), 'integer']], 'desc'),
    ...(state === BoardCommentFilter.OPEN ? [sql`comment.resolved_at is null`] : []),
    ...(state === BoardCommentFilter.RESOLVED ? [sql`comment.resolved_at is not null`] : []),
    ...(mine ? [isOf(userId)] : []),
  ];
  const { rows } = await threads(userId, sql<SqlBool>`${sql.join(conditions, sql` and `)}`, size + 1).execute(
    db,
  );
  return toPage(rows, size, (row) => [Number(row.comment_id)]);
}

/** One thread, by the comment that begins it. */
export async function findThread(
  db: Queryable,
  fileKey: string,
  threadId: string,
  userId: string,
): Promise<ThreadRow | undefined> {
  const where = sql<SqlBool>`comment.file_key = ${fileKey} and comment.comment_id = ${threadId}::bigint`;
  const { rows } = await threads(userId, where, 1).execute(db);
  return rows[0];
}

/** The replies in a thread that were not deleted, the oldest first. */
export async function listReplies(db: Queryable, threadId: string): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select comment.comment_id, comment.parent_id, comment.text, comment.created_at, comment.edited_at, comment.deleted_at, ${AUTHOR}
    from board_comment comment ${WITH_AUTHOR}
    where comment.parent_id = ${threadId}::bigint and comment.deleted_at is null
    order by comment.comment_id`.execute(db);
  return rows;
}

/** A comment on a board that was not deleted, as its rights are judged by. */
export async function findComment(db: Queryable, fileKey: string, commentId: string) {
  return db
    .selectFrom('board_comment')
    .select(['comment_id', 'parent_id', 'user_id', 'text', 'notified_num'])
    .where('file_key', '=', fileKey)
    .where('comment_id', '=', bigId(commentId))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Those who have written in a thread. */
export async function listWriters(db: Queryable, threadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('board_comment')
    .select('user_id')
    .distinct()
    .where((eb) => eb.or([eb('comment_id', '=', threadId), eb('parent_id', '=', threadId)]))
    .where('deleted_at', 'is', null)
    .execute();
  return rows.flatMap(({ user_id: id }) => id ?? []);
}

/** Whom some comments mention, under the names they have now. */
export async function findMentions(db: Queryable, commentIds: readonly string[]) {
  if (commentIds.length === 0) return [];
  return db
    .selectFrom('board_comment_mention as mention')
    .innerJoin('user_account as person', 'person.user_id', 'mention.user_id')
    .innerJoin('profile', 'profile.user_id', 'mention.user_id')
    .select([
      'mention.comment_id',
      'person.user_id',
      'person.nick_name',
      'person.deleted_at',
      'profile.name as profile_name',
    ])
    .where('mention.comment_id', 'in', commentIds)
    .orderBy('person.user_id')
    .execute();
}
