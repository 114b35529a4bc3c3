import type { Handler } from '../../api/handler.ts';

/** DELETE /web/file/{file_key}/comments/{comment_id}: deletes a comment on a board. */
export const deleteBoardComment: Handler<'deleteBoardComment'> = async ({
  caller,
  params,
  language,
  services,
}) => {
  await services.boardComments.remove(
    caller.userId,
    { fileKey: params.file_key, commentId: params.comment_id },
    language,
  );
  return null;
};
