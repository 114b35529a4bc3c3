import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/people/{user_id}/history: what became of somebody's works, the latest first. Admins only. */
export const listCreatorHistory: Handler<'listCreatorHistory'> = async ({ params, query, services }) =>
  services.review.historyOf(params.user_id, query);
