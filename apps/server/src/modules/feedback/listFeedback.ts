import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/feedback/list: feedback, the latest first. Admins only. */
export const listFeedback: Handler<'listFeedback'> = async ({ query, language, services }) => {
  return services.feedback.page(query, language);
};
