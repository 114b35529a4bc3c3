import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import { COMMENT_CACHE_SECONDS } from './policy.ts';

/** GET /cmt/file/{file_key}/comments/{comment_id}/replies: replies to a comment, the newest first. */
export const listReplies: Handler<'listReplies'> = async ({
  params,
  query,
  caller,
  language,
  services,
  reply,
}) => {
  const { file_key: fileKey, comment_id: commentId } = params;
  const page = await services.comments.replies(fileKey, commentId, caller?.userId ?? null, query, language);
  if (caller === null) cachePublicly(reply, COMMENT_CACHE_SECONDS);
  return page;
};
