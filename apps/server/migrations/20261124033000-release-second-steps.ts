import { sql, type Kysely } from 'kysely';

/** Who lets an admin set up a second step, on a site that requires one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table second_step_release (
      user_id    text primary key references user_account on delete cascade,
      session_id text,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`comment on table second_step_release is
    'Until when an admin can set up a second step although the site requires one and they have none. session_id: only in this session, which turned the former one off; null: in any. Used up by setting one up.'`.execute(
    db,
  );
  // A table of few rows for each admin and person with an authenticator, so that the check takes no time.
  await sql`
    alter table second_step_event
      drop constraint second_step_event_kind_check,
      -- squawk-ignore constraint-missing-not-valid
      add constraint second_step_event_kind_check
        check (kind in ('released', 'on', 'off', 'codes_renewed', 'code_used'))`.execute(db);
}
