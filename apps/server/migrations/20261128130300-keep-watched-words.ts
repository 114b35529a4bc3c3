import { sql, type Kysely } from 'kysely';

/** The words that reviewers are pointed to, which moderators keep in the console. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The table has a row for each name at most, so that the check takes no time.
  await sql`
    alter table site_setting
      drop constraint site_setting_name_check,
      -- squawk-ignore constraint-missing-not-valid
      add constraint site_setting_name_check
        check (name in ('identity', 'sign_up', 'admin_second_step', 'mail', 'payment', 'synonyms', 'logo', 'dark_logo',
          'watched_words'))`.execute(db);
}
