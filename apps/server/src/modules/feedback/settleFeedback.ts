import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/feedback/{feedback_id}: answers feedback, closes it, or opens it again. Admins only. */
export const settleFeedback: Handler<'settleFeedback'> = async ({
  params,
  body,
  caller,
  language,
  services,
}) => services.feedback.settle(caller.userId, params.feedback_id, body, language);
