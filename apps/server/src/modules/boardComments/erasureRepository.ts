import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/**
 * Takes what somebody has written out of the comments on boards, in the transaction that deletes the account. Replies of others
 * stay below an empty place.
 */
export async function eraseBoardCommentsOf(trx: Queryable, userId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ comment_id: string }>`
    update board_comment set text = '', user_id = null, deleted_at = coalesce(deleted_at, ${now})
    where user_id = ${userId}
    returning comment_id`.execute(trx);
  await sql`
    delete from board_comment_mention
    where comment_id = any (${sql.val(rows.map((row) => row.comment_id))}::bigint[])`.execute(trx);
}
