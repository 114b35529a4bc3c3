import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { recordBlobs } from '../../infra/images/imageStore.ts';

/** What a picture goes with. */
export type AttachmentPurpose = 'report' | 'feedback';

/** A picture of a report or of feedback. */
export type AttachmentRow = Awaited<ReturnType<typeof listAttachments>>[number];

/** Makes a stored picture known, waiting to be claimed. */
export async function insertAttachment(
  db: Queryable,
  { size, ...row }: NewRow<'attachment'> & { size: number; created_at: Date },
): Promise<void> {
  await recordBlobs(db, [{ hash: row.blob_hash, mime: 'image/webp', size }], row.created_at);
  await db.insertInto('attachment').values(row).execute();
}

/**
 * Lets a report or feedback have pictures that wait, in the order of the keys.
 *
 * @param claim.uploaders names the claimer may have had while uploading
 * @param claim.since pictures older than this are as good as gone
 * @returns how many it got; fewer than keys when one is somebody else's, used, too old or unknown
 */
export async function claimAttachments(
  db: Queryable,
  keys: readonly string[],
  claim: { purpose: AttachmentPurpose; ownerId: string; uploaders: readonly string[]; since: Date },
): Promise<number> {
  const list = sql.val([...keys]);
  const claimed = await db
    .updateTable('attachment')
    .set({
      [claim.purpose === 'report' ? 'report_id' : 'feedback_id']: claim.ownerId,
      position: sql<number>`array_position(${list}::text[], attachment_key)`,
    })
    .where(sql<SqlBool>`attachment_key = any(${list}::text[])`)
    .where('purpose', '=', claim.purpose)
    .where(sql<SqlBool>`uploader = any(${sql.val([...claim.uploaders])}::text[])`)
    .where('position', 'is', null)
    .where('created_at', '>', claim.since)
    .returning('attachment_key')
    .execute();
  return claimed.length;
}

/** The pictures of some reports or pieces of feedback, in their order. */
export async function listAttachments(
  db: Queryable,
  purpose: AttachmentPurpose,
  ownerIds: readonly string[],
) {
  const owner = purpose === 'report' ? 'attachment.report_id' : 'attachment.feedback_id';
  return db
    .selectFrom('attachment')
    .select(['attachment_key', 'width', 'height', `${owner} as owner_id`])
    .where(sql<SqlBool>`${sql.ref(owner)} = any(${sql.val([...ownerIds])}::bigint[])`)
    .orderBy('position')
    .execute();
}

/** The bytes of a picture; undefined when there is none of this key. */
export async function findBlob(db: Queryable, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('attachment')
    .select('blob_hash')
    .where('attachment_key', '=', key)
    .executeTakeFirst();
  return row?.blob_hash;
}

/** Deletes pictures that nothing has claimed since a moment, and returns how many. */
export async function deleteUnclaimed(db: Queryable, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('attachment')
    .where('position', 'is', null)
    .where('created_at', '<=', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
