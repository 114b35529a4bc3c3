import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import { COMMENT_CACHE_SECONDS } from './policy.ts';

/** GET /cmt/file/{file_key}/comments/{comment_id}: the thread a comment belongs to, wherever it stands in the list. */
export const getCommentThread: Handler<'getCommentThread'> = async ({
  params,
  caller,
  language,
  services,
  reply,
}) => {
  const { file_key: fileKey, comment_id: commentId } = params;
  const thread = await services.comments.thread(fileKey, commentId, caller?.userId ?? null, language);
  if (caller === null) cachePublicly(reply, COMMENT_CACHE_SECONDS);
  return thread;
};
