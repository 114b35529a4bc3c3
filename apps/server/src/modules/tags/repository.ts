import { TagType } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { PREPARED } from '../../infra/database/prepared.ts';
import type { NewRow } from '../../infra/database/schema.ts';

/** A tag with its place in the tree. */
export type TagRow = Awaited<ReturnType<typeof findTagsOfTypes>>[number];

/** Open tags of some kinds, in the order of display. */
export async function findTagsOfTypes(db: Queryable, types: readonly TagType[]) {
  return db
    .selectFrom('tag')
    .modifyFront(PREPARED)
    .select(['tag_id', 'parent_id', 'ttype', 'slug', 'name', 'names'])
    .where('ttype', 'in', types)
    .where('is_open', '=', true)
    .orderBy('ttype')
    .orderBy('sort_order')
    .orderBy('tag_id')
    .execute();
}

/** An open tag of any kind. */
export async function findOpenTag(db: Queryable, tagId: number) {
  return db
    .selectFrom('tag')
    .select(['tag_id', 'ttype', 'name', 'names'])
    .where('tag_id', '=', tagId)
    .where('is_open', '=', true)
    .executeTakeFirst();
}

/** Which of some ids are those of open tags. */
export async function findOpenTagIds(db: Queryable, tagIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('tag')
    .select('tag_id')
    .where('tag_id', 'in', tagIds)
    .where('is_open', '=', true)
    .execute();
  return new Set(rows.map((row) => row.tag_id));
}

/** Adds the custom tags that are not there yet; of those that are, the first spelling stays. */
export async function insertCustomTags(db: Queryable, tags: readonly NewRow<'tag'>[]): Promise<void> {
  await db
    .insertInto('tag')
    // Always in one order: two who add the same tags at once must not wait for each other.
    .values(tags.toSorted((a, b) => (a.name_key < b.name_key ? -1 : 1)))
    .onConflict((conflict) => conflict.column('name_key').where('ttype', '=', TagType.CUSTOM).doNothing())
    .execute();
}

/** Ids of custom tags by their folded names. */
export async function findCustomTagIds(
  db: Queryable,
  nameKeys: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('tag')
    .select(['name_key', 'tag_id'])
    .where('ttype', '=', TagType.CUSTOM)
    .where(sql<boolean>`name_key = any(${sql.val([...nameKeys])}::text[])`)
    .execute();
  return new Map(rows.map((row) => [row.name_key, row.tag_id]));
}
