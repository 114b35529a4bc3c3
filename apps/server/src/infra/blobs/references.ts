import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** A column that keeps a picture or a blob from being removed. */
export interface BlobReference {
  table: string;
  column: string;
  target: 'blob' | 'image';
}

/**
 * Every column that refers to pictures or blobs, as the foreign keys of the database say; so a new table need not be added to
 * anybody. A key that cascades belongs to a part of the picture, which goes with it, and is none.
 */
export async function blobReferences(db: Queryable): Promise<BlobReference[]> {
  const { rows } = await sql<BlobReference>`
    select source.relname as "table", attribute.attname as "column", target.relname as target
    from pg_constraint foreign_key
    join pg_class source on source.oid = foreign_key.conrelid
    join pg_class target on target.oid = foreign_key.confrelid
    join pg_attribute attribute on attribute.attrelid = source.oid and attribute.attnum = foreign_key.conkey[1]
    where foreign_key.contype = 'f' and foreign_key.confdeltype <> 'c' and cardinality(foreign_key.conkey) = 1
      and foreign_key.confrelid in ('blob'::regclass, 'image'::regclass)
    order by 1, 2`.execute(db);
  return rows;
}

/** The condition that no column refers to a row of `target`. */
export function isUnreferenced(target: 'blob' | 'image', references: readonly BlobReference[]) {
  const none = references
    .filter((reference) => reference.target === target)
    .map(
      ({ table, column }) =>
        sql`not exists (select from ${sql.table(table)} as reference where reference.${sql.ref(column)} = ${sql.table(target)}.hash)`,
    );
  return sql<SqlBool>`(${sql.join(none, sql` and `)})`;
}
