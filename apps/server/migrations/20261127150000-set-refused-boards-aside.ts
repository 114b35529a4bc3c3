import { sql, type Kysely } from 'kysely';

/** Boards whose edits the database refuses are set aside. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A table of few rows, so that the check takes no time.
  await sql`
    alter table board_fault
      drop constraint board_fault_reason_check,
      -- squawk-ignore constraint-missing-not-valid
      add constraint board_fault_reason_check check (reason in ('unreadable', 'too_large', 'crashed', 'refused'))`.execute(
    db,
  );
  await sql`comment on table board_fault is
    'Boards that a starting server began to merge and has not finished, and boards that were set aside because they cannot be read or stored.'`.execute(
    db,
  );
}
