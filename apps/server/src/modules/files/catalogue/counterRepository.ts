import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';

/**
 * Counters of a publication. Each counts rows of a table of events, and is raised in the transaction that adds one; a trigger keeps
 * the score of the work in step.
 */
export type Counter = 'view_num' | 'praise_num' | 'collect_num' | 'copy_num' | 'use_num';

/**
 * Raises or lowers a counter by a whole number.
 *
 * @param db the transaction that writes the event
 * @returns the counter as it stands now
 */
export async function changeCounter(
  db: Queryable,
  fileKey: string,
  counter: Counter,
  by: number,
): Promise<number> {
  const changed = await db
    .updateTable('publication')
    .set({ [counter]: sql<number>`${sql.ref(counter)} + ${by}::int` })
    .where('file_key', '=', fileKey)
    .returning(counter)
    .executeTakeFirstOrThrow();
  return changed[counter] ?? 0;
}

/** What `publication.comment_num` counts, for a row of `publication` under a name: comments and replies that everybody sees. */
export const shownComments = (publication: string) => sql<number>`(
  select count(*)::int from work_comment event
  left join work_comment parent on parent.comment_id = event.parent_id
  where event.file_key = ${sql.ref(`${publication}.file_key`)}
    and event.hidden_at is null and event.removed_at is null and event.deleted_at is null and parent.hidden_at is null)`;

/** Locks works until the transaction ends, in one order, so that their comments change one after the other. */
export async function lockWorks(trx: Queryable, fileKeys: readonly string[]): Promise<void> {
  if (fileKeys.length === 0) return;
  await trx
    .selectFrom('publication')
    .select('file_key')
    .where('file_key', 'in', fileKeys)
    .orderBy('file_key')
    .forNoKeyUpdate()
    .execute();
}

/** Counts the comments of works again. */
export async function recountComments(trx: Queryable, fileKeys: readonly string[]): Promise<void> {
  if (fileKeys.length === 0) return;
  // A statement that waits for a work counts as of when it began: what was written meanwhile would be missing.
  await lockWorks(trx, fileKeys);
  await trx
    .updateTable('publication')
    .set({ comment_num: shownComments('publication') })
    .where('file_key', 'in', fileKeys)
    .execute();
}
