import type { Currency } from '@boardwalk/domain';
import type { Queryable } from '../../infra/database/database.ts';
import type { NewRow, RowChange } from '../../infra/database/schema.ts';
import { afterCursor } from '../../infra/lists/afterCursor.ts';
import { toPage } from '../../infra/lists/cursor.ts';

/** Goods with their price in a currency. */
export type GoodsRow = Awaited<ReturnType<typeof listGoods>>[number];

function priced(db: Queryable, currency: Currency) {
  return db
    .selectFrom('goods')
    .innerJoin('goods_price', (join) =>
      join.onRef('goods_price.goods_id', '=', 'goods.goods_id').on('goods_price.currency', '=', currency),
    )
    .selectAll('goods')
    .select(['goods_price.price', 'goods_price.currency']);
}

/** All goods that have a price in a currency, in the operator's order. */
export async function listGoods(db: Queryable, currency: Currency) {
  return priced(db, currency).orderBy('sort_order').orderBy('goods.goods_id').execute();
}

/** Goods by id, or undefined when they have no price in the currency. */
export async function findGoods(
  db: Queryable,
  goodsId: string,
  currency: Currency,
): Promise<GoodsRow | undefined> {
  return priced(db, currency).where('goods.goods_id', '=', goodsId).executeTakeFirst();
}

/** Goods by id, locked; whatever currency they are sold in. */
export async function lockGoods(db: Queryable, goodsId: string) {
  return db
    .selectFrom('goods')
    .selectAll()
    .where('goods_id', '=', goodsId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Adds goods; false when the id is taken. */
export async function insertGoods(db: Queryable, row: NewRow<'goods'>): Promise<boolean> {
  const inserted = await db
    .insertInto('goods')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('goods_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Changes goods. */
export async function updateGoods(db: Queryable, goodsId: string, change: RowChange<'goods'>): Promise<void> {
  await db.updateTable('goods').set(change).where('goods_id', '=', goodsId).execute();
}

/** Sets the price of goods in a currency. */
export async function savePrice(db: Queryable, row: NewRow<'goods_price'>): Promise<void> {
  await db
    .insertInto('goods_price')
    .values(row)
    .onConflict((conflict) => conflict.columns(['goods_id', 'currency']).doUpdateSet({ price: row.price }))
    .execute();
}

/** Writes down what an admin did. */
export async function insertGoodsLog(db: Queryable, row: NewRow<'goods_log'>): Promise<void> {
  await db.insertInto('goods_log').values(row).execute();
}

/** What an admin did, and who it was. */
export type GoodsLogRow = Awaited<ReturnType<typeof listGoodsLog>>['list'][number];

/** Which entries of the log are wanted. */
export interface GoodsLogQuery {
  goodsId: string | undefined;
  cursor: string;
  size: number;
}

/** A part of what admins did to goods, the latest first. */
export async function listGoodsLog(db: Queryable, { goodsId, cursor, size }: GoodsLogQuery) {
  const rows = await db
    .selectFrom('goods_log as log')
    .innerJoin('user_account as admin', 'admin.user_id', 'log.admin_id')
    .select(['log.goods_log_id', 'log.action', 'log.content', 'log.created_at'])
    .select(['admin.user_id', 'admin.nick_name', 'admin.avatar_url'])
    .$if(goodsId !== undefined, (query) => query.where('log.goods_id', '=', goodsId ?? ''))
    .where((eb) => afterCursor(eb, cursor, [['log.goods_log_id', 'integer']], 'desc'))
    .orderBy('log.goods_log_id', 'desc')
    .limit(size + 1)
    .execute();
  return toPage(rows, size, (row) => [Number(row.goods_log_id)]);
}

/** A public work with what selling it needs. */
export type SoldWork = NonNullable<Awaited<ReturnType<typeof findWork>>>;

/** A public work as goods, and whether a person may copy it already. */
export async function findWork(db: Queryable, fileKey: string, buyerId: string) {
  return db
    .selectFrom('publication')
    .innerJoin('user_account as seller', 'seller.user_id', 'publication.owner_id')
    .select([
      'publication.file_key',
      'publication.name',
      'publication.owner_id',
      'publication.fee_type',
      'publication.unit_price',
      'seller.nick_name',
      'seller.avatar_url',
      'seller.deactivated_at',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('file_entitlement as mine')
            .select('mine.file_key')
            .whereRef('mine.file_key', '=', 'publication.file_key')
            .where('mine.user_id', '=', buyerId),
        )
        .as('is_owned'),
    )
    .where('publication.file_key', '=', fileKey)
    .where('publication.is_live', '=', true)
    .executeTakeFirst();
}
