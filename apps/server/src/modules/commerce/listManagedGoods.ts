import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/goods: all plans and memberships, for super admins. */
export const listManagedGoods: Handler<'listManagedGoods'> = async ({ services }) => ({
  list: await services.commerce.goods.listAll(),
});
