import { sql, type Kysely } from 'kysely';

/** Boards whose merging has failed: those that cannot be read are set aside, and the others go on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table board_fault (
      file_key text primary key references file on delete cascade,
      attempts integer not null default 0,
      reason text check (reason in ('unreadable', 'too_large', 'crashed')),
      quarantined_at timestamptz(3),
      check ((reason is null) = (quarantined_at is null))
    )`.execute(db);
  await sql`comment on table board_fault is
    'Boards that a starting server began to merge and has not finished, and boards that were set aside because they cannot be read.'`.execute(
    db,
  );
  await sql`
    create index board_fault_quarantined on board_fault (quarantined_at) where quarantined_at is not null`.execute(
    db,
  );
}
