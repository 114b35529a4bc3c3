import type { Handler } from '../../api/handler.ts';

/** GET /web/goods/{goods_id}: something that is sold, at its price of this moment. */
export const getGoods: Handler<'getGoods'> = async ({ params, caller, language, services }) => {
  return services.commerce.goods.find(params.goods_id, caller?.userId ?? null, language);
};
