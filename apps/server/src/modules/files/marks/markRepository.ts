import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';
import { PREPARED } from '../../../infra/database/prepared.ts';

/** What people put on works: a like, or an entry of their collections. */
export type Mark = 'praise' | 'collect';

/** Whose marks are put on a work and whose are taken away; nobody is among both. */
export interface MarkChange {
  added: readonly string[];
  removed: readonly string[];
  fileKey: string;
  now: Date;
  /** What the owner of the work is notified of: parts of the statement, which know `work`, `come` and `gone`. */
  notices?: RawBuilder<unknown>;
}

/** What became of marks. */
export interface ChangedMarks {
  /** Whether the work takes marks; otherwise none were put on it. */
  isLive: boolean;
  /** How many it had before. */
  before: number;
  /** Whose marks came or went. */
  changed: Set<string>;
}

/**
 * Puts marks of some people on a work and takes those of others away, keeps its counter, and notifies its owner: one statement,
 * and one transaction, for any number of them. What is no longer saved leaves the named collections of its people.
 *
 * The row of the work is locked first, so that the number is the one that everybody gets in turn. The statement sees other
 * rows as they were when it began: of a mark that another process is just putting on the work it finds out by the conflict, and
 * one it does not see yet is not taken away, as if that had been asked for first.
 *
 * @returns undefined for a file that was never public
 */
export async function changeMarks(
  db: Queryable,
  mark: Mark,
  { added, removed, fileKey, now, notices = sql`` }: MarkChange,
): Promise<ChangedMarks | undefined> {
  const table = sql.table(mark);
  const counter = sql.ref(mark === 'praise' ? 'praise_num' : 'collect_num');
  const left = sql`, left_collection as (
      delete from collection_file using work
      where user_id = any (${sql.val([...removed])}::text[]) and collection_file.file_key = ${fileKey})`;
  const { rows } = await sql<{ is_live: boolean; before: number; changed: string[] }>`${PREPARED}
    with work as materialized (
      select owner_id, is_live, ${counter} as before from publication where file_key = ${fileKey} for no key update
    ), come as (
      insert into ${table} (user_id, file_key, created_at)
      select user_id, ${fileKey}, ${now}::timestamptz
      from work cross join unnest(${sql.val([...added])}::text[]) as wanted (user_id) where is_live order by user_id
      on conflict do nothing returning user_id
    ), gone as (
      delete from ${table} as mark using work
      where user_id = any (${sql.val([...removed])}::text[]) and mark.file_key = ${fileKey} returning user_id
    ) ${mark === 'collect' ? left : sql``}, change as (
      select (select count(*) from come)::integer - (select count(*) from gone)::integer as by
    ), counted as (
      update publication set ${counter} = ${counter} + change.by from change where file_key = ${fileKey} and change.by <> 0
    ) ${notices}
    select is_live, before,
      array(select user_id from come union all select user_id from gone) as changed from work`.execute(db);
  const [row] = rows;
  return row && { isLive: row.is_live, before: row.before, changed: new Set(row.changed) };
}
