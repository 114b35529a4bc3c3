import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { PREPARED } from '../../infra/database/prepared.ts';

/** What people put on works: a like, or an entry of their collections. */
export type Mark = 'praise' | 'collect';

/** Whose marks are put on a work and whose are taken away; nobody is among both. */
export interface MarkChange {
  added: readonly string[];
  removed: readonly string[];
  fileKey: string;
  now: Date;
}

/**
 * Whether a file was ever public, whether it is now, and its numbers, which stay as they are until the transaction ends: who
 * says the same twice at once gets the same number twice.
 */
export async function lockMarked(db: Queryable, fileKey: string) {
  return db
    .selectFrom('publication')
    .modifyFront(PREPARED)
    .select(['owner_id', 'is_live', 'praise_num', 'collect_num'])
    .where('file_key', '=', fileKey)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Puts marks of some people on a work and takes those of others away, and keeps its counter: one statement for any number of
 * them. What is no longer saved leaves the named collections of its people.
 *
 * @param db the transaction that has locked the work
 * @returns whose marks came or went
 */
export async function changeMarks(
  db: Queryable,
  mark: Mark,
  { added, removed, fileKey, now }: MarkChange,
): Promise<Set<string>> {
  const table = sql.table(mark);
  const counter = sql.ref(mark === 'praise' ? 'praise_num' : 'collect_num');
  const left = sql`, left_collection as (
      delete from collection_file where user_id = any (${sql.val([...removed])}::text[]) and file_key = ${fileKey})`;
  const { rows } = await sql<{ user_id: string }>`${PREPARED}
    with come as (
      insert into ${table} (user_id, file_key, created_at)
      select user_id, ${fileKey}, ${now}::timestamptz from unnest(${sql.val([...added])}::text[]) as wanted (user_id) order by user_id
      on conflict do nothing returning user_id
    ), gone as (
      delete from ${table} where user_id = any (${sql.val([...removed])}::text[]) and file_key = ${fileKey} returning user_id
    ) ${mark === 'collect' ? left : sql``}, change as (
      select (select count(*) from come)::integer - (select count(*) from gone)::integer as by
    ), counted as (
      update publication set ${counter} = ${counter} + change.by from change where file_key = ${fileKey} and change.by <> 0
    )
    select user_id from come union all select user_id from gone`.execute(db);
  return new Set(rows.map((row) => row.user_id));
}
