import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';
import { afterPlace } from '../../../infra/lists/afterCursor.ts';

/** A live publication with its owner and cover: all a card shows but the words of its tags. */
export type WorkRow = Awaited<ReturnType<ReturnType<typeof works>['execute']>>[number];

/** Live publications with owner and cover. Every card is made of these, so that all show the same. */
export function works(db: Queryable) {
  return db
    .selectFrom('publication')
    .innerJoin('user_account as owner', 'owner.user_id', 'publication.owner_id')
    .innerJoin('profile as owner_profile', 'owner_profile.user_id', 'publication.owner_id')
    .innerJoin('image as cover', 'cover.hash', 'publication.cover_hash')
    .where('publication.is_live', '=', sql.lit(true))
    .select([
      'publication.file_key',
      'publication.name',
      'publication.kind',
      'publication.language',
      'publication.cover_hash',
      'publication.fee_type',
      'publication.unit_price',
      'publication.tag_ids',
      'publication.is_hot',
      'publication.is_selected',
      'publication.view_num',
      'publication.praise_num',
      'publication.collect_num',
      'publication.copy_num',
      'publication.use_num',
      'publication.created_at',
      'publication.updated_at',
      'publication.pub_time',
      'owner.user_id as owner_id',
      'owner.nick_name as owner_nick_name',
      'owner.avatar_url as owner_avatar_url',
      'owner.deleted_at as owner_deleted_at',
      'owner_profile.name as owner_profile_name',
      'cover.width as cover_width',
      'cover.height as cover_height',
      'cover.placeholder as cover_placeholder',
    ]);
}

/** In which version a publication is: it is another one after every change of its row. */
export const ROW_VERSION = sql<string>`publication.xmin`;

/** A live publication in a list: which one it is, and in which version. */
export type ListedWork = Awaited<ReturnType<ReturnType<typeof listed>['execute']>>[number];

/** Live publications without what their cards show, which is mostly at hand. Every list of works starts here. */
export function listed(db: Queryable) {
  return db
    .selectFrom('publication')
    .where('publication.is_live', '=', sql.lit(true))
    .select(['publication.file_key', ROW_VERSION.as('version')]);
}

/** A query of works, to which a list adds its conditions and its order. */
export type WorksQuery = ReturnType<typeof listed>;

/** Columns a list of works can be ordered by, the largest first. */
export type SortColumn = 'hot_score' | 'updated_at' | 'collect_num' | 'created_at' | 'use_num' | 'pub_time';

/** What a value of a sort column is inside a cursor. */
export function cursorKindOf(column: SortColumn): 'number' | 'integer' | 'time' {
  if (column === 'hot_score') return 'number';
  return column.endsWith('_num') ? 'integer' : 'time';
}

/** A value of a sort column that a page goes on after. */
export type Bound = number | Date;

/** Where the sort columns are read from: the table whose index the list walks. */
export type SortTable = 'publication' | 'publication_tag' | 'publication_topic';

/** A row with the value it was sorted by, as it goes into a cursor: dates as milliseconds. */
export type Sorted<Row> = Row & { sort_value: number };

/**
 * Orders works by one column and the key, and takes the page after a place.
 *
 * @param query works with the list's conditions
 * @param by column and the table it is read from
 * @param page place to go on from, and how many rows (one more than the page, to know whether it goes on)
 */
export function sortedPage(
  query: WorksQuery,
  by: { column: SortColumn; table: SortTable },
  page: { after: readonly [Bound, string] | undefined; limit: number },
) {
  const column = sql.ref<number>(`${by.table}.${by.column}`);
  const key = sql.ref<string>(`${by.table}.file_key`);
  const kind = cursorKindOf(by.column);
  const { after } = page;
  const value = kind === 'time' ? sql<number>`(extract(epoch from ${column}) * 1000)::float8` : column;
  return query
    .select(value.as('sort_value'))
    .$if(after !== undefined, (rest) =>
      rest.where((eb) =>
        afterPlace(
          eb,
          after ?? [],
          [
            [column, kind],
            [key, 'string'],
          ],
          'desc',
        ),
      ),
    )
    .orderBy(sql`${column} desc`)
    .orderBy(sql`${key} desc`)
    .limit(sql.lit(page.limit));
}
