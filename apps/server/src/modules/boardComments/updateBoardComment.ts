import type { Handler } from '../../api/handler.ts';

/** PUT /web/file/{file_key}/comments/{comment_id}: changes the caller's own comment. */
export const updateBoardComment: Handler<'updateBoardComment'> = async ({
  caller,
  params,
  body,
  language,
  services,
}) =>
  services.boardComments.edit(
    caller.userId,
    { fileKey: params.file_key, commentId: params.comment_id },
    body,
    language,
  );
