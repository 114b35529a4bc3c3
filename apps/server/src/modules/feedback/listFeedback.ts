import { variesByLanguageAndCaller } from '../../infra/http/cache.ts';
import type { Handler } from '../../infra/http/handler.ts';

/** GET /cmt/manager/feedback/list: feedback, the latest first. Admins only. */
export const listFeedback: Handler<'listFeedback'> = async ({ query, caller, language, services, reply }) => {
  variesByLanguageAndCaller(reply);
  return services.feedback.page(caller.userId, query, language);
};
