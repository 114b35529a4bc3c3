import { SortOrder } from '@boardwalk/domain';
import type { Handler } from '../../../api/handler.ts';
import { cachePublicly } from '../../../infra/http/cache.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';
import { requireKnown } from './requireKnown.ts';
import { listWorks } from './workListRepository.ts';

/** GET /cmt/files/link: published works that carry all of some tags. Spec §7. */
export const listFilesByLink: Handler<'listFilesByLink'> = async ({
  query,
  language,
  infra,
  services,
  reply,
}) => {
  const filter = { tagIds: query.tagIds };
  const page = await listWorks(infra.db, filter, query.order ?? SortOrder.POPULAR, query);
  await requireKnown(services, filter, { found: page.list.length, cursor: query.cursor });
  cachePublicly(reply, LIST_CACHE_SECONDS);
  return services.catalogue.cardPageOf(page, language);
};
