import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/review/list: the queue of submissions, for admins. */
export const listReviews: Handler<'listReviews'> = async ({ query, language, services }) => {
  return services.review.queue(query.status, query, language);
};
