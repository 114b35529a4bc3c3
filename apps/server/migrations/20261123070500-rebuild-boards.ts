import { sql, type Kysely } from 'kysely';

/** Boards that are built again from their content, which drops what was deleted: how often, and when it was last seen whether it pays. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table file add column board_epoch integer not null default 1 check (board_epoch > 0)`.execute(
    db,
  );
  await sql`comment on column file.board_epoch is
    'How often the document of the board was built again from its content. Edits that were made on the document of another epoch are not taken.'`.execute(
    db,
  );
  await sql`alter table board_state add column weighed_at timestamptz`.execute(db);
  await sql`comment on column board_state.weighed_at is
    'When it was last seen whether building the board again would make it smaller; null before.'`.execute(db);
}
