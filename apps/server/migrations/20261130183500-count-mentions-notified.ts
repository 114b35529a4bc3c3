import { sql, type Kysely } from 'kysely';

/** How many people a comment and its edits have notified that it mentions them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['work_comment', 'board_comment']) {
    const column = sql.ref(`${table}.notified_num`);
    await sql`alter table ${sql.table(table)} add column notified_num smallint not null default 0`.execute(
      db,
    );
    await sql`comment on column ${column} is
      'How many people were notified that the comment mentions them, by it and by its edits; never lowered, so that edits do not notify people without end.'`.execute(
      db,
    );
  }
}
