import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** A column that refers to a row of another table. */
export interface Reference {
  table: string;
  column: string;
  /** What the database does with the rows when the row they refer to goes. */
  onDelete: 'cascade' | 'set null' | 'keep';
}

const ACTIONS: Readonly<Record<string, Reference['onDelete']>> = { c: 'cascade', n: 'set null' };

/**
 * All columns that refer to a table, as the database knows them. What belongs to a person, a file or a team is known by the foreign
 * keys and nowhere else, so that a new table cannot be forgotten: `on delete cascade` says that rows belong to what they
 * refer to, `set null` that they outlive it, no action that they are kept as a record.
 */
export async function referencesTo(db: Queryable, table: string): Promise<Reference[]> {
  const { rows } = await sql<{ table: string; column: string; action: string }>`
    select source.relname as "table", attribute.attname as "column", key.confdeltype as action
    from pg_constraint key
    join pg_class source on source.oid = key.conrelid
    join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
    where key.contype = 'f' and key.confrelid = ${table}::regclass and cardinality(key.conkey) = 1
      and source.relnamespace = 'public'::regnamespace
    order by 1, 2`.execute(db);
  return rows.map(({ action, ...row }) => ({ ...row, onDelete: ACTIONS[action] ?? 'keep' }));
}
