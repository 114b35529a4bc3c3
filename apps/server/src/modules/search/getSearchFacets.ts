import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import { readKeyword, requireKnown, type WorkFilter } from '../files/catalogue/service.ts';
import { SEARCH_CACHE_SECONDS } from './policy.ts';
import { findFacets } from './facetRepository.ts';

/** GET /cmt/files/search/facets: how many works a search finds, in all and by what they are. Spec §7. */
export const getSearchFacets: Handler<'getSearchFacets'> = async ({ query, infra, services, reply }) => {
  const filter: WorkFilter = {
    tagIds: query.tag_id,
    topicId: query.special_id,
    feeType: query.fee_type,
    language: query.language,
    kind: query.kind,
    ownerId: query.user_id,
  };
  const { synonyms } = infra.site.current();
  const keyword = readKeyword(query.keyword, { asTyped: query.as_typed, synonyms });
  const facets = await findFacets(infra.db, keyword, filter);
  await requireKnown(services, filter, { found: facets.count });
  cachePublicly(reply, SEARCH_CACHE_SECONDS);
  return facets;
};
