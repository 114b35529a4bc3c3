import { defineArea } from '../../api/handler.ts';
import { claimReview } from './claimReview.ts';
import { exportModerationLog } from './exportModerationLog.ts';
import { getReview } from './getReview.ts';
import { getReviewObject } from './getReviewObject.ts';
import { listCreatorHistory } from './listCreatorHistory.ts';
import { listModerationLog } from './listModerationLog.ts';
import { listModerators } from './listModerators.ts';
import { listReviews } from './listReviews.ts';
import { releaseReview } from './releaseReview.ts';
import { reviewSubmission } from './reviewSubmission.ts';

/** Deciding on what was handed in, and what moderators did. */
export const review = defineArea({
  claimReview,
  exportModerationLog,
  getReview,
  getReviewObject,
  listCreatorHistory,
  listModerationLog,
  listModerators,
  listReviews,
  releaseReview,
  reviewSubmission,
});
