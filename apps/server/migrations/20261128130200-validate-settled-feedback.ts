import { sql, type Kysely } from 'kysely';

/** Looks at all feedback and all messages, which lets others read and write meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table feedback
      validate constraint feedback_state_check,
      validate constraint feedback_answer_check,
      validate constraint feedback_settled_check`.execute(db);
  await sql`alter table inbox_message validate constraint inbox_message_msg_type_check`.execute(db);
}
