import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/file/{file_key}/comments/{comment_id}/hidden: hides a comment on the caller's own work, or shows it again. */
export const setCommentHidden: Handler<'setCommentHidden'> = async ({
  params,
  body,
  caller,
  language,
  services,
}) => {
  const place = { fileKey: params.file_key, commentId: params.comment_id };
  return services.comments.setHidden(caller.userId, place, body.hidden, language);
};
