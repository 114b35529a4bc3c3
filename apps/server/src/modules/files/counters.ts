import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { refreshHotList } from './hotList.ts';

/**
 * Counters of a publication. Each counts rows of a table of events, and is raised in the transaction that adds one; a trigger keeps
 * the score of the work in step.
 */
export type Counter = 'view_num' | 'praise_num' | 'collect_num' | 'copy_num' | 'use_num';

/**
 * Raises or lowers a counter.
 *
 * @param db the transaction that writes the event
 * @returns the counter as it stands now
 */
export async function changeCounter(
  db: Queryable,
  fileKey: string,
  counter: Counter,
  by: 1 | -1,
): Promise<number> {
  const changed = await db
    .updateTable('publication')
    .set({ [counter]: sql<number>`${sql.ref(counter)} + ${by}::int` })
    .where('file_key', '=', fileKey)
    .returning(counter)
    .executeTakeFirstOrThrow();
  return changed[counter] ?? 0;
}

/**
 * Counts everything anew from the events: all counters of publications, focus and fans of profiles, and which works
 * are in the hot list. Run it in a transaction while nobody writes, or the last moments may be missing.
 */
export async function recount(db: Queryable): Promise<void> {
  const count = (table: string, key: string) =>
    sql<number>`(select count(*)::int from ${sql.table(table)} event where event.${sql.ref(key)} = publication.file_key)`;
  const counts = {
    view_num: count('view_event', 'file_key'),
    praise_num: count('praise', 'file_key'),
    collect_num: count('collect', 'file_key'),
    copy_num: count('copy_event', 'source_file_key'),
    use_num: count('use_event', 'source_file_key'),
  };
  await db.updateTable('publication').set(counts).execute();
  await refreshHotList(db);
  await sql`
    update profile set
      focus_num = (select count(*) from follow where follower_id = profile.user_id),
      fans_num = (select count(*) from follow where followee_id = profile.user_id),
      pub_files_num = (select count(*) from publication where owner_id = profile.user_id and is_live)`.execute(
    db,
  );
  await sql`
    update topic set
      file_num = (select count(*) from publication where is_live and topic_id = any (topic_ids))`.execute(db);
}
