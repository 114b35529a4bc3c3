import { ReviewStatus } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';

/** A topic that a work has or shall have. */
export type TopicRow = Awaited<ReturnType<typeof findTopics>>[number];

/** Topics by their ids, closed ones too. */
export async function findTopics(db: Queryable, ids: readonly number[]) {
  return db
    .selectFrom('topic')
    .select(['topic_id', 'title', 'titles', 'use_flag'])
    .where(sql<SqlBool>`topic_id = any(${sql.val([...ids])}::integer[])`)
    .execute();
}

/** Tags and topics of the public row of a work. The caller has locked its file. */
export async function findTagging(trx: Queryable, fileKey: string) {
  return trx
    .selectFrom('publication')
    .select(['tag_ids', 'topic_ids'])
    .where('file_key', '=', fileKey)
    .executeTakeFirst();
}

/** Tags and topics of a work. */
export type Tagging = NonNullable<Awaited<ReturnType<typeof findTagging>>>;

/**
 * Gives a public work other tags and topics: the version that is public, the row lists are made of, and a version that waits for its
 * review with the same tags and topics. When the work has changed last stays as it is: it moves in no list.
 *
 * @param work.path chosen tags with all their ancestors
 * @param work.search see searchVectorOf
 */
export async function replaceTagging(
  trx: Queryable,
  {
    fileKey,
    submissionId,
    path,
    search,
  }: { fileKey: string; submissionId: string; path: number[]; search: string },
  before: Tagging,
  after: Tagging,
): Promise<void> {
  await trx
    .updateTable('publication')
    .set({
      tag_ids: after.tag_ids,
      topic_ids: after.topic_ids,
      tag_path_ids: path,
      search_vector: sql<string>`${search}::tsvector`,
    })
    .where('file_key', '=', fileKey)
    .execute();
  await trx
    .updateTable('submission')
    .set({ tag_ids: after.tag_ids, topic_ids: after.topic_ids })
    .where('file_key', '=', fileKey)
    .where((eb) =>
      eb.or([
        eb('submission_id', '=', submissionId),
        eb.and([
          eb('status', '=', ReviewStatus.NOT_AUDIT),
          sameSet('tag_ids', before.tag_ids),
          sameSet('topic_ids', before.topic_ids),
        ]),
      ]),
    )
    .execute();
}

function sameSet(column: 'tag_ids' | 'topic_ids', ids: readonly number[]) {
  const members = sql`${sql.val([...ids])}::integer[]`;
  return sql<SqlBool>`${sql.ref(column)} @> ${members} and ${sql.ref(column)} <@ ${members}`;
}
