import type { Handler } from '../../api/handler.ts';

/** GET /cmt/manager/review/{submission_id}: a submission with what a reviewer needs to judge it. Admins only. */
export const getReview: Handler<'getReview'> = async ({ params, language, services }) =>
  services.review.detail(params.submission_id, language);
