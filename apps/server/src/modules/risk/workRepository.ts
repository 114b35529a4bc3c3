import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage } from '../../infra/lists/cursor.ts';
import type { Part } from './repository.ts';

/** A work that is public or has been, with its owner and the case of the reports that wait. */
export type WorkRow = NonNullable<Awaited<ReturnType<typeof findWork>>>;

/** A work in the list of moderators. */
export type ListedWorkRow = Awaited<ReturnType<ReturnType<typeof works>['execute']>>[number];

/** A work that is public or has been. */
export async function findWork(db: Queryable, fileKey: string) {
  return works(db)
    .select([
      'publication.description',
      'publication.object_hash',
      'publication.tag_ids',
      'publication.topic_ids',
      'publication.submission_id',
      'owner.language as owner_language',
    ])
    .where('publication.file_key', '=', fileKey)
    .executeTakeFirst();
}

/**
 * Works, the one whose version was published last first.
 *
 * @param filter.isPublic whether they are public now, or were and are not any more
 * @param filter.words what their names have, as a text that Postgres casts to tsquery; without it all
 */
export async function listWorks(
  db: Queryable,
  { isPublic, words }: { isPublic: boolean; words: string | undefined },
  { cursor, size }: Part,
): Promise<CursorPage<ListedWorkRow>> {
  const rows = await works(db)
    // Written out: only then the indexes of the one or the other are for this list.
    .where(isPublic ? sql<SqlBool>`publication.is_live` : sql<SqlBool>`not publication.is_live`)
    .$if(words !== undefined, (query) =>
      query.where(sql<SqlBool>`ts_filter(publication.search_vector, '{a}') @@ (select ${words}::tsquery)`),
    )
    .where((eb) =>
      afterCursor(
        eb,
        cursor,
        [
          ['publication.pub_time', 'time'],
          ['publication.file_key', 'string'],
        ],
        'desc',
      ),
    )
    .orderBy('publication.pub_time', 'desc')
    .orderBy('publication.file_key', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [row.pub_time.getTime(), row.file_key]);
}

function works(db: Queryable) {
  return db
    .selectFrom('publication')
    .innerJoin('image as cover', 'cover.hash', 'publication.cover_hash')
    .innerJoin('user_account as owner', 'owner.user_id', 'publication.owner_id')
    .innerJoin('profile as owner_profile', 'owner_profile.user_id', 'publication.owner_id')
    .leftJoin('report_case', (join) =>
      join.onRef('report_case.file_key', '=', 'publication.file_key').on('report_case.state', '=', 'open'),
    )
    .select([
      'publication.file_key',
      'publication.name',
      'publication.is_live',
      'publication.pub_time',
      'publication.cover_hash',
      'cover.width as cover_width',
      'cover.height as cover_height',
      'cover.placeholder as cover_placeholder',
      'owner.user_id as owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'owner.deleted_at as owner_deleted_at',
      'owner_profile.name as owner_profile_name',
      'report_case.case_id as open_case_id',
    ]);
}

/** The open case about a work, locked until the transaction ends. Who decides has locked the file: no report joins meanwhile. */
export async function lockOpenCase(trx: Queryable, fileKey: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('report_case')
    .select('case_id')
    .where('file_key', '=', fileKey)
    .where('state', '=', 'open')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.case_id;
}
