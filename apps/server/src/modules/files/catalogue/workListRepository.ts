import { FeeType, ListView, SortOrder } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import { compiledByForm } from '../../../infra/database/compiledOnce.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { PREPARED } from '../../../infra/database/prepared.ts';
import { afterPlace, placeOf } from '../../../infra/lists/afterCursor.ts';
import { toPage, type CursorPage, type PageQuery } from '../../../infra/lists/cursor.ts';
import { filterFrom, formOf, valuesOf, type FilterForm } from './filterForm.ts';
import { keywordConditions } from './keywordRepository.ts';
import type { WorkFilter } from './workFilter.ts';
import {
  cursorKindOf,
  sortedPage,
  listed,
  type Bound,
  type SortColumn,
  type Sorted,
  type SortTable,
  type ListedWork,
  type WorksQuery,
} from './workRepository.ts';

const COLUMN_OF: Record<SortOrder, SortColumn> = {
  [SortOrder.POPULAR]: 'hot_score',
  [SortOrder.UPDATE_TIME]: 'updated_at',
  [SortOrder.COLLECTIONS]: 'collect_num',
  [SortOrder.CREATE_TIME]: 'created_at',
  [SortOrder.USE_NUMBER]: 'use_num',
  [SortOrder.PUBLISH_TIME]: 'pub_time',
};

/**
 * Works that match a filter, in one order. A list by tag or topic walks the index of that tag or topic, any other the
 * index of the publications: one statement, and page 2,000 costs what page 1 does.
 */
export async function listWorks(
  db: Queryable,
  filter: WorkFilter,
  order: SortOrder,
  page: PageQuery,
): Promise<CursorPage<ListedWork>> {
  const { keyword } = filter;
  if (keyword === undefined) return listPlain(db, filter, COLUMN_OF[order], page);
  const { query, table } = matching(db, filter);
  const by = { column: COLUMN_OF[order], table };
  const { after, limit } = partOf(by.column, page);
  const [few, many] = keywordConditions(keyword, filter).map((condition) =>
    sortedPage(query.where(condition), by, { after, limit }),
  ) as [SortedWorks, SortedWorks];
  // One of the two is empty, so that what they give together is in order.
  const rows = await db
    .selectFrom(few.as('few'))
    .selectAll()
    .unionAll(db.selectFrom(many.as('many')).selectAll())
    .execute();
  return pageOf(rows, page);
}

/** Works by the creators a person follows. */
export async function listWorksOfFollowed(
  db: Queryable,
  followerId: string,
  filter: WorkFilter,
  order: SortOrder,
  page: PageQuery,
): Promise<CursorPage<ListedWork>> {
  const { query, table } = matching(db, filter);
  const followed = query.where('publication.owner_id', 'in', (followees) =>
    followees.selectFrom('follow').select('followee_id').where('follower_id', '=', followerId),
  );
  const by = { column: COLUMN_OF[order], table };
  const rows = await sortedPage(followed, by, partOf(by.column, page)).modifyFront(PREPARED).execute();
  return pageOf(rows, page);
}

/** Works of one creator. */
export async function listWorksOfOwner(
  db: Queryable,
  ownerId: string,
  order: SortOrder,
  page: PageQuery,
): Promise<CursorPage<ListedWork>> {
  return listPlain(db, { ownerId }, COLUMN_OF[order], page);
}

/** Related works are looked for among the most popular ones of each tag, so that a large tag costs no more than a small. */
const CANDIDATES_PER_TAG = 60;

const RELATED_ORDER = [
  ['related.common', 'integer'],
  ['publication.hot_score', 'number'],
  ['publication.file_key', 'string'],
] as const;

const relatedRows = compiledByForm((db, { goesOn, limit }: Omit<ListForm, 'filter' | 'column'>, values) => {
  const [fileKey, ...place] = values as [string, number, number, string];
  return listed(db)
    .modifyFront(PREPARED)
    .innerJoin(
      sql<{ file_key: string; common: number }>`(
        select candidate.file_key, count(*)::int as common
        from publication source
        cross join lateral unnest(source.tag_path_ids) as shared (tag_id)
        cross join lateral (
          select file_key from publication_tag
          where publication_tag.tag_id = shared.tag_id and publication_tag.file_key <> source.file_key
          order by hot_score desc, file_key desc limit ${sql.lit(CANDIDATES_PER_TAG)}
        ) candidate
        where source.file_key = ${fileKey}
        group by candidate.file_key)`.as('related'),
      'related.file_key',
      'publication.file_key',
    )
    .select(['publication.hot_score', 'related.common'])
    .$if(goesOn, (query) => query.where((eb) => afterPlace(eb, place, RELATED_ORDER, 'desc')))
    .orderBy('related.common', 'desc')
    .orderBy('publication.hot_score', 'desc')
    .orderBy('publication.file_key', 'desc')
    .limit(sql.lit(limit));
});

