import { UseFlag } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { memberTypeAt } from '../membership/service.ts';
import { works } from './workRows.ts';

/** A tag beside a work. */
export type TagRow = Awaited<ReturnType<typeof findTags>>[number];

/** The open tags among some ids. */
export async function findTags(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('tag')
    .select(['tag_id', 'name', 'names', 'ttype'])
    .where(sql<boolean>`tag_id = any(${sql.val([...ids])}::integer[])`)
    .where('is_open', '=', true)
    .execute();
}

/** A live publication in full. */
export type WorkInFull = NonNullable<Awaited<ReturnType<typeof findWork>>>;

/** A live publication with what its page shows beyond the card. */
export async function findWork(db: Queryable, fileKey: string, now: Date) {
  return works(db)
    .innerJoin('submission', 'submission.submission_id', 'publication.submission_id')
    .where('publication.file_key', '=', fileKey)
    .select([
      'publication.description',
      'publication.object_hash',
      'publication.topic_ids',
      'publication.submission_id',
      'submission.licence',
      'publication.comment_num',
      'owner_profile.profile_key as owner_profile_key',
      memberTypeAt('owner_profile', now).as('owner_member'),
      'owner_profile.influencer as owner_influencer',
      'owner_profile.expert as owner_expert',
    ])
    .executeTakeFirst();
}

/** Where the cover of a submission comes from. */
export async function findCoverSource(db: Queryable, submissionId: string) {
  const { cover_source: source } = await db
    .selectFrom('submission')
    .select('cover_source')
    .where('submission_id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return source;
}

/** The topics among some ids that are shown at a time, in the order of the ids. */
export async function findTopics(db: Queryable, ids: readonly number[], now: Date) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('topic')
    .select(['topic_id', 'title', 'titles'])
    .where(sql<SqlBool>`topic_id = any(${sql.val([...ids])}::integer[])`)
    .where('use_flag', '=', UseFlag.OPEN)
    .where(sql<SqlBool>`coalesce(starts_at <= ${now}, true) and coalesce(ends_at > ${now}, true)`)
    .orderBy(sql`array_position(${sql.val([...ids])}::integer[], topic_id)`)
    .execute();
}

/** A topic beside a work. */
export type TopicRow = Awaited<ReturnType<typeof findTopics>>[number];

/** Who owns a file, whether it was trashed, whether a version is public. */
export async function findFileState(db: Queryable, fileKey: string) {
  return db
    .selectFrom('file')
    .leftJoin('publication', 'publication.file_key', 'file.file_key')
    .select((eb) => [
      'file.owner_id',
      'file.audit_status',
      'file.trashed_at',
      eb.fn.coalesce('publication.is_live', eb.val(false)).as('is_live'),
    ])
    .where('file.file_key', '=', fileKey)
    .executeTakeFirst();
}

/** Whether there is such a person, deactivated ones not counted. */
export async function userExists(db: Queryable, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('user_account')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst();
  return user !== undefined;
}
