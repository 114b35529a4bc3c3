import type { Handler } from '../../api/handler.ts';

/** PUT /web/file/{file_key}/comments/{comment_id}/resolved: resolves a thread, or opens it again. */
export const setBoardCommentResolved: Handler<'setBoardCommentResolved'> = async ({
  caller,
  params,
  body,
  language,
  services,
}) =>
  services.boardComments.setResolved(
    caller.userId,
    { fileKey: params.file_key, commentId: params.comment_id },
    body.resolved,
    language,
  );
