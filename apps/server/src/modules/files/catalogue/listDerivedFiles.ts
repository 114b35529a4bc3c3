import { cachePublicly } from '../../../infra/http/cache.ts';
import type { Handler } from '../../../api/handler.ts';
import { listDerivedWorks } from './lineageRepository.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';

/** GET /cmt/file/{file_key}/derived: published works made from copies of a work, the newest publication first. */
export const listDerivedFiles: Handler<'listDerivedFiles'> = async ({
  params,
  query,
  language,
  infra,
  services,
  reply,
}) => {
  await services.access.requirePublic(params.file_key);
  cachePublicly(reply, LIST_CACHE_SECONDS);
  return services.catalogue.cardPageOf(await listDerivedWorks(infra.db, params.file_key, query), language);
};
