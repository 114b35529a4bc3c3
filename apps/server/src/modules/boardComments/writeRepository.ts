import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, RowChange } from '../../infra/database/schema.ts';

/** Locks a board against others who comment on it, so that its threads and replies are counted exactly. */
export async function lockBoard(trx: Queryable, fileKey: string): Promise<void> {
  await trx
    .selectFrom('file')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** How many comments somebody has written on boards since a time, and when the first of them. */
export async function countWritten(
  trx: Queryable,
  userId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  return trx
    .selectFrom('board_comment')
    .select((eb) => [sql<number>`count(*)::int`.as('count'), eb.fn.min('created_at').as('first')])
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** How many threads a board has. */
export async function countThreads(trx: Queryable, fileKey: string): Promise<number> {
  const { count } = await trx
    .selectFrom('board_comment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('file_key', '=', fileKey)
    .where('parent_id', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many replies a thread has. */
export async function countReplies(trx: Queryable, threadId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('board_comment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('parent_id', '=', threadId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a comment and gives its id. */
export async function insertComment(trx: Queryable, row: NewRow<'board_comment'>): Promise<string> {
  const { comment_id: id } = await trx
    .insertInto('board_comment')
    .values(row)
    .returning('comment_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a comment. */
export async function updateComment(
  trx: Queryable,
  commentId: string,
  change: RowChange<'board_comment'>,
): Promise<void> {
  await trx.updateTable('board_comment').set(change).where('comment_id', '=', commentId).execute();
}

/** Deletes a comment with all that belongs to it. */
export async function deleteComment(trx: Queryable, commentId: string): Promise<void> {
  await trx.deleteFrom('board_comment').where('comment_id', '=', commentId).execute();
}

/** Deletes those of some threads whose beginning was deleted and which have no reply left: nobody sees them. */
export async function deleteEmptyThreads(trx: Queryable, threadIds: readonly string[]): Promise<void> {
  await sql`
    delete from board_comment
    where comment_id = any (${sql.val([...threadIds])}::bigint[]) and parent_id is null and deleted_at is not null
      and not exists (
        select from board_comment reply where reply.parent_id = board_comment.comment_id and reply.deleted_at is null)`.execute(
    trx,
  );
}

/** Says whom a comment mentions; gives those it did not mention before. */
export async function replaceMentions(
  trx: Queryable,
  commentId: string,
  userIds: readonly string[],
): Promise<string[]> {
  await trx
    .deleteFrom('board_comment_mention')
    .where('comment_id', '=', commentId)
    .where(sql<boolean>`user_id <> all (${sql.val([...userIds])}::text[])`)
    .execute();
  if (userIds.length === 0) return [];
  const added = await trx
    .insertInto('board_comment_mention')
    .values(userIds.map((userId) => ({ comment_id: commentId, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return added.map((row) => row.user_id);
}

/** Notes that somebody has read a thread up to a comment; what was read before stays read. */
export async function markRead(
  trx: Queryable,
  { threadId, userId, readTo }: { threadId: string; userId: string; readTo: string },
): Promise<void> {
  await sql`
    insert into board_comment_read (thread_id, user_id, read_to)
    values (${threadId}::bigint, ${userId}, ${readTo}::bigint)
    on conflict (thread_id, user_id) do update set read_to = greatest(board_comment_read.read_to, excluded.read_to)`.execute(
    trx,
  );
}
