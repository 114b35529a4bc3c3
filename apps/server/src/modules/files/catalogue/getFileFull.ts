import { cachePublicly } from '../../../infra/http/cache.ts';
import type { Handler } from '../../../api/handler.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';

/** GET /cmt/file/{file_key}/full: the public version of a work, with the caller's own state unless `common` is 1. Spec §7. */
export const getFileFull: Handler<'getFileFull'> = async ({
  params,
  query,
  caller,
  language,
  services,
  reply,
}) => {
  const viewerId = query.common === 1 ? null : (caller?.userId ?? null);
  const file = await services.catalogue.publicFull(params.file_key, viewerId, language);
  if (viewerId === null) cachePublicly(reply, LIST_CACHE_SECONDS);
  return file;
};
