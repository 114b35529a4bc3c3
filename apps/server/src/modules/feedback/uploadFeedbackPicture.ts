import type { Handler } from '../../api/handler.ts';

/** POST /feedback/upload/picture: stores a picture for feedback, and answers its address. Spec §7. */
export const uploadFeedbackPicture: Handler<'uploadFeedbackPicture'> = async ({ body, caller, services }) =>
  services.feedback.storePicture(caller.userId, body.file);
