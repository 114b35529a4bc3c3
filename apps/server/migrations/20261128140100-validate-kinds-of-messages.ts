import { sql, type Kysely } from 'kysely';

/** Looks at all messages, which lets others read and write meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inbox_message validate constraint inbox_message_msg_type_check`.execute(db);
}
