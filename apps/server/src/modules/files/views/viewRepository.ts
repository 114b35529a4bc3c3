import type { Queryable } from '../../../infra/database/database.ts';

const HOUR_MS = 3_600_000;

/** The hour an instant is in. */
export function hourOf(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / HOUR_MS) * HOUR_MS);
}

/**
 * Notes that somebody looked at a work.
 *
 * @param view `viewer` is a user id, or the keyed hash of an anonymous visitor
 * @returns whether it is their first look in this hour
 */
export async function insertView(
  db: Queryable,
  { fileKey, viewer, hour }: { fileKey: string; viewer: string; hour: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('view_event')
    .values({ file_key: fileKey, hour, viewer })
    .onConflict((conflict) => conflict.doNothing())
    .returning('viewer')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Puts the look of a person in place of the one they had as an anonymous visitor.
 *
 * @returns whether there was such a look, which is counted
 */
export async function replaceView(
  db: Queryable,
  { fileKey, hour, anonymous }: { fileKey: string; hour: Date; anonymous: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('view_event')
    .where('file_key', '=', fileKey)
    .where('hour', '=', hour)
    .where('viewer', '=', anonymous)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Puts a work on top of somebody's browsing history. */
export async function leaveFootprint(
  db: Queryable,
  fileKey: string,
  userId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('footprint')
    .values({ file_key: fileKey, user_id: userId, seen_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'file_key']).doUpdateSet({ seen_at: now }))
    .execute();
}

/** How often a public work was viewed; undefined when it is not public. */
export async function findViews(db: Queryable, fileKey: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('publication')
    .select('view_num')
    .where('file_key', '=', fileKey)
    .where('is_live', '=', true)
    .executeTakeFirst();
  return row?.view_num;
}
