import { UseFlag } from '@boardwalk/domain';
import { cachePublicly } from '../../infra/http/cache.ts';
import { totalOf } from '../../infra/lists/totalOf.ts';
import type { Handler } from '../../api/handler.ts';
import { TOPIC_CACHE_SECONDS } from './policy.ts';
import { presentTopic } from './presenter.ts';
import { countTopics, findTopics } from './repository.ts';

/** GET /cmt/special_topic/list: topics in the order of display. Closed ones are never listed. Spec §7. */
export const listTopics: Handler<'listTopics'> = async ({ query, language, infra, reply }) => {
  cachePublicly(reply, TOPIC_CACHE_SECONDS);
  if (query.use === UseFlag.CLOSED) return { list: [], total: 0 };
  const now = infra.clock.now();
  const page = { offset: (query.pageNo - 1) * query.pageSize, limit: query.pageSize };
  const rows = await findTopics(infra.db, page, now);
  const total = await totalOf(page, rows.length, () => countTopics(infra.db, now));
  return { list: rows.map((row) => presentTopic(row, language)), total };
};
