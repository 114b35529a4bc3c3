import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, RowChange } from '../../infra/database/schema.ts';

/** A topic, open or not, with its own picture if it has one. */
export type TopicRow = Awaited<ReturnType<ReturnType<typeof topics>['execute']>>[number];

function topics(db: Queryable) {
  return db
    .selectFrom('topic')
    .leftJoin('image', 'image.hash', 'topic.cover_hash')
    .select([
      'topic.topic_id',
      'topic.slug',
      'topic.title',
      'topic.titles',
      'topic.description',
      'topic.descriptions',
      'topic.use_flag',
      'topic.sort_order',
      'topic.file_num',
      'topic.starts_at',
      'topic.ends_at',
      'topic.cover_file_key',
      'image.hash as cover_hash',
      'image.width as cover_width',
      'image.height as cover_height',
      'image.placeholder as cover_placeholder',
    ]);
}

/** A page of all topics in the order of display. */
export async function listTopics(
  db: Queryable,
  page: { offset: number; limit: number },
): Promise<TopicRow[]> {
  return topics(db)
    .orderBy('topic.sort_order')
    .orderBy('topic.topic_id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** How many topics there are. */
export async function countTopics(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('topic')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A topic, locked until the transaction ends. */
export async function lockTopic(trx: Queryable, topicId: number): Promise<TopicRow | undefined> {
  return topics(trx).where('topic.topic_id', '=', topicId).forNoKeyUpdate('topic').executeTakeFirst();
}

/** Ids of all topics in the order of display, locked until the transaction ends. */
export async function lockTopicIds(trx: Queryable): Promise<number[]> {
  const rows = await trx
    .selectFrom('topic')
    .select(['topic_id', 'sort_order'])
    .orderBy('topic_id')
    .forNoKeyUpdate()
    .execute();
  return rows
    .toSorted((a, b) => a.sort_order - b.sort_order || a.topic_id - b.topic_id)
    .map((row) => row.topic_id);
}

/** Adds a topic as the last one and gives its id. */
export async function insertTopic(
  trx: Queryable,
  topic: Omit<NewRow<'topic'>, 'sort_order'>,
): Promise<number> {
  const { topic_id: topicId } = await trx
    .insertInto('topic')
    .values({ ...topic, sort_order: sql<number>`(select coalesce(max(sort_order), 0) + 1 from topic)` })
    .returning('topic_id')
    .executeTakeFirstOrThrow();
  return topicId;
}

/** Changes a topic. */
export async function changeTopic(
  trx: Queryable,
  topicId: number,
  change: RowChange<'topic'>,
): Promise<void> {
  await trx.updateTable('topic').set(change).where('topic_id', '=', topicId).execute();
}

/** Numbers topics by their place in a list. */
export async function orderTopics(trx: Queryable, topicIds: readonly number[]): Promise<void> {
  await sql`
    update topic set sort_order = place.number
    from unnest(${sql.val([...topicIds])}::integer[]) with ordinality as place (topic_id, number)
    where topic.topic_id = place.topic_id`.execute(trx);
}
