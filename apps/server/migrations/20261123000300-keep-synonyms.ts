import { sql, type Kysely } from 'kysely';

/** The words that mean the same to a search become a setting of the site, which editors change in the console. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table site_setting
      drop constraint site_setting_name_check,
      add constraint site_setting_name_check check (name in ('identity', 'sign_up', 'mail', 'payment', 'synonyms'))`.execute(
    db,
  );
}
