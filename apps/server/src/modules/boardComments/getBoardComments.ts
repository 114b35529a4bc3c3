import type { Handler } from '../../api/handler.ts';

/** GET /web/file/{file_key}/comments/{comment_id}: the thread a comment belongs to. */
export const getBoardComments: Handler<'getBoardComments'> = async ({ caller, params, language, services }) =>
  services.boardComments.thread(
    caller.userId,
    { fileKey: params.file_key, commentId: params.comment_id },
    language,
  );
