import { SortOrder } from '@boardwalk/domain';
import type { Handler } from '../../infra/http/handler.ts';
import { cachePublicly } from '../../infra/http/cache.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';
import { listWorks } from './workLists.ts';

/** GET /cmt/files/link: published works that carry all of some tags. Spec §7. */
export const listFilesByLink: Handler<'listFilesByLink'> = async ({
  query,
  language,
  infra,
  services,
  reply,
}) => {
  cachePublicly(reply, LIST_CACHE_SECONDS);
  const page = await listWorks(infra.db, { tagIds: query.tagIds }, query.order ?? SortOrder.POPULAR, query);
  return services.files.cardPageOf(page, language);
};
