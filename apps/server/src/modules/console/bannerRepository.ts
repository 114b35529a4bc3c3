import { sql } from 'kysely';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, RowChange } from '../../infra/database/schema.ts';

/** A banner, open or not, with its picture if it has one. */
export type BannerRow = Awaited<ReturnType<ReturnType<typeof banners>['execute']>>[number];

function banners(db: Queryable) {
  return db
    .selectFrom('banner')
    .leftJoin('image', 'image.hash', 'banner.image_hash')
    .select([
      'banner.banner_id',
      'banner.slug',
      'banner.title',
      'banner.titles',
      'banner.subtitle',
      'banner.subtitles',
      'banner.theme',
      'banner.link',
      'banner.links',
      'banner.effect',
      'banner.use_flag',
      'banner.sort_order',
      'banner.starts_at',
      'banner.ends_at',
      'banner.image_file_key',
      'banner.image_alts',
      'image.hash as image_hash',
      'image.width as image_width',
      'image.height as image_height',
      'image.placeholder as image_placeholder',
    ]);
}

/** A page of all banners in the order of display. */
export async function listBanners(
  db: Queryable,
  page: { offset: number; limit: number },
): Promise<BannerRow[]> {
  return banners(db)
    .orderBy('banner.sort_order')
    .orderBy('banner.banner_id')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

/** How many banners there are. */
export async function countBanners(db: Queryable): Promise<number> {
  const { count } = await db
    .selectFrom('banner')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A banner, locked until the transaction ends. */
export async function lockBanner(trx: Queryable, bannerId: number): Promise<BannerRow | undefined> {
  return banners(trx).where('banner.banner_id', '=', bannerId).forNoKeyUpdate('banner').executeTakeFirst();
}

/** Ids of all banners in the order of display, locked until the transaction ends. */
export async function lockBannerIds(trx: Queryable): Promise<number[]> {
  const rows = await trx
    .selectFrom('banner')
    .select(['banner_id', 'sort_order'])
    .orderBy('banner_id')
    .forNoKeyUpdate()
    .execute();
  return rows
    .toSorted((a, b) => a.sort_order - b.sort_order || a.banner_id - b.banner_id)
    .map((row) => row.banner_id);
}

/** Adds a banner as the last one and gives its id. */
export async function insertBanner(
  trx: Queryable,
  banner: Omit<NewRow<'banner'>, 'sort_order'>,
): Promise<number> {
  const { banner_id: bannerId } = await trx
    .insertInto('banner')
    .values({ ...banner, sort_order: sql<number>`(select coalesce(max(sort_order), 0) + 1 from banner)` })
    .returning('banner_id')
    .executeTakeFirstOrThrow();
  return bannerId;
}

/** Changes a banner. */
export async function changeBanner(
  trx: Queryable,
  bannerId: number,
  change: RowChange<'banner'>,
): Promise<void> {
  await trx.updateTable('banner').set(change).where('banner_id', '=', bannerId).execute();
}

/** Numbers banners by their place in a list. */
export async function orderBanners(trx: Queryable, bannerIds: readonly number[]): Promise<void> {
  await sql`
    update banner set sort_order = place.number
    from unnest(${sql.val([...bannerIds])}::integer[]) with ordinality as place (banner_id, number)
    where banner.banner_id = place.banner_id`.execute(trx);
}
