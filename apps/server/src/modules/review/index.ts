import { defineArea } from '../../infra/http/handler.ts';
import { listModerationLog } from './listModerationLog.ts';
import { listReviews } from './listReviews.ts';
import { reviewSubmission } from './reviewSubmission.ts';

/** Deciding on what was handed in, and what moderators did. */
export const review = defineArea({ listModerationLog, listReviews, reviewSubmission });
