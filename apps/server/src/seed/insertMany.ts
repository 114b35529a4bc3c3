import type { Queryable } from '../infra/database/database.ts';
import type { NewRow, Schema } from '../infra/database/schema.ts';

/** Postgres takes 65,535 parameters a statement. */
const MAX_PARAMETERS = 60_000;

/** Inserts any number of rows that have the same columns, in as few statements as may be. */
export async function insertMany<Table extends keyof Schema>(
  db: Queryable,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length;
  const atOnce = Math.max(1, Math.floor(MAX_PARAMETERS / Math.max(1, columns)));
  for (let from = 0; from < rows.length; from += atOnce) {
    await db
      .insertInto(table)
      .values(rows.slice(from, from + atOnce))
      .execute();
  }
}
