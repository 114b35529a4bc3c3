import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, Row } from '../../infra/database/schema.ts';

/** How often an event happened on a day. */
export type AnalyticsCountRow = Row<'analytics_count'>;

/**
 * Adds to counts, in one order: two who add at once must not wait for each other.
 *
 * @param rows each day, name and origin once
 */
export async function addCounts(db: Queryable, rows: readonly NewRow<'analytics_count'>[]): Promise<void> {
  const ordered = rows.toSorted((one, other) =>
    `${one.day} ${one.name} ${one.origin}` < `${other.day} ${other.name} ${other.origin}` ? -1 : 1,
  );
  await db
    .insertInto('analytics_count')
    .values(ordered)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'name', 'origin'])
        .doUpdateSet({ count: sql`analytics_count.count + excluded.count` }),
    )
    .execute();
}

/** Counts of a day and those after it, the latest day first. */
export async function countsSince(db: Queryable, day: string): Promise<AnalyticsCountRow[]> {
  return db
    .selectFrom('analytics_count')
    .selectAll()
    .where('day', '>=', day)
    .orderBy('day', 'desc')
    .orderBy('name')
    .orderBy('origin')
    .execute();
}

/** Removes counts of the days before one. */
export async function removeCountsBefore(db: Queryable, day: string): Promise<void> {
  await db.deleteFrom('analytics_count').where('day', '<', day).execute();
}
