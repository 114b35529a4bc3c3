import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import { HOT_CACHE_SECONDS } from './policy.ts';

/** GET /cmt/hot_search: what many search for lately, in the language of the reader. Spec §2. */
export const listHotSearches: Handler<'listHotSearches'> = async ({ language, services, reply }) => {
  cachePublicly(reply, HOT_CACHE_SECONDS);
  const terms = await services.search.hotSearches(language);
  return { list: terms.map((term) => ({ search_term: term })) };
};
