import { variesByLanguageAndCaller } from '../../infra/http/cache.ts';
import type { Handler } from '../../infra/http/handler.ts';

/** GET /cmt/manager/review/list: the queue of submissions, for admins. */
export const listReviews: Handler<'listReviews'> = async ({ query, caller, language, services, reply }) => {
  variesByLanguageAndCaller(reply);
  return services.review.queue(caller.userId, query.status, query, language);
};
