import { FEEDBACK_LIMITS } from '@boardwalk/domain';
import { defineArea } from '../../api/handler.ts';
import { listFeedback } from './listFeedback.ts';
import { sendFeedback } from './sendFeedback.ts';
import { uploadFeedbackPicture } from './uploadFeedbackPicture.ts';

/** Feedback to the operator. */
export const feedback = defineArea(
  { listFeedback, sendFeedback, uploadFeedbackPicture },
  { formFileBytes: { uploadFeedbackPicture: FEEDBACK_LIMITS.imageMaxBytes } },
);
