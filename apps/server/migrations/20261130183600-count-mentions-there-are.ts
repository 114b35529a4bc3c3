import { sql, type Kysely } from 'kysely';

/** Those whom comments mention now were notified. Apart from the new column, so that nobody waits for the table meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update work_comment set notified_num = mention.people
    from (select comment_id, count(*) as people from comment_mention group by comment_id) as mention
    where mention.comment_id = work_comment.comment_id`.execute(db);
  await sql`
    update board_comment set notified_num = mention.people
    from (select comment_id, count(*) as people from board_comment_mention group by comment_id) as mention
    where mention.comment_id = board_comment.comment_id`.execute(db);
}
