import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/review/list: the queue of submissions, for admins. */
export const listReviews: Handler<'listReviews'> = async ({ query, caller, language, services }) => {
  return services.review.queue(caller.userId, query.status, query, language);
};
