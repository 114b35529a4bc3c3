import { TagType } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, RowChange } from '../../infra/database/schema.ts';

/** A tag of the taxonomy, open or not. */
export type TagRow = Awaited<ReturnType<typeof findTags>>[number];

/** The whole taxonomy: by kind, parents before their children, in the order of display. */
export async function findTags(db: Queryable) {
  return db
    .selectFrom('tag')
    .select(['tag_id', 'parent_id', 'ttype', 'slug', 'name', 'names', 'sort_order', 'is_open'])
    .where('ttype', '<>', TagType.CUSTOM)
    .orderBy('ttype')
    .orderBy(sql`parent_id is not null`)
    .orderBy('sort_order')
    .orderBy('tag_id')
    .execute();
}

/** Transactions that change the taxonomy run one after the other, until the transaction ends. */
export async function lockTaxonomy(trx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('taxonomy', 0))`.execute(trx);
}

/** Adds a tag as the last of its siblings and gives its id. */
export async function insertTag(
  trx: Queryable,
  tag: Omit<NewRow<'tag'>, 'sort_order'> & { parent_id: number | null },
): Promise<number> {
  const { tag_id: tagId } = await trx
    .insertInto('tag')
    .values({ ...tag, sort_order: nextOrder(tag.ttype, tag.parent_id) })
    .returning('tag_id')
    .executeTakeFirstOrThrow();
  return tagId;
}

/** Changes a tag. */
export async function changeTag(trx: Queryable, tagId: number, change: RowChange<'tag'>): Promise<void> {
  await trx.updateTable('tag').set(change).where('tag_id', '=', tagId).execute();
}

/** Puts a tag below another one, or at the top, as the last there; live works are found under the new place at once. */
export async function moveTag(
  trx: Queryable,
  tag: Pick<TagRow, 'tag_id' | 'ttype'>,
  parentId: number | null,
): Promise<void> {
  await trx
    .updateTable('tag')
    .set({ parent_id: parentId, sort_order: nextOrder(tag.ttype, parentId) })
    .where('tag_id', '=', tag.tag_id)
    .execute();
  await sql`
    update publication set tag_path_ids = (
      with recursive path as (
        select tag_id, parent_id from tag where tag_id = any (publication.tag_ids)
        union
        select above.tag_id, above.parent_id from tag above join path on path.parent_id = above.tag_id)
      select array_agg(tag_id) from path)
    where file_key in (select file_key from publication_tag where tag_id = ${tag.tag_id})`.execute(trx);
}

/** Numbers tags by their place in a list. */
export async function orderTags(trx: Queryable, tagIds: readonly number[]): Promise<void> {
  await sql`
    update tag set sort_order = place.number
    from unnest(${sql.val([...tagIds])}::integer[]) with ordinality as place (tag_id, number)
    where tag.tag_id = place.tag_id`.execute(trx);
}

function nextOrder(ttype: TagType, parentId: number | null) {
  return sql<number>`(select coalesce(max(sort_order), 0) + 1 from tag
    where ttype = ${ttype} and parent_id is not distinct from ${parentId}::integer)`;
}
