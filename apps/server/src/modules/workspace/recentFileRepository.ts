import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type PageQuery } from '../../infra/lists/cursor.ts';
import { escapeLike, FILE_COLUMNS } from './fileRepository.ts';
import { isStarredBy } from './starredRepository.ts';

/** A file of one of somebody's teams. */
export type RecentRow = Awaited<ReturnType<typeof listRecentFiles>>['list'][number];

/**
 * Files of all teams somebody belongs to, the last changed first. Each team gives at most
 * one page, so the cost grows with the number of teams, not of files.
 */
export async function listRecentFiles(
  db: Queryable,
  userId: string,
  { name, cursor, size }: PageQuery & { name?: string | undefined },
) {
  const rows = await db
    .selectFrom('team_member')
    .innerJoin('team', 'team.team_id', 'team_member.team_id')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('file')
          .select([...FILE_COLUMNS, 'file.owner_id'])
          .whereRef('file.team_id', '=', 'team_member.team_id')
          .where('file.trashed_at', 'is', null)
          .$if(name !== undefined && name !== '', (query) =>
            query.where('file.name', 'ilike', `%${escapeLike(name ?? '')}%`),
          )
          .where((file) =>
            afterCursor(
              file,
              cursor,
              [
                ['file.updated_at', 'time'],
                ['file.file_key', 'string'],
              ],
              'desc',
            ),
          )
          .orderBy('file.updated_at', 'desc')
          .orderBy('file.file_key', 'desc')
          .limit(size + 1)
          .as('recent'),
      (join) => join.on(sql<boolean>`true`),
    )
    .innerJoin('user_account as owner', 'owner.user_id', 'recent.owner_id')
    .selectAll('recent')
    .select((eb) => [
      isStarredBy(eb.ref('recent.file_key'), userId).as('is_starred'),
      sql<boolean>`recent.owner_id = ${userId}`.as('is_own'),
    ])
    .select([
      'team.name as team_name',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
    ])
    .where('team_member.user_id', '=', userId)
    .orderBy('recent.updated_at', 'desc')
    .orderBy('recent.file_key', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.updated_at.getTime(), row.file_key]);
}
