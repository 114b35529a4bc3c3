import type { Handler } from '../../api/handler.ts';
import { idempotencyKeyOf } from '../../infra/http/idempotencyKey.ts';

/** POST /web/file/{file_key}/comments/{comment_id}/replies: replies in a thread, once per `Idempotency-Key`. */
export const replyToBoardComment: Handler<'replyToBoardComment'> = async ({
  caller,
  params,
  body,
  language,
  request,
  services,
}) =>
  services.boardComments.reply(
    caller.userId,
    { fileKey: params.file_key, commentId: params.comment_id },
    body,
    {
      idempotencyKey: idempotencyKeyOf(request),
      language,
    },
  );
