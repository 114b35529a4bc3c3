import { sql } from 'kysely';
import type { Queryable } from '../../../infra/database/database.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long it is kept who looked at a work in which hour. */
const KEPT_DAYS = 90;
/** Looks that one statement removes at most: others who count looks at the same works wait for it. */
const PORTION = 5_000;

/**
 * Puts sums in place of looks that are older than they are kept. One statement removes some and adds them up, so that at any
 * moment the looks and the sum of a work are its counter.
 *
 * @param stopping ends it between two statements; the next run goes on
 */
export async function sumOldViews(
  db: Queryable,
  { now, portion = PORTION, stopping }: { now: Date; portion?: number; stopping?: AbortSignal },
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  for (;;) {
    if (stopping?.aborted === true) return;
    const { rows } = await sql<{ removed: number }>`
      with removed as (
        delete from view_event
        where ctid = any (array(select ctid from view_event where hour < ${before} order by hour limit ${portion}))
        returning file_key),
      summed as (
        insert into view_sum (file_key, view_num)
        select file_key, count(*)::int from removed group by file_key order by file_key
        on conflict (file_key) do update set view_num = view_sum.view_num + excluded.view_num)
      select count(*)::int as removed from removed`.execute(db);
    if ((rows[0]?.removed ?? 0) < portion) return;
  }
}
