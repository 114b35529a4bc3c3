import { sql, type Kysely } from 'kysely';

/** What the operator sets in the console, for all processes; a change is a signal to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_setting (
      name       text primary key check (name in ('identity', 'sign_up', 'mail', 'payment')),
      value      jsonb not null,
      sealed     text,
      changed_at timestamptz(3) not null
    )`.execute(db);
  await sql`comment on table site_setting is
    'Settings of the site that its operator changes while it runs, a row for each group. The environment goes before them. Secrets lie in sealed, encrypted with a key of the server.'`.execute(
    db,
  );
}
