import { cachePublicly } from '../../../infra/http/cache.ts';
import type { Handler } from '../../../api/handler.ts';
import { countWorks } from './workCountRepository.ts';
import { readKeyword } from './keyword.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';
import { requireKnown } from './requireKnown.ts';
import type { WorkFilter } from './workFilter.ts';

/** GET /cmt/files/count: how many published works match. Spec §7. */
export const countFiles: Handler<'countFiles'> = async ({ query, infra, services, reply }) => {
  const filter: WorkFilter = {
    tagIds: query.tag_id,
    topicId: query.special_id,
    feeType: query.fee_type,
    language: query.language,
    kind: query.kind,
    ownerId: query.user_id,
    keyword: readKeyword(query.keyword, { synonyms: infra.site.current().synonyms }),
  };
  const count = await countWorks(infra.db, filter);
  await requireKnown(services, filter, { found: count });
  cachePublicly(reply, LIST_CACHE_SECONDS);
  return { count };
};
