import { UseFlag } from '@boardwalk/domain';
import { sql, type SqlBool } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import { PREPARED } from '../../infra/database/prepared.ts';

/** An open topic with its picture: its own, or the cover of its most popular work. */
export type TopicRow = Awaited<ReturnType<ReturnType<typeof openTopics>['execute']>>[number];

/** Open, begun and not yet over: a condition on topic or banner. */
function isShown(table: 'topic' | 'banner', now: Date) {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<SqlBool>`${column('use_flag')} = ${UseFlag.OPEN}
    and coalesce(${column('starts_at')} <= ${now}, true) and coalesce(${column('ends_at')} > ${now}, true)`;
}

function openTopics(db: Queryable, now: Date) {
  return db
    .selectFrom('topic')
    .modifyFront(PREPARED)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('publication_topic')
          .innerJoin('publication', 'publication.file_key', 'publication_topic.file_key')
          .whereRef('publication_topic.topic_id', '=', 'topic.topic_id')
          .orderBy('publication_topic.hot_score', 'desc')
          .orderBy('publication_topic.file_key', 'desc')
          .limit(sql.lit(1))
          .select(['publication.file_key', 'publication.cover_hash'])
          .as('favourite'),
      (join) => join.onTrue(),
    )
    .leftJoin('image as cover', (join) =>
      join.on(sql<boolean>`cover.hash = coalesce(topic.cover_hash, favourite.cover_hash)`),
    )
    .where(isShown('topic', now))
    .select([
      'topic.topic_id',
      'topic.title',
      'topic.titles',
      'topic.description',
      'topic.descriptions',
      'topic.file_num',
      'topic.use_flag',
      sql<
        string | null
      >`case when topic.cover_hash is null then favourite.file_key else topic.cover_file_key end`.as(
        'cover_file_key',
      ),
      'cover.hash as cover_hash',
      'cover.width as cover_width',
      'cover.height as cover_height',
      'cover.placeholder as cover_placeholder',
    ]);
}

/** Topics in the order of display. */
export async function findTopics(
  db: Queryable,
  page: { offset: number; limit: number },
  now: Date,
): Promise<TopicRow[]> {
  return openTopics(db, now)
    .orderBy('topic.sort_order')
    .orderBy('topic.topic_id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** Number of open topics. */
export async function countTopics(db: Queryable, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('topic')
    .modifyFront(PREPARED)
    .where(isShown('topic', now))
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Topics with the most use of their works first. */
export async function findHottestTopics(db: Queryable, limit: number, now: Date): Promise<TopicRow[]> {
  return openTopics(db, now)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('publication_topic')
          .whereRef('publication_topic.topic_id', '=', 'topic.topic_id')
          .select((of) =>
            of.fn.coalesce(of.fn.sum<number>('publication_topic.hot_score'), sql<number>`0`).as('heat'),
          )
          .as('warmth'),
      (join) => join.onTrue(),
    )
    .orderBy('warmth.heat', 'desc')
    .orderBy('topic.sort_order')
    .limit(limit)
    .execute();
}

/** An open topic. */
export async function findTopic(db: Queryable, topicId: number, now: Date): Promise<TopicRow | undefined> {
  return openTopics(db, now).where('topic.topic_id', '=', topicId).executeTakeFirst();
}

/** A banner with its picture, if it has one. */
export type BannerRow = Awaited<ReturnType<typeof findBanners>>[number];

/** Open banners of a place, or of all, in the order of display. */
export async function findBanners(
  db: Queryable,
  effect: number | undefined,
  page: { offset: number; limit: number },
  now: Date,
) {
  return openBanners(db, effect, now)
    .leftJoin('image', 'image.hash', 'banner.image_hash')
    .select([
      'banner.banner_id',
      'banner.title',
      'banner.titles',
      'banner.subtitle',
      'banner.subtitles',
      'banner.theme',
      'banner.link',
      'banner.links',
      'banner.effect',
      'banner.image_file_key',
      'banner.image_alts',
      'image.hash as image_hash',
      'image.width as image_width',
      'image.height as image_height',
      'image.placeholder as image_placeholder',
    ])
    .orderBy('banner.sort_order')
    .orderBy('banner.banner_id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** Number of open banners of a place, or of all. */
export async function countBanners(db: Queryable, effect: number | undefined, now: Date): Promise<number> {
  const { count } = await openBanners(db, effect, now)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function openBanners(db: Queryable, effect: number | undefined, now: Date) {
  const open = db.selectFrom('banner').modifyFront(PREPARED).where(isShown('banner', now));
  return effect === undefined ? open : open.where('banner.effect', '=', effect);
}

/** The blob of a picture given to a topic or banner, in one width. */
export async function findPicture(
  db: Queryable,
  hash: string,
  width: 360 | 720 | 1080,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('image_variant')
    .select('blob_hash')
    .where('image_hash', '=', hash)
    .where('width', '=', width)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('topic')
            .select('topic_id')
            .where('cover_hash', '=', hash)
            .where('cover_file_key', 'is', null),
        ),
        eb.exists(
          eb
            .selectFrom('banner')
            .select('banner_id')
            .where('image_hash', '=', hash)
            .where('image_file_key', 'is', null),
        ),
      ]),
    )
    .executeTakeFirst();
  return row?.blob_hash;
}
