import { sql, type Kysely } from 'kysely';

/** Looks at every account, which lets others read and write meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table user_account validate constraint user_account_sign_in_name`.execute(db);
}
