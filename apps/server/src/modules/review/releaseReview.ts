import type { Handler } from '../../api/handler.ts';

/** DELETE /cmt/manager/review/{submission_id}/claim: gives a claimed submission back. Admins only. */
export const releaseReview: Handler<'releaseReview'> = async ({ params, caller, language, services }) =>
  services.review.release(caller.userId, params.submission_id, language);
