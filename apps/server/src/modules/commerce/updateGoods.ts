import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/manager/goods/{goods_id}: changes a plan or membership for later orders, for super admins. */
export const updateGoods: Handler<'updateGoods'> = async ({ params, body, caller, services }) => {
  const { names, days, price, sort_order: sortOrder } = body;
  const text = { names: { ...names }, days: days ?? null, price, sortOrder: sortOrder ?? 0 };
  return services.commerce.goods.update(caller.userId, params.goods_id, text);
};
