import { defineArea } from '../../infra/http/handler.ts';
import { listReviews } from './listReviews.ts';
import { reviewSubmission } from './reviewSubmission.ts';

/** Deciding on what was handed in. */
export const review = defineArea({ listReviews, reviewSubmission });
