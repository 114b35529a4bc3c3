import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import { COMMENT_CACHE_SECONDS } from './policy.ts';

/** GET /cmt/file/{file_key}/comments: the comments on a public work, each with its last replies. */
export const listComments: Handler<'listComments'> = async ({
  params,
  query,
  caller,
  language,
  services,
  reply,
}) => {
  const page = await services.comments.threads(params.file_key, caller?.userId ?? null, query, language);
  if (caller === null) cachePublicly(reply, COMMENT_CACHE_SECONDS);
  return page;
};
