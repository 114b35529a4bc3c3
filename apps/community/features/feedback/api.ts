import { FEEDBACK_PLATFORM } from '@boardwalk/domain';
import { baseApi, operation } from '#shared/api/base-api.ts';

/** Feedback to be sent: whose, its JSON text, and the key under which it is kept once. */
export interface FeedbackPost {
  readonly userId: string;
  readonly content: string;
  readonly idempotencyKey: string;
}

/** Feedback to those who run the site. */
export const feedbackApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Stores a picture for feedback to come; gives its address. */
    uploadFeedbackPicture: build.mutation(
      operation('uploadFeedbackPicture', (file: File) => ({ body: { file } })),
    ),
    /** Sends feedback in the viewer's own name. The same key sends it once. */
    sendFeedback: build.mutation(
      operation('sendFeedback', ({ userId, content, idempotencyKey }: FeedbackPost) => ({
        path: { user_id: userId },
        headers: { 'Idempotency-Key': idempotencyKey },
        body: { platform: FEEDBACK_PLATFORM, content },
      })),
    ),
  }),
});

export const { useUploadFeedbackPictureMutation, useSendFeedbackMutation } = feedbackApi;
