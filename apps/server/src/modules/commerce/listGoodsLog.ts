import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/goods-log: what admins did to plans and memberships, for super admins. */
export const listGoodsLog: Handler<'listGoodsLog'> = async ({ query, services }) =>
  services.commerce.goods.listLog({
    goodsId: query.goods_id,
    cursor: query.cursor,
    size: query.size,
  });
