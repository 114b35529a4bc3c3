import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage, type PageQuery } from '../../infra/lists/cursor.ts';
import { works, type WorkRow } from '../files/catalogue/service.ts';

/** A public work with when the person looked at it last. */
export type FootprintRow = WorkRow & { seen_at: Date };

/** Public works a person looked at, the last one first, each once. */
export async function listFootprintRows(
  db: Queryable,
  userId: string,
  { cursor, size }: PageQuery,
): Promise<CursorPage<FootprintRow>> {
  const rows = await works(db)
    .innerJoin('footprint', 'footprint.file_key', 'publication.file_key')
    .where('footprint.user_id', '=', userId)
    .select('footprint.seen_at')
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['footprint.seen_at', 'time'],
          ['footprint.file_key', 'string'],
        ],
        'desc',
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
