import { ReviewStatus } from '@boardwalk/domain';
import { sql } from 'kysely';
import type { Database, Queryable } from '../../../infra/database/database.ts';
import type { GalleryWork } from './galleryFormat.ts';

/** A public work with everything a gallery holds of it. */
export type PublishedRow = Awaited<ReturnType<typeof listPublishedWorks>>[number];

/** Public works by key. */
export async function listPublishedWorks(db: Database, after: string, limit: number) {
  return db
    .selectFrom('publication')
    .innerJoin('profile', 'profile.user_id', 'publication.owner_id')
    .innerJoin('user_account', 'user_account.user_id', 'publication.owner_id')
    .innerJoin('image_variant', (join) =>
      join
        .onRef('image_variant.image_hash', '=', 'publication.cover_hash')
        .on('image_variant.width', '=', 1080),
    )
    .select([
      'publication.file_key',
      'publication.name',
      'publication.description',
      'publication.kind',
      'publication.language',
      'publication.fee_type',
      'publication.unit_price',
      'publication.object_hash',
      'publication.pub_time',
      'image_variant.blob_hash as cover_blob_hash',
      'profile.name as author_name',
      'user_account.nick_name as author_nick_name',
      sql<GalleryWork['tags']>`coalesce((
        select json_agg(json_build_object('ttype', ttype, 'slug', slug, 'name', tag.name) order by tag_id)
        from tag where tag_id = any (publication.tag_ids)), '[]')`.as('tags'),
      sql<string[]>`coalesce((
        select json_agg(slug order by topic_id) from topic
        where topic_id = any (publication.topic_ids) and slug is not null), '[]')`.as('topics'),
    ])
    .where('publication.is_live', '=', true)
    .where('publication.file_key', '>', after)
    .orderBy('publication.file_key')
    .limit(limit)
    .execute();
}

/** Which of some files are there already. */
export async function findPresent(db: Database, fileKeys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('file')
    .select('file_key')
    .where('file_key', '=', sql<string>`any(${sql.val([...fileKeys])}::text[])`)
    .execute();
  return new Set(rows.map(({ file_key: key }) => key));
}

/** Takes a key for a file that is to be imported; false when somebody has it. */
export async function insertFile(
  trx: Queryable,
  file: {
    work: GalleryWork;
    ownerId: string;
    teamId: string;
    projectId: string;
    state: Uint8Array;
    at: Date;
  },
): Promise<boolean> {
  const { work, ownerId, teamId, projectId, state, at } = file;
  const inserted = await trx
    .insertInto('file')
    .values({
      file_key: work.file_key,
      owner_id: ownerId,
      team_id: teamId,
      project_id: projectId,
      name: work.name,
      kind: work.kind,
      audit_status: ReviewStatus.NOT_AUDIT,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('file_key')
    .executeTakeFirst();
  if (inserted === undefined) return false;
  await trx
    .insertInto('board_state')
    .values({ file_key: work.file_key, state: Buffer.from(state), updated_at: at })
    .execute();
  return true;
}

/** Makes a picture the thumbnail of a file. */
export async function setThumbnail(trx: Queryable, fileKey: string, hash: string): Promise<void> {
  await trx.updateTable('file').set({ thumbnail_hash: hash }).where('file_key', '=', fileKey).execute();
}

/** Hands an imported work in. */
export async function insertSubmission(
  trx: Queryable,
  submission: {
    work: GalleryWork;
    ownerId: string;
    tagIds: number[];
    topicIds: number[];
    coverHash: string;
    objectHash: string;
    dueAt: Date;
    at: Date;
  },
): Promise<string> {
  const { work, ownerId, tagIds, topicIds, coverHash, objectHash, dueAt, at } = submission;
  const { submission_id: id } = await trx
    .insertInto('submission')
    .values({
      file_key: work.file_key,
      version: 1,
      submitter_id: ownerId,
      name: work.name,
      description: work.description,
      fee_type: work.fee_type,
      unit_price: work.unit_price,
      language: work.language,
      tag_ids: tagIds,
      topic_ids: topicIds,
      cover_hash: coverHash,
      object_hash: objectHash,
      due_at: dueAt,
      created_at: at,
    })
    .returning('submission_id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives a profile the handle it had where it comes from, unless somebody has it here. */
export async function takeHandle(trx: Queryable, userId: string, handle: string): Promise<void> {
  await trx
    .updateTable('profile')
    .set({ name: handle })
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('profile as other').select('other.user_id').where('other.name', '=', handle)),
      ),
    )
    .execute();
}

/** Leaves an account without a password: nobody can enter it. */
export async function dropPassword(trx: Queryable, userId: string): Promise<void> {
  await trx.updateTable('user_account').set({ password_hash: null }).where('user_id', '=', userId).execute();
}

/** Somebody by their e-mail address. */
export async function findByEmail(db: Queryable, email: string) {
  return db.selectFrom('user_account').select('user_id').where('email', '=', email).executeTakeFirst();
}

/** The first super admin there was. */
export async function findFirstSuperAdmin(db: Queryable): Promise<string | undefined> {
  const admin = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('kind', '=', 1)
    .where('deactivated_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return admin?.user_id;
}
