import { UseFlag } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import { compiledByForm, compiledOnce, type Value } from '../../../infra/database/compiledOnce.ts';
import type { Queryable } from '../../../infra/database/database.ts';
import { PREPARED } from '../../../infra/database/prepared.ts';
import type { OriginRow } from './lineageRepository.ts';
import { memberTypeAt } from '../../membership/service.ts';
import { ROW_VERSION, works } from './workRepository.ts';

/** A tag beside a work. */
export type TagRow = Awaited<ReturnType<typeof findTags>>[number];

const tagsAmong = compiledOnce((db, ids: string) =>
  db
    .selectFrom('tag')
    .modifyFront(PREPARED)
    .select(['tag_id', 'name', 'names', 'ttype'])
    .where(sql<boolean>`tag_id = any(${ids}::integer[])`)
    .where('is_open', '=', sql.lit(true)),
);

/** The open tags among some ids. */
export async function findTags(db: Queryable, ids: readonly number[]) {
  // An array as Postgres writes it.
  return ids.length === 0 ? [] : tagsAmong(db, `{${ids.join(',')}}`);
}

/** The open tags of a publication. */
const OPEN_TAGS = sql<TagRow[]>`(
  select coalesce(json_agg(json_build_object('tag_id', tag_id, 'name', tag.name, 'names', names, 'ttype', ttype)), '[]')
  from tag where tag_id = any (publication.tag_ids) and is_open)`;

/** Whether a statement is asked for one key, or for a list. */
interface KeysForm {
  isOne: boolean;
}

/**
 * One key is a parameter of its own, for which Postgres keeps a plan. A list of unknown length it takes for ten keys, finds no use in
 * a plan for these, and plans each time: three milliseconds for a detail, which is found in less than one. Among many keys that is
 * little, and a form for each length would have to be planned on each connection.
 */
function keysIn(fileKeys: readonly string[]): { form: KeysForm; keys: string | readonly string[] } {
  const [key] = fileKeys;
  return key !== undefined && fileKeys.length === 1
    ? { form: { isOne: true }, keys: key }
    : { form: { isOne: false }, keys: fileKeys };
}

function isAmong({ isOne }: KeysForm, keys: Value | undefined) {
  return isOne
    ? sql<SqlBool>`publication.file_key = ${keys}`
    : sql<SqlBool>`publication.file_key = any (${keys}::text[])`;
}

const cardRows = compiledByForm((db, form: KeysForm, values) =>
  works(db)
    .modifyFront(PREPARED)
    .where(isAmong(form, values[0]))
    .select([ROW_VERSION.as('version'), OPEN_TAGS.as('tags')]),
);

/** Live publications with all that their cards show, and in which version their rows are. */
export async function findCards(db: Queryable, fileKeys: readonly string[]) {
  const { form, keys } = keysIn(fileKeys);
  return cardRows(db, form, [keys]);
}

/** A live publication in full. */
export type WorkInFull = Awaited<ReturnType<typeof findWorks>>[number];

const worksInFull = compiledByForm((db, form: KeysForm, values) => {
  const now = values[1] as Date;
  return works(db)
    .modifyFront(PREPARED)
    .innerJoin('submission', 'submission.submission_id', 'publication.submission_id')
    .where(isAmong(form, values[0]))
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
      OPEN_TAGS.as('tags'),
      sql<TopicRow[]>`(
        select coalesce(json_agg(json_build_object('topic_id', topic_id, 'title', title, 'titles', titles)
          order by array_position(publication.topic_ids, topic_id)), '[]')
        from topic where topic_id = any (publication.topic_ids) and ${isTopicShown(now)})`.as('topics'),
      sql<OriginRow | null>`(
        select json_build_object('licence', source.licence, 'file_key', origin.file_key, 'name', origin.name,
          'owner_id', author.user_id, 'owner_nick_name', author.nick_name, 'owner_avatar_url', author.avatar_url,
          'owner_deleted_at', author.deleted_at, 'owner_profile_name', author_profile.name)
        from file join submission source on source.submission_id = file.origin_submission_id
        left join publication origin on origin.file_key = file.origin_file_key and origin.is_live
        left join user_account author on author.user_id = origin.owner_id
        left join profile author_profile on author_profile.user_id = origin.owner_id
        where file.file_key = publication.file_key)`.as('origin'),
    ]);
});

/** Live publications with all that their pages show, in one statement. */
export async function findWorks(db: Queryable, fileKeys: readonly string[], now: Date) {
  const { form, keys } = keysIn(fileKeys);
  return worksInFull(db, form, [keys, now]);
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
    .where(isTopicShown(now))
    .orderBy(sql`array_position(${sql.val([...ids])}::integer[], topic_id)`)
    .execute();
}

/** Open, begun and not yet over: a condition on topic. */
function isTopicShown(now: Date) {
  return sql<SqlBool>`use_flag = ${sql.lit(UseFlag.OPEN)}
    and coalesce(starts_at <= ${now}, true) and coalesce(ends_at > ${now}, true)`;
}

/** A topic beside a work. */
export type TopicRow = Awaited<ReturnType<typeof findTopics>>[number];

const usersOfId = compiledOnce((db, userId: string) =>
  db
    .selectFrom('user_account')
    .modifyFront(PREPARED)
    .select('user_id')
    .where('user_id', '=', userId)
    .where('deactivated_at', 'is', null),
);

/** Whether there is such a person, deactivated ones not counted. */
export async function userExists(db: Queryable, userId: string): Promise<boolean> {
  return (await usersOfId(db, userId)).length > 0;
}
