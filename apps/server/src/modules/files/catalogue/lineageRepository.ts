import { sql } from 'kysely';
import { compiledByForm } from '../../../infra/database/compiledOnce.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { PREPARED } from '../../../infra/database/prepared.ts';
import { afterPlace, placeOf } from '../../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage, type PageQuery } from '../../../infra/lists/cursor.ts';
import { sortedPage, listed, type Bound, type ListedWork } from './workRepository.ts';

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

/** What the text of a page hangs on. */
interface PageForm {
  /** Whether it goes on after a place. */
  goesOn: boolean;
  limit: number;
}

const derivedRows = compiledByForm((db, { goesOn, limit }: PageForm, values) => {
  const [fileKey, bound, key] = values as [string, Bound, string];
  const derived = listed(db)
    .modifyFront(PREPARED)
    .innerJoin('file', 'file.file_key', 'publication.file_key')
    .where('file.origin_file_key', '=', fileKey);
  const after = goesOn ? ([bound, key] as const) : undefined;
  return sortedPage(derived, { column: 'pub_time', table: 'publication' }, { after, limit });
});

/** Public works made from copies of a work, the newest publication first. */
export async function listDerivedWorks(
  db: Queryable,
  fileKey: string,
  { cursor, size }: PageQuery,
): Promise<CursorPage<ListedWork>> {
  const after = placeOf(cursor, ['time', 'string']);
  const form = { goesOn: after !== undefined, limit: size + 1 };
  const rows = await derivedRows(db, form, [fileKey, ...(after ?? [])]);
  return toPage(rows, size, (row) => [row.sort_value, row.file_key]);
}

const versionRows = compiledByForm((db, { goesOn, limit }: PageForm, values) => {
  const [fileKey, before] = values as [string, number];
  return db
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
    .$if(goesOn, (query) =>
      query.where((eb) => afterPlace(eb, [before], [['submission.version', 'integer']], 'desc')),
    )
    .orderBy('submission.version', 'desc')
    .limit(sql.lit(limit));
});

/** Versions of a public work that passed review, the newest first. */
export async function listPublishedVersions(db: Queryable, fileKey: string, { cursor, size }: PageQuery) {
  const after = placeOf(cursor, ['integer']);
  const form = { goesOn: after !== undefined, limit: size + 1 };
  const rows = await versionRows(db, form, [fileKey, ...(after ?? [])]);
  return toPage(rows, size, (row) => [row.version]);
}
