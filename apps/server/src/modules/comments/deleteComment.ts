import type { Handler } from '../../api/handler.ts';

/** DELETE /cmt/file/{file_key}/comments/{comment_id}: deletes the caller's own comment. */
export const deleteComment: Handler<'deleteComment'> = async ({ params, caller, services }) => {
  const place = { fileKey: params.file_key, commentId: params.comment_id };
  await services.comments.remove(caller.userId, place);
  return null;
};
