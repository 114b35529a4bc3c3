import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/feedback/list: feedback, the latest first, also that in one state. Admins only. */
export const listFeedback: Handler<'listFeedback'> = async ({ query, language, services }) => {
  return services.feedback.page(query, language);
};
