import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import { findCreators } from './creatorRepository.ts';
import { SEARCH_CACHE_SECONDS } from './policy.ts';

/** GET /cmt/creators: creators with public works, found by their names. */
export const searchCreators: Handler<'searchCreators'> = async ({ query, infra, reply }) => {
  const rows = await findCreators(infra.db, query.keyword ?? '');
  cachePublicly(reply, SEARCH_CACHE_SECONDS);
  return {
    list: rows.map(({ fans_num: fans, pub_files_num, ...person }) => ({
      ...person,
      fans,
      pub_files: pub_files_num,
    })),
  };
};
