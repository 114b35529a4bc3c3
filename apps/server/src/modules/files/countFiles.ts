import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../infra/http/handler.ts';
import { LIST_CACHE_SECONDS } from './policy.ts';
import { countWorks } from './workLists.ts';

/** GET /cmt/files/count: how many published works match. Spec §7. */
export const countFiles: Handler<'countFiles'> = async ({ query, infra, reply }) => {
  cachePublicly(reply, LIST_CACHE_SECONDS);
  return {
    count: await countWorks(infra.db, {
      tagIds: query.tag_id,
      topicId: query.special_id,
      feeType: query.fee_type,
      language: query.language,
      keyword: query.keyword,
    }),
  };
};
