import type { Handler } from '../../api/handler.ts';
import { ASK_AGAIN } from '../../infra/http/RawAnswer.ts';

/** GET /cmt/manager/review/{submission_id}/object: the board of a submission as it was handed in. Admins only. */
export const getReviewObject: Handler<'getReviewObject'> = async ({ params, services }) => ({
  ...(await services.review.openBoard(params.submission_id)),
  type: 'application/json',
  cacheControl: ASK_AGAIN,
});
