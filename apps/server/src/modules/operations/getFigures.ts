import type { Handler } from '../../api/handler.ts';
import { requireAdmin } from './policy.ts';

/** GET /cmt/manager/figures: what happened in the community lately. Admins only. */
export const getFigures: Handler<'getFigures'> = async ({ query, caller, services }) => {
  requireAdmin(await services.account.getUser(caller.userId));
  return services.figures.of(query.days);
};
