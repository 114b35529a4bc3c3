import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type PageQuery } from '../../infra/lists/cursor.ts';
import { FILE_COLUMNS, visitorRole } from './fileRepository.ts';

/** Holds a file until the transaction ends; false when it is gone. */
export async function holdFile(trx: Queryable, fileKey: string): Promise<boolean> {
  const file = await trx
    .selectFrom('file')
    .select('file_key')
    .where('file_key', '=', fileKey)
    .forKeyShare()
    .executeTakeFirst();
  return file !== undefined;
}

/** Stars a file; one that is starred keeps its time. The caller holds it. */
export async function insertStar(trx: Queryable, userId: string, fileKey: string, now: Date): Promise<void> {
  await trx
    .insertInto('file_star')
    .values({ user_id: userId, file_key: fileKey, starred_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes a star away, if there is one. */
export async function deleteStar(db: Queryable, userId: string, fileKey: string): Promise<void> {
  await db.deleteFrom('file_star').where('user_id', '=', userId).where('file_key', '=', fileKey).execute();
}

/** Files somebody has starred and can open, the last starred first. */
export async function listStarredFiles(
  db: Queryable,
  userId: string,
  { cursor, size, now }: PageQuery & { now: Date },
) {
  const rows = await db
    .selectFrom('file_star as star')
    .innerJoin('file', 'file.file_key', 'star.file_key')
    .innerJoin('team', 'team.team_id', 'file.team_id')
    .innerJoin('user_account as owner', 'owner.user_id', 'file.owner_id')
    .leftJoin('team_member', (join) =>
      join.onRef('team_member.team_id', '=', 'file.team_id').on('team_member.user_id', '=', userId),
    )
    .select(FILE_COLUMNS)
    .select([
      'file.owner_id',
      'star.starred_at',
      'team.name as team_name',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
    ])
    .select([sql<boolean>`true`.as('is_starred'), sql<boolean>`file.owner_id = ${userId}`.as('is_own')])
    .where('star.user_id', '=', userId)
    .where('file.trashed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('file.owner_id', '=', userId),
        eb('team_member.user_id', 'is not', null),
        eb(visitorRole(eb.ref('file.file_key'), userId, now), 'is not', null),
      ]),
    )
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['star.starred_at', 'time'],
          ['star.file_key', 'string'],
        ],
        'desc',
      ),
    )
    .orderBy('star.starred_at', 'desc')
    .orderBy('star.file_key', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.starred_at.getTime(), row.file_key]);
}
