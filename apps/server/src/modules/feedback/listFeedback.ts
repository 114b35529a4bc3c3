import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/feedback/list: feedback, the latest first. Admins only. */
export const listFeedback: Handler<'listFeedback'> = async ({ query, caller, language, services }) => {
  return services.feedback.page(caller.userId, query, language);
};
