import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/goods: puts a plan or membership up for sale, for super admins. */
export const createGoods: Handler<'createGoods'> = async ({ body, caller, services }) => {
  const { goods_id: goodsId, kind, names, days, price, sort_order: sortOrder } = body;
  const text = { names: { ...names }, days: days ?? null, price, sortOrder: sortOrder ?? 0 };
  return services.commerce.goods.create(caller.userId, { goodsId, kind, ...text });
};
