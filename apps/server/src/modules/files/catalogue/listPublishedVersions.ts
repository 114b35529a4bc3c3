import { cachePublicly } from '../../../infra/http/cache.ts';
import type { Handler } from '../../../api/handler.ts';
import { listPublishedVersions as findVersions } from './lineageRepository.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';
import { presentPublishedVersion } from './presenter.ts';

/** GET /cmt/file/{file_key}/versions: the published versions of a work, the newest first. */
export const listPublishedVersions: Handler<'listPublishedVersions'> = async ({
  params,
  query,
  infra,
  services,
  reply,
}) => {
  const page = await findVersions(infra.db, params.file_key, query);
  // Only a public work has such versions.
  if (page.list.length === 0) await services.access.requirePublic(params.file_key);
  cachePublicly(reply, LIST_CACHE_SECONDS);
  return { ...page, list: page.list.map(presentPublishedVersion) };
};