/** Works related to one: those with the most tags in common first, then by popularity. */
export async function listRelated(
  db: Queryable,
  fileKey: string,
  { cursor, size }: PageQuery,
): Promise<CursorPage<ListedWork>> {
  const after = placeOf(cursor, ['integer', 'number', 'string']);
  const form = { goesOn: after !== undefined, limit: size + 1 };
  const rows = await relatedRows(db, form, [fileKey, ...(after ?? [])]);
  return toPage(rows, size, (row) => [row.common, row.hot_score, row.file_key]);
}

/** The order a view has when none is asked for; recommendations have an order of their own. */
export function orderOfView(view: ListView): SortOrder {
  return view === ListView.MY_FOCUS ? SortOrder.PUBLISH_TIME : SortOrder.POPULAR;
}

/** Works that match a filter but for its keyword, and the table whose index their list walks. */
export function matching(db: Queryable, filter: WorkFilter): { query: WorksQuery; table: SortTable } {
  const { feeType, language, kind, ownerId } = filter;
  const tagIds = [...new Set(filter.tagIds ?? [])];
  // One creator has fewer works than most tags and topics: their index is walked, whatever else is asked for.
  const firstTag = ownerId === undefined ? tagIds[0] : undefined;
  const otherTags = firstTag === undefined ? tagIds : tagIds.slice(1);
  const all = listed(db);
  let query = all;
  let table: SortTable = 'publication';
  if (firstTag !== undefined) {
    table = 'publication_tag';
    query = all
      .innerJoin('publication_tag', 'publication_tag.file_key', 'publication.file_key')
      .where('publication_tag.tag_id', '=', firstTag);
  } else if (filter.topicId !== undefined && ownerId === undefined) {
    table = 'publication_topic';
    query = all
      .innerJoin('publication_topic', 'publication_topic.file_key', 'publication.file_key')
      .where('publication_topic.topic_id', '=', filter.topicId);
  }
  if (otherTags.length > 0)
    query = query.where(sql<SqlBool>`publication.tag_path_ids @> ${sql.val(otherTags)}::integer[]`);
  if (filter.topicId !== undefined && table !== 'publication_topic')
    query = query.where(sql<SqlBool>`${filter.topicId} = any(publication.topic_ids)`);
  if (feeType !== undefined && feeType !== FeeType.ALL)
    query = query.where('publication.fee_type', '=', feeType);
  if (language !== undefined) query = query.where('publication.language', '=', language);
  if (kind !== undefined) query = query.where('publication.kind', '=', kind);
  if (ownerId !== undefined) query = query.where('publication.owner_id', '=', ownerId);
  return { query, table };
}

/** What the text of a list without a keyword hangs on. */
interface ListForm {
  filter: FilterForm;
  column: SortColumn;
  /** Whether it goes on after a place. */
  goesOn: boolean;
  limit: number;
}

const plainRows = compiledByForm((db, { filter, column, goesOn, limit }: ListForm, values) => {
  const { query, table } = matching(db, filterFrom(filter, values));
  const [bound, key] = values.slice(valuesOf(filter)) as [Bound, string];
  const after = goesOn ? ([bound, key] as const) : undefined;
  return sortedPage(query, { column, table }, { after, limit }).modifyFront(PREPARED);
});

/** A page of works that match a filter without a keyword. */
async function listPlain(
  db: Queryable,
  filter: WorkFilter,
  column: SortColumn,
  page: PageQuery,
): Promise<CursorPage<ListedWork>> {
  const { form, values } = formOf(filter);
  const { after, limit } = partOf(column, page);
  const rows = await plainRows(db, { filter: form, column, goesOn: after !== undefined, limit }, [
    ...values,
    ...(after ?? []),
  ]);
  return pageOf(rows, page);
}

function pageOf<Row extends Sorted<{ file_key: string }>>(
  rows: readonly Row[],
  { size }: PageQuery,
): CursorPage<Row> {
  return toPage(rows, size, (row) => [row.sort_value, row.file_key]);
}

type SortedWorks = ReturnType<typeof sortedPage>;

function partOf(column: SortColumn, { cursor, size }: PageQuery) {
  return { after: placeOf(cursor, [cursorKindOf(column), 'string']), limit: size + 1 };
}
