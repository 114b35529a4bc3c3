import type { Queryable } from '../../../infra/database/database.ts';
import { afterCursor } from '../../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage, type PageQuery } from '../../../infra/lists/cursor.ts';
import { listed, type ListedWork } from '../catalogue/service.ts';

/** Whether somebody shows their collections to others; undefined when there is no such person. */
export async function collectionsPublic(db: Queryable, userId: string): Promise<boolean | undefined> {
  const profile = await db
    .selectFrom('profile')
    .innerJoin('user_account', 'user_account.user_id', 'profile.user_id')
    .select('collections_public')
    .where('profile.user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return profile?.collections_public;
}

/** Public works in somebody's collections, the newest entry first. */
export async function listCollected(
  db: Queryable,
  userId: string,
  { cursor, size }: PageQuery,
): Promise<CursorPage<ListedWork>> {
  const rows = await listed(db)
    .innerJoin('collect', 'collect.file_key', 'publication.file_key')
    .where('collect.user_id', '=', userId)
    .select('collect.created_at as collected_at')
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['collect.created_at', 'time'],
          ['collect.file_key', 'string'],
        ],
        'desc',
      ),
    )
    .orderBy('collect.created_at', 'desc')
    .orderBy('collect.file_key', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.collected_at.getTime(), row.file_key]);
}
