import { FEEDBACK_LIMITS } from '@boardwalk/domain';
import { defineArea } from '../../api/handler.ts';
import { listFeedback } from './listFeedback.ts';
import { sendFeedback } from './sendFeedback.ts';
import { settleFeedback } from './settleFeedback.ts';
import { uploadFeedbackPicture } from './uploadFeedbackPicture.ts';

/** Feedback to the operator. */
export const feedback = defineArea(
  { listFeedback, sendFeedback, settleFeedback, uploadFeedbackPicture },
  { formFileBytes: { uploadFeedbackPicture: FEEDBACK_LIMITS.imageMaxBytes } },
);
