import { sql, type Kysely } from 'kysely';

/** Whether admins need a second step to sign in, which the operator sets in the console. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The table has a row for each name at most, so that the check takes no time.
  await sql`
    alter table site_setting
      drop constraint site_setting_name_check,
      -- squawk-ignore constraint-missing-not-valid
      add constraint site_setting_name_check
        check (name in
          ('identity', 'sign_up', 'admin_second_step', 'mail', 'payment', 'synonyms', 'logo', 'dark_logo'))`.execute(
    db,
  );
}
