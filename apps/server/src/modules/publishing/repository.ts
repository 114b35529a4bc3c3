import { ReviewStatus, TagType, type Licence } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow } from '../../infra/database/schema.ts';
import { sourceLicence } from '../workspace/service.ts';

/**
 * A file locked until the transaction ends, and whether a version of it is public. Trashed ones, too. Edits of its board,
 * which refer to the file, do not wait.
 */
export async function lockFile(db: Queryable, fileKey: string) {
  const file = await db
    .selectFrom('file')
    .select(['file_key', 'owner_id', 'audit_status', 'trashed_at', 'kind'])
    .where('file_key', '=', fileKey)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (file === undefined) return undefined;
  const publication = await db
    .selectFrom('publication')
    .select(['is_live', 'submission_id'])
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
  return { ...file, is_live: publication?.is_live ?? false, live_submission_id: publication?.submission_id };
}

/** Who owns some files, and where they stand. */
export async function findFiles(db: Queryable, fileKeys: readonly string[]) {
  return db
    .selectFrom('file')
    .leftJoin('publication', 'publication.file_key', 'file.file_key')
    .select((eb) => [
      'file.file_key',
      'file.owner_id',
      'file.audit_status',
      eb.fn.coalesce('publication.is_live', eb.val(false)).as('is_live'),
    ])
    .where(sql<SqlBool>`file.file_key = any(${sql.val([...fileKeys])}::text[])`)
    .execute();
}

/** Sets where a file stands. */
export async function setAuditStatus(db: Queryable, fileKey: string, status: ReviewStatus): Promise<void> {
  await db.updateTable('file').set({ audit_status: status }).where('file_key', '=', fileKey).execute();
}

/**
 * Counts one more publication of a day.
 *
 * @returns false when the limit is reached; of requests at once exactly as many succeed as are left
 */
export async function countPublication(
  db: Queryable,
  { userId, day, limit }: { userId: string; day: string; limit: number },
): Promise<boolean> {
  const counted = await db
    .insertInto('publish_count')
    .values({ user_id: userId, day, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'day'])
        .doUpdateSet((eb) => ({ count: eb('publish_count.count', '+', 1) }))
        .where('publish_count.count', '<', limit),
    )
    .returning('count')
    .executeTakeFirst();
  return counted !== undefined;
}

/** Adds the next version of a file and gives its id. */
export async function insertSubmission(
  db: Queryable,
  row: Omit<NewRow<'submission'>, 'version'>,
): Promise<string> {
  const { version } = await db
    .selectFrom('submission')
    .select(sql<number>`coalesce(max(version), 0) + 1`.as('version'))
    .where('file_key', '=', row.file_key)
    .executeTakeFirstOrThrow();
  const { submission_id: submissionId } = await db
    .insertInto('submission')
    .values({ ...row, version })
    .returning('submission_id')
    .executeTakeFirstOrThrow();
  return submissionId;
}

/** The hash of a cover, if a version of the file has it. */
export async function findCover(db: Queryable, fileKey: string, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('submission')
    .select('cover_hash')
    .where('file_key', '=', fileKey)
    .where('cover_hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row?.cover_hash;
}

/** The licence under which somebody copied the work of another, and the licence of the file's latest version. */
export async function findLicences(
  db: Queryable,
  fileKey: string,
): Promise<{ source: Licence | null; former: Licence | null }> {
  const row = await db
    .selectFrom('file')
    .select((eb) => [
      sourceLicence(eb.ref('file.origin_submission_id'), eb.ref('file.owner_id')).as('source'),
      eb
        .selectFrom('submission')
        .whereRef('submission.file_key', '=', 'file.file_key')
        .orderBy('submission.submission_id', 'desc')
        .limit(1)
        .select('submission.licence')
        .as('former'),
    ])
    .where('file.file_key', '=', fileKey)
    .executeTakeFirst();
  return { source: row?.source ?? null, former: row?.former ?? null };
}

/** Takes the public version of a file away. */
export async function withdrawPublication(
  db: Queryable,
  fileKey: string,
  submissionId: string,
): Promise<void> {
  await db.updateTable('publication').set({ is_live: false }).where('file_key', '=', fileKey).execute();
  await db
    .updateTable('submission')
    .set({ status: ReviewStatus.NOT_PUBLISH })
    .where('submission_id', '=', submissionId)
    .execute();
}

/** A tag as the rules of the form need it. */
export type FormTag = Awaited<ReturnType<typeof findTagsOfForm>>[number];

/** Tags by their ids, open or not, with whether each is in the subtree of chart types. */
export async function findTagsOfForm(db: Queryable, ids: readonly number[]) {
  return db
    .withRecursive('chart', (cte) =>
      cte
        .selectFrom('tag')
        .select('tag_id')
        .where('slug', '=', CHART_SLUG)
        .unionAll(
          cte.selectFrom('tag').innerJoin('chart', 'chart.tag_id', 'tag.parent_id').select('tag.tag_id'),
        ),
    )
    .selectFrom('tag')
    .select([
      'tag.tag_id as id',
      'tag.name',
      'tag.names',
      'tag.ttype',
      'tag.is_open',
      sql<boolean>`tag.tag_id in (select tag_id from chart)`.as('isChart'),
    ])
    .where(sql<SqlBool>`tag.tag_id = any(${sql.val([...ids])}::integer[])`)
    .execute();
}

/**
 * Tags of the taxonomy and topics of the version that is public or was last. Who is not offered the taxonomy keeps what a moderator gave
 * the work, with each further version.
 */
export async function findTaxonomy(
  db: Queryable,
  fileKey: string,
): Promise<{ tagIds: number[]; topicIds: number[] }> {
  const { rows } = await sql<{ tag_ids: number[]; topic_ids: number[] }>`
    select topic_ids, array(
        select tag_id from unnest(publication.tag_ids) with ordinality as chosen (id, place) join tag on tag_id = id
        where ttype <> ${TagType.CUSTOM} order by place) as tag_ids
    from publication where file_key = ${fileKey}`.execute(db);
  return { tagIds: rows[0]?.tag_ids ?? [], topicIds: rows[0]?.topic_ids ?? [] };
}

/** Which of some topics are open. */
export async function findOpenTopics(db: Queryable, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('topic')
    .select('topic_id')
    .where(sql<SqlBool>`topic_id = any(${sql.val([...ids])}::integer[])`)
    .where('use_flag', '=', 1)
    .execute();
  return rows.map(({ topic_id: id }) => id);
}

/** Slug of the common tag whose subtree holds the chart types. */
const CHART_SLUG = 'chart';
