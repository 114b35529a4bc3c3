import type { Client } from 'pg';

/** A table and the columns that are data; generated ones follow from them. */
export interface TableShape {
  name: string;
  columns: string[];
}

/** A foreign key, as it is dropped and made again. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** The tables of Kysely's migrator say what was done to the database; they are no data. */
const NO_DATA = ['kysely_migration', 'kysely_migration_lock'];

/** All our tables. The queues of jobs are in a schema of their own: what they do follows from our tables. */
export async function listTables(client: Client): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and attnum > 0 and not attisdropped and attgenerated = '' and relname <> all ($1)
     group by relname order by relname`,
    [NO_DATA],
  );
  return rows;
}

/** Every foreign key of our tables. */
export async function listForeignKeys(client: Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select relname as "table", conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on pg_class.oid = conrelid
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by relname, conname`,
  );
  return rows;
}

/** The sequences of our tables with the last value each has given. */
export async function listSequences(client: Client): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select sequencename as name, last_value::text as value from pg_sequences where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
