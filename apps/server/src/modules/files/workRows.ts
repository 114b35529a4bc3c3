import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** A live publication with its owner and cover: all a card shows but the words of its tags. */
export type WorkRow = Awaited<ReturnType<ReturnType<typeof works>['execute']>>[number];

/** Live publications with owner and cover. Every list of works starts here, so that all show the same card. */
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

/** A query of works, to which a list adds its conditions and its order. */
export type WorksQuery = ReturnType<typeof works>;

/** Columns a list of works can be ordered by, the largest first. */
export type SortColumn = 'hot_score' | 'updated_at' | 'collect_num' | 'created_at' | 'use_num' | 'pub_time';

/** What a value of a sort column is inside a cursor. */
export function cursorKindOf(column: SortColumn): 'number' | 'integer' | 'time' {
  if (column === 'hot_score') return 'number';
  return column.endsWith('_num') ? 'integer' : 'time';
}

/** A value of a sort column that a page goes on after. */
export type Bound = number | Date;

/** What a cursor holds of a place in an order, as it is compared. */
export function placeAfter(
  column: SortColumn,
  after: readonly [number, string] | undefined,
): readonly [Bound, string] | undefined {
  if (after === undefined) return undefined;
  return [cursorKindOf(column) === 'time' ? new Date(after[0]) : after[0], after[1]];
}

/** How a sort column is read into a cursor and compared with what one holds. */
const SORT_VALUES = {
  number: {
    value: (column: RawBuilder<number>) => sql<number>`${column}`,
    bound: (value: Bound) => sql`${value}::float8`,
  },
  integer: {
    value: (column: RawBuilder<number>) => sql<number>`${column}`,
    bound: (value: Bound) => sql`${value}::bigint`,
  },
  time: {
    value: (column: RawBuilder<number>) => sql<number>`(extract(epoch from ${column}) * 1000)::float8`,
    bound: (value: Bound) => sql`${value}::timestamptz`,
  },
};

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
  const { value, bound } = SORT_VALUES[cursorKindOf(by.column)];
  return query
    .select(value(column).as('sort_value'))
    .$if(page.after !== undefined, (rest) =>
      rest.where(
        sql<SqlBool>`(${column}, ${key}) < (${bound(page.after?.[0] ?? 0)}, ${page.after?.[1] ?? ''})`,
      ),
    )
    .orderBy(sql`${column} desc`)
    .orderBy(sql`${key} desc`)
    .limit(sql.lit(page.limit));
}
