import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row } from '../../infra/database/schema.ts';
import { decodeCursor, toPage, type CursorPage } from '../../infra/lists/cursor.ts';

/** A line of a client's log. */
export type ClientLogRow = Row<'client_log'>;

/** Adds lines. */
export async function insertLines(db: Queryable, rows: readonly NewRow<'client_log'>[]): Promise<void> {
  await db.insertInto('client_log').values(rows).execute();
}

/** Lines of a level and a release, the latest first; what is left out matches all. */
export async function listLines(
  db: Queryable,
  { level, release }: { level?: ClientLogRow['level'] | undefined; release?: string | undefined },
  { cursor, size }: { cursor: string; size: number },
): Promise<CursorPage<ClientLogRow>> {
  const after = decodeCursor(cursor, ['integer']);
  const rows = await db
    .selectFrom('client_log')
    .selectAll()
    .$if(level !== undefined, (query) => query.where('level', '=', level ?? 'error'))
    .$if(release !== undefined, (query) => query.where('release', '=', release ?? ''))
    .$if(after !== undefined, (query) => query.where(sql<SqlBool>`log_id < ${after?.[0] ?? 0}::bigint`))
    .orderBy('log_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.log_id)]);
}

/** Removes lines received before a moment, and all but the newest ones. */
export async function trimLines(
  db: Queryable,
  { before, keep }: { before: Date; keep: number },
): Promise<void> {
  await db.deleteFrom('client_log').where('received_at', '<', before).execute();
  await db
    .deleteFrom('client_log')
    .where('log_id', '<=', (eb) =>
      eb.selectFrom('client_log').select('log_id').orderBy('log_id', 'desc').offset(keep).limit(1),
    )
    .execute();
}
