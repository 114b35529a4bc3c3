import { sql, type Kysely } from 'kysely';

/**
 * Replies that were deleted, and threads whose beginning was deleted and which have no reply left: nobody sees them, and they used
 * up what a board may have.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // As long as a board is locked nobody replies on it: a reply would go with the thread.
  await sql`
    select from file where file_key in (select file_key from board_comment where deleted_at is not null)
    order by file_key for no key update`.execute(db);
  await sql`delete from board_comment where parent_id is not null and deleted_at is not null`.execute(db);
  await sql`
    delete from board_comment
    where parent_id is null and deleted_at is not null
      and not exists (select from board_comment reply where reply.parent_id = board_comment.comment_id)`.execute(
    db,
  );
}
