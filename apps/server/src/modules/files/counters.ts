import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

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
