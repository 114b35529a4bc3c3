import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/manager/review/{submission_id}/claim: gives a submission to the caller for a quarter of an hour. Admins only, never their own. */
export const claimReview: Handler<'claimReview'> = async ({ params, caller, language, services }) =>
  services.review.claim(caller.userId, params.submission_id, language);
