import type { Queryable } from '../infra/database/database.ts';
import type { Row } from '../infra/database/schema.ts';

/**
 * Takes the job that has waited longest of those due, for a while: other processes pass it over until then, and get it
 * when this one has died meanwhile.
 */
export async function takeDueJob(
  db: Queryable,
  now: Date,
  until: Date,
): Promise<Row<'thumbnail_job'> | undefined> {
  return db
    .updateTable('thumbnail_job')
    .set((eb) => ({ due_at: until, attempts: eb('attempts', '+', 1) }))
    .where('file_key', '=', (eb) =>
      eb
        .selectFrom('thumbnail_job')
        .select('file_key')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Removes a job that was taken, unless the board has changed since. */
export async function finishJob(db: Queryable, job: Row<'thumbnail_job'>): Promise<void> {
  await db
    .deleteFrom('thumbnail_job')
    .where('file_key', '=', job.file_key)
    .where('due_at', '=', job.due_at)
    .execute();
}

/** Forgets the thumbnails of a file but one. */
export async function dropOldThumbnails(db: Queryable, fileKey: string, keptHash: string): Promise<void> {
  await db
    .deleteFrom('blob_use')
    .where('file_key', '=', fileKey)
    .where('purpose', '=', 'thumbnail')
    .where('hash', '<>', keptHash)
    .execute();
}

/** Makes an image the thumbnail of a file. */
export async function setThumbnail(db: Queryable, fileKey: string, hash: string): Promise<void> {
  await db.updateTable('file').set({ thumbnail_hash: hash }).where('file_key', '=', fileKey).execute();
}

/** How many boards wait for their picture to be painted. */
export async function countDue(db: Queryable, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('thumbnail_job')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('due_at', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}
