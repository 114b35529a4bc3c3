import type { Handler } from '../../api/handler.ts';

/** PUT /cmt/file/{file_key}/comments/{comment_id}: changes the caller's own comment. */
export const updateComment: Handler<'updateComment'> = async ({
  params,
  body,
  caller,
  language,
  services,
}) => {
  const place = { fileKey: params.file_key, commentId: params.comment_id };
  return services.comments.edit(caller.userId, place, body, language);
};
