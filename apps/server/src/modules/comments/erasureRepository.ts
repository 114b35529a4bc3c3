import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { recountComments } from '../files/catalogue/service.ts';

/**
 * Takes what somebody has written out of all comments, in the transaction that deletes the account. Replies of others stay below
 * an empty place.
 */
export async function eraseCommentsOf(trx: Queryable, userId: string, now: Date): Promise<void> {
  const { rows } = await sql<{ comment_id: string; file_key: string }>`
    update work_comment set text = '', user_id = null, deleted_at = coalesce(deleted_at, ${now})
    where user_id = ${userId}
    returning comment_id, file_key`.execute(trx);
  await sql`
    delete from comment_mention
    where comment_id = any (${sql.val(rows.map((row) => row.comment_id))}::bigint[])`.execute(trx);
  await recountComments(trx, [...new Set(rows.map((row) => row.file_key))]);
}
