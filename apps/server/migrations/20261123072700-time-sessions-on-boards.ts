import { sql, type Kysely } from 'kysely';

/** The timer of a session on a board: one at a time, which everybody on the board sees. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table board_timer (
      file_key  text primary key references file on delete cascade,
      length_ms integer not null check (length_ms > 0),
      ends_at   timestamptz(3),
      left_ms   integer check (left_ms >= 0),
      check (num_nonnulls(ends_at, left_ms) = 1)
    )`.execute(db);
  await sql`comment on table board_timer is 'Timers on boards (decision 0103); one that is paused has no end and says what is left'`.execute(
    db,
  );
}
