import type { Handler } from '../../infra/http/handler.ts';
import { cachePublicly, variesByLanguage } from '../../infra/http/cache.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';
import { listRecommended, listRelated } from './workLists.ts';

/** GET /cmt/v2/recommendation/common: works to go on with, related to one or recommended to everybody. Spec §7. */
export const listRecommendedFiles: Handler<'listRecommendedFiles'> = async (context) => {
  const { query, language, infra, services, reply } = context;
  variesByLanguage(reply);
  cachePublicly(reply, LIST_CACHE_SECONDS);
  const page =
    query.file_key === undefined
      ? await listRecommended(infra.db, {}, language, query)
      : await listRelated(infra.db, query.file_key, query);
  return services.files.cardPageOf(page, language);
};
