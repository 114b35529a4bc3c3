import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { decodeCursor, toPage, type CursorPage } from '../../infra/lists/cursor.ts';
import type { PageQuery } from './workLists.ts';
import { works, type WorkRow } from './workRows.ts';

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
): Promise<CursorPage<WorkRow>> {
  const after = decodeCursor(cursor, ['time', 'string']);
  const rows = await works(db)
    .innerJoin('collect', 'collect.file_key', 'publication.file_key')
    .where('collect.user_id', '=', userId)
    .select('collect.created_at as collected_at')
    .$if(after !== undefined, (query) =>
      query.where(
        sql<SqlBool>`(collect.created_at, collect.file_key) < (${new Date(after?.[0] ?? 0)}, ${after?.[1] ?? ''})`,
      ),
    )
    .orderBy('collect.created_at', 'desc')
    .orderBy('collect.file_key', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.collected_at.getTime(), row.file_key]);
}
