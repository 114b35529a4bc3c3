import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** A work whose search entry is written again. */
export type IndexedWork = Awaited<ReturnType<typeof nextWorks>>[number];

/** How many works there are, public or not. */
export async function countIndexed(db: Queryable): Promise<number> {
  const { total } = await db
    .selectFrom('publication')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** With which version of the index entries were written last, and the last work that has one of a newer version. */
export async function findIndexState(db: Queryable): Promise<{ version: number; after: string }> {
  return db
    .selectFrom('search_total')
    .select(['index_version as version', 'index_after as after'])
    .executeTakeFirstOrThrow();
}

/** Notes how far entries were written again. */
export async function setIndexState(
  db: Queryable,
  { version, after }: { version?: number; after: string },
): Promise<void> {
  await db
    .updateTable('search_total')
    .set({ index_after: after, ...(version === undefined ? {} : { index_version: version }) })
    .execute();
}

/** Some works after one, by their keys. */
export async function nextWorks(db: Queryable, after: string, limit: number) {
  return db
    .selectFrom('publication')
    .select(['file_key', 'submission_id', 'name', 'description', 'object_hash', 'tag_ids'])
    .where('file_key', '>', after)
    .orderBy('file_key')
    .limit(limit)
    .execute();
}

/**
 * Writes the search entry of a work, unless what it is made of is not the same any more: another version was published meanwhile, its
 * tags were corrected, or its owner has left and nothing may stay of it. Who did that has written the entry. Whether it changed.
 */
export async function writeEntry(
  db: Queryable,
  work: IndexedWork,
  { nameKey, vector }: { nameKey: string; vector: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('publication')
    .set({ name_key: nameKey, search_vector: sql<string>`${vector}::tsvector` })
    .where('file_key', '=', work.file_key)
    .where('submission_id', '=', work.submission_id)
    .where('name', '=', work.name)
    .where('description', '=', work.description)
    .where('object_hash', '=', work.object_hash)
    .where(sql<SqlBool>`tag_ids = ${sql.val(work.tag_ids)}::integer[]`)
    .where(sql<SqlBool>`(name_key, search_vector) is distinct from (${nameKey}, ${vector}::tsvector)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
