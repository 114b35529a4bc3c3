import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { PREPARED } from '../../infra/database/prepared.ts';
import { decodeCursor, toPage, type CursorPage } from '../../infra/lists/cursor.ts';
import type { PageQuery } from './workLists.ts';
import { placeAfter, sortedPage, works, type WorkRow } from './workRows.ts';

/** The work another one was made from. */
export type OriginRow = NonNullable<Awaited<ReturnType<typeof findOrigin>>>;

/** What a file was copied from: the licence, and the public work with its owner. Undefined for a file that is no copy. */
export async function findOrigin(db: Queryable, fileKey: string) {
  return db
    .selectFrom('file')
    .innerJoin('submission as source', 'source.submission_id', 'file.origin_submission_id')
    .leftJoin('publication as origin', (join) =>
      join.onRef('origin.file_key', '=', 'file.origin_file_key').on('origin.is_live', '=', true),
    )
    .leftJoin('user_account as owner', 'owner.user_id', 'origin.owner_id')
    .leftJoin('profile as owner_profile', 'owner_profile.user_id', 'origin.owner_id')
    .select([
      'source.licence',
      'origin.file_key',
      'origin.name',
      'owner.user_id as owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'owner.deleted_at as owner_deleted_at',
      'owner_profile.name as owner_profile_name',
    ])
    .where('file.file_key', '=', fileKey)
    .executeTakeFirst();
}

/** Public works made from copies of a work, the newest publication first. */
export async function listDerivedWorks(
  db: Queryable,
  fileKey: string,
  { cursor, size }: PageQuery,
): Promise<CursorPage<WorkRow>> {
  const after = decodeCursor(cursor, ['time', 'string']);
  const derived = works(db)
    .modifyFront(PREPARED)
    .innerJoin('file', 'file.file_key', 'publication.file_key')
    .where('file.origin_file_key', '=', fileKey);
  const by = { column: 'pub_time', table: 'publication' } as const;
  const rows = await sortedPage(derived, by, {
    after: placeAfter(by.column, after),
    limit: size + 1,
  }).execute();
  return toPage(rows, size, (row) => [row.sort_value, row.file_key]);
}

/** Versions of a public work that passed review, the newest first. */
export async function listPublishedVersions(db: Queryable, fileKey: string, { cursor, size }: PageQuery) {
  const after = decodeCursor(cursor, ['integer']);
  const rows = await db
    .selectFrom('submission')
    .modifyFront(PREPARED)
    .innerJoin('publication', 'publication.file_key', 'submission.file_key')
    .select([
      'submission.version',
      'submission.change_note',
      sql<Date>`coalesce(submission.decided_at, submission.created_at)`.as('published_at'),
      sql<boolean>`submission.submission_id = publication.submission_id`.as('is_current'),
    ])
    .where('submission.file_key', '=', fileKey)
    .where('submission.status', '=', 2)
    .where('publication.is_live', '=', sql.lit(true))
    .$if(after !== undefined, (query) => query.where('submission.version', '<', after?.[0] ?? 0))
    .orderBy('submission.version', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.version]);
}
