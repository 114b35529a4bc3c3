import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/goods: all plans and memberships, for super admins. */
export const listManagedGoods: Handler<'listManagedGoods'> = async ({ services }) =>
  services.commerce.goods.listAll();
