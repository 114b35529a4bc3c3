import type { Handler } from '../../api/handler.ts';

/** PUT /web/file/{file_key}/comments/{comment_id}/read: marks a thread as read up to a comment. */
export const readBoardComments: Handler<'readBoardComments'> = async ({
  caller,
  params,
  language,
  services,
}) => {
  await services.boardComments.read(
    caller.userId,
    { fileKey: params.file_key, commentId: params.comment_id },
    language,
  );
  return null;
};
