import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { deleteEmptyThreads } from './writeRepository.ts';

/**
 * Takes what somebody has written out of the comments on boards, in the transaction that deletes the account. Of a comment that has
 * replies of others an empty place is left.
 */
export async function eraseBoardCommentsOf(trx: Queryable, userId: string, now: Date): Promise<void> {
  await lockBoardsOf(trx, userId);
  const { rows: replies } = await sql<{ parent_id: string }>`
    delete from board_comment where user_id = ${userId} and parent_id is not null
    returning parent_id`.execute(trx);
  const { rows: beginnings } = await sql<{ comment_id: string }>`
    update board_comment set text = '', user_id = null, deleted_at = coalesce(deleted_at, ${now})
    where user_id = ${userId}
    returning comment_id`.execute(trx);
  const begun = beginnings.map((row) => row.comment_id);
  await sql`
    delete from board_comment_mention
    where comment_id = any (${sql.val(begun)}::bigint[])`.execute(trx);
  await deleteEmptyThreads(trx, [...begun, ...replies.map((row) => row.parent_id)]);
}

/** Locks the boards that somebody has commented on: a reply that comes meanwhile would go with its thread. */
async function lockBoardsOf(trx: Queryable, userId: string): Promise<void> {
  await trx
    .selectFrom('file')
    .select('file_key')
    .where('file_key', 'in', (eb) =>
      eb.selectFrom('board_comment').select('board_comment.file_key').where('user_id', '=', userId),
    )
    .orderBy('file_key')
    .forNoKeyUpdate()
    .execute();
}
