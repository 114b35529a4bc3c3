import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { decodeCursor, toPage, type CursorPage } from '../../infra/lists/cursor.ts';
import { works, type PageQuery, type WorkRow } from '../files/service.ts';

/** A public work with when the person looked at it last. */
export type FootprintRow = WorkRow & { seen_at: Date };

/** Public works a person looked at, the last one first, each once. */
export async function listFootprintRows(
  db: Queryable,
  userId: string,
  { cursor, size }: PageQuery,
): Promise<CursorPage<FootprintRow>> {
  const after = decodeCursor(cursor, ['time', 'string']);
  const rows = await works(db)
    .innerJoin('footprint', 'footprint.file_key', 'publication.file_key')
    .where('footprint.user_id', '=', userId)
    .select('footprint.seen_at')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(footprint.seen_at, footprint.file_key) < (${new Date(after?.[0] ?? 0)}, ${after?.[1] ?? ''})`,
      ),
    )
    .orderBy('footprint.seen_at', 'desc')
    .orderBy('footprint.file_key', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.seen_at.getTime(), row.file_key]);
}

/** Deletes a person's browsing history. */
export async function deleteFootprints(db: Queryable, userId: string): Promise<void> {
  await db.deleteFrom('footprint').where('user_id', '=', userId).execute();
}
