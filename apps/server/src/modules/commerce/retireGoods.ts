import type { Handler } from '../../api/handler.ts';

/** DELETE /cmt/manager/goods/{goods_id}: sells a plan or membership no more, for super admins. */
export const retireGoods: Handler<'retireGoods'> = async ({ params, caller, services }) =>
  services.commerce.goods.retire(caller.userId, params.goods_id);
