import { sql } from 'kysely';
import { openDatabase } from '../src/infra/database/database.ts';
import type { ConnectionOptions } from '../src/infra/postgres/launch.ts';

/** What a database holds: rows by table, and constraints, triggers and sequences. */
export interface WholeDatabase {
  all: Record<string, string[]>;
  schema: string[];
}

/** Every row of every table as text. */
export async function rowsOf(connection: ConnectionOptions): Promise<WholeDatabase> {
  const db = openDatabase({ connection });
  try {
    const { rows: tables } = await sql<{ name: string }>`
      select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname not like 'kysely%' order by relname`.execute(db);
    const all: Record<string, string[]> = {};
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select each::text as row from ${sql.table(name)} each order by 1`.execute(db);
      all[name] = rows.map(({ row }) => row);
    }
    const { rows: schema } = await sql<{ what: string }>`
      select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as what from pg_constraint
      where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
      union all select sequencename || ' ' || last_value::text from pg_sequences where schemaname = 'public'
      order by 1`.execute(db);
    return { all, schema: schema.map(({ what }) => what) };
  } finally {
    await db.destroy();
  }
}
