import { sql, type Kysely } from 'kysely';

/**
 * The licence of each version of a work, and what its owner says is new. Nobody has given Creative Commons' rights to what was
 * published so far: it has the licence of the site.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table submission
      add column licence text not null default 'site'
        check (licence in ('cc0', 'cc_by', 'cc_by_sa', 'cc_by_nc', 'site')),
      add column change_note text not null default '' check (char_length(change_note) <= 300)`.execute(db);
  await sql`comment on column submission.licence is
    'Terms of this version. A copy keeps the terms of the version it was made from, see file.origin_submission_id.'`.execute(
    db,
  );
  await sql`create index copy_event_by_copier on copy_event (user_id, source_file_key, submission_id)`.execute(
    db,
  );
}
