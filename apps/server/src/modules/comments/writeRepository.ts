import { sql } from 'kysely';
import { bigId } from '../../infra/database/bigId.ts';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, RowChange } from '../../infra/database/schema.ts';

/** Locks a public work, so that its comments change one after the other. Undefined when it is not public. */
export async function lockWork(trx: Queryable, fileKey: string) {
  return trx
    .selectFrom('publication')
    .select('owner_id')
    .where('file_key', '=', fileKey)
    .where('is_live', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** How many comments somebody has written since a time, and when the first of them. */
export async function countWritten(
  trx: Queryable,
  userId: string,
  since: Date,
): Promise<{ count: number; first: Date | null }> {
  return trx
    .selectFrom('work_comment')
    .select((eb) => [sql<number>`count(*)::int`.as('count'), eb.fn.min('created_at').as('first')])
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** How many replies a comment has, those included that nobody sees. */
export async function countReplies(trx: Queryable, parentId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('work_comment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('parent_id', '=', parentId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The ids of all replies to a comment. */
export async function listReplyIds(trx: Queryable, parentId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('work_comment')
    .select('comment_id')
    .where('parent_id', '=', parentId)
    .execute();
  return rows.map((row) => row.comment_id);
}

/** Adds a comment and gives its id. */
export async function insertComment(trx: Queryable, row: NewRow<'work_comment'>): Promise<string> {
  const { comment_id: id } = await trx
    .insertInto('work_comment')
    .values(row)
    .returning('comment_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Changes a comment. */
export async function updateComment(
  trx: Queryable,
  commentId: string,
  change: RowChange<'work_comment'>,
): Promise<void> {
  await trx.updateTable('work_comment').set(change).where('comment_id', '=', commentId).execute();
}

/** Says whom a comment mentions; gives those it did not mention before. */
export async function replaceMentions(
  trx: Queryable,
  commentId: string,
  userIds: readonly string[],
): Promise<string[]> {
  await trx
    .deleteFrom('comment_mention')
    .where('comment_id', '=', commentId)
    .where(sql<boolean>`user_id <> all (${sql.val([...userIds])}::text[])`)
    .execute();
  if (userIds.length === 0) return [];
  const added = await trx
    .insertInto('comment_mention')
    .values(userIds.map((userId) => ({ comment_id: commentId, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  return added.map((row) => row.user_id);
}

/** Whether somebody has deleted this comment of theirs already. */
export async function isDeletedBy(
  trx: Queryable,
  { fileKey, commentId }: { fileKey: string; commentId: string },
  userId: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('work_comment')
    .select('comment_id')
    .where('file_key', '=', fileKey)
    .where('comment_id', '=', bigId(commentId))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
