import { sql, type Kysely } from 'kysely';

/**
 * A refund that is to be sent has a job, which knows when it is due and who sends it (decision 0168). next_attempt_at and taken_until
 * stay for servers of the former version until they are replaced; a version later they go, with the index refund_due.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`comment on column refund.next_attempt_at is 'Of servers of the former version; else when it was asked for.'`.execute(
    db,
  );
  await sql`comment on column refund.taken_until is 'Of servers of the former version.'`.execute(db);
}
