import { SortOrder } from '@boardwalk/domain';
import type { Handler } from '../../../api/handler.ts';
import { cachePublicly } from '../../../infra/http/cache.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';
import { listWorksOfOwner } from './workListRepository.ts';

/** GET /cmt/files/creator/list: published works of a creator, the newest publication first. Spec §7. */
export const listCreatorFiles: Handler<'listCreatorFiles'> = async ({
  query,
  language,
  infra,
  services,
  reply,
}) => {
  await services.catalogue.requireUser(query.user_id);
  cachePublicly(reply, LIST_CACHE_SECONDS);
  const page = await listWorksOfOwner(infra.db, query.user_id, SortOrder.PUBLISH_TIME, query);
  return services.catalogue.cardPageOf(page, language);
};
