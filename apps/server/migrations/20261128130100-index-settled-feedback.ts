import { sql, type Kysely } from 'kysely';

export const transaction = false;

/** Feedback is found by its state, and by the account of who dealt with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index concurrently if not exists feedback_by_state
    on feedback (state, feedback_id desc)`.execute(db);
  await sql`
    create index concurrently if not exists feedback_by_settler
    on feedback (settled_by) where settled_by is not null`.execute(db);
}
