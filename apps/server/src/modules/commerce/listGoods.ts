import type { Handler } from '../../infra/http/handler.ts';

/** GET /web/goods: plans and memberships on sale. */
export const listGoods: Handler<'listGoods'> = async ({ caller, language, services }) => {
  return { list: await services.commerce.goods.list(caller?.userId ?? null, language) };
};
