import { sql, type Kysely } from 'kysely';

/** What is due is looked for webhook by webhook: how much waits for one of them makes no difference to the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index webhook_delivery_waiting on webhook_delivery (webhook_id, next_attempt_at, delivery_id)
    where next_attempt_at is not null`.execute(db);
  await sql`drop index webhook_delivery_due`.execute(db);
}
