import { sql, type Kysely } from 'kysely';

/** The names of the creators there are. Apart from the new column, so that nobody waits for the table meanwhile. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update profile set name_key = creator_key(nick_name) from user_account
    where user_account.user_id = profile.user_id and pub_files_num > 0 and name_key is null`.execute(db);
}
