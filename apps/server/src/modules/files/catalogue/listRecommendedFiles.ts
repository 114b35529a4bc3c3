import type { Handler } from '../../../api/handler.ts';
import { cachePublicly } from '../../../infra/http/cache.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';
import { listRecommended } from './recommendationRepository.ts';
import { listRelated } from './workListRepository.ts';

/**
 * GET /cmt/v2/recommendation/common: works to go on with: related to one, or recommended to everybody, or to the caller
 * by their work. Spec §7.
 */
export const listRecommendedFiles: Handler<'listRecommendedFiles'> = async (context) => {
  const { query, caller, language, infra, services, reply } = context;
  const isPersonal = caller !== null && query.file_key === undefined;
  if (!isPersonal) cachePublicly(reply, LIST_CACHE_SECONDS);
  const page =
    query.file_key === undefined
      ? await listRecommended(infra.db, {}, { language, userId: caller?.userId ?? null }, query)
      : await listRelated(infra.db, query.file_key, query);
  return services.catalogue.cardPageOf(page, language);
};
