import { sql } from 'kysely';
import { recount } from '../src/modules/files/catalogue/service.ts';
import type { TestServer } from './harness.ts';

/**
 * Tables and columns that hold a text anywhere, whatever the case: every column of every table is looked at, those of the
 * queues of jobs as well.
 */
export async function placesOf(server: TestServer, text: string): Promise<string[]> {
  return (await placesOfEach(server, [text])).get(text) ?? [];
}

/** The places of many texts at once: asking for them one by one takes the database many times as long. */
export async function placesOfEach(
  server: TestServer,
  texts: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select case table_schema when 'public' then '' else table_schema || '.' end || columns.table_name as "table", columns.column_name as "column"
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
      and data_type in ('text', 'jsonb', 'json', 'character varying', 'ARRAY', 'tsvector', 'bytea')`.execute(
    server.db,
  );
  const hexes = texts.map((text) => Buffer.from(text).toString('hex'));
  // One statement: there are hundreds of columns.
  const looks = columns.map(
    ({ table, column }) => sql`
      select ${sql.lit(`${table}.${column}`)} as place, wanted.text from wanted where exists (
        select from ${sql.table(table)}
        where position(lower(wanted.text) in lower(${sql.ref(column)}::text)) > 0
           or position(wanted.hex in ${sql.ref(column)}::text) > 0)`,
  );
  const { rows } = await sql<{ place: string; text: string }>`
    with wanted as materialized (
      select * from unnest(${texts}::text[], ${hexes}::text[]) as wanted (text, hex)
    )
    ${sql.join(looks, sql` union all `)}`.execute(server.db);
  return new Map(
    texts.map((text) => [text, rows.filter((row) => row.text === text).map(({ place }) => place)]),
  );
}

/** What lists and profiles count, and what a fresh count of all events would give. */
export async function counters(server: TestServer) {
  const read = async () => ({
    works: await server.db
      .selectFrom('publication')
      .select(['file_key', 'praise_num', 'collect_num', 'copy_num', 'view_num', 'use_num', 'comment_num'])
      .orderBy('file_key')
      .execute(),
    people: await server.db
      .selectFrom('profile')
      .select(['user_id', 'focus_num', 'fans_num', 'pub_files_num'])
      .orderBy('user_id')
      .execute(),
    topics: await server.db
      .selectFrom('topic')
      .select(['topic_id', 'file_num'])
      .orderBy('topic_id')
      .execute(),
  });
  const kept = await read();
  await recount(server.db);
  return { kept, counted: await read() };
}
