import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/figures: what happened in the community lately. Admins only. */
export const getFigures: Handler<'getFigures'> = async ({ query, services }) => {
  return services.figures.of(query.days);
};
