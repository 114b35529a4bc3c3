import type { Handler } from '../../api/handler.ts';

/** GET /web/goods: plans and memberships on sale. */
export const listGoods: Handler<'listGoods'> = async ({ caller, language, services }) => {
  return { list: await services.commerce.goods.list(caller?.userId ?? null, language) };
};
