import type { Handler } from '../../api/handler.ts';

/** POST /cmt/manager/review/{submission_id}: lets a submission pass or refuses it, with a reason. Admins only, never their own. */
export const reviewSubmission: Handler<'reviewSubmission'> = async ({
  params,
  body,
  caller,
  language,
  services,
}) => services.review.decide(caller.userId, params.submission_id, body, language);
