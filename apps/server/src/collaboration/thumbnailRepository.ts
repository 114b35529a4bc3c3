import type { Queryable } from '../infra/database/database.ts';
import type { Row } from '../infra/database/schema.ts';

/** The job that has waited longest of those due. */
export async function findDueJob(db: Queryable, now: Date): Promise<Row<'thumbnail_job'> | undefined> {
  return db
    .selectFrom('thumbnail_job')
    .selectAll()
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
}

/** Removes a job, unless the board has changed since. */
export async function finishJob(db: Queryable, job: Row<'thumbnail_job'>): Promise<void> {
  await db
    .deleteFrom('thumbnail_job')
    .where('file_key', '=', job.file_key)
    .where('due_at', '=', job.due_at)
    .execute();
}

/** Puts a job off after a failure. */
export async function postponeJob(db: Queryable, job: Row<'thumbnail_job'>, dueAt: Date): Promise<void> {
  await db
    .updateTable('thumbnail_job')
    .set({ due_at: dueAt, attempts: job.attempts + 1 })
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
