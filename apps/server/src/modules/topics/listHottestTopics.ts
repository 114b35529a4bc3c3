import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import { HOTTEST_TOPICS, TOPIC_CACHE_SECONDS } from './policy.ts';
import { presentTopic } from './presenter.ts';
import { findHottestTopics } from './repository.ts';

/** GET /cmt/special_topic/hottest: the topics whose works are used most. Spec §7. */
export const listHottestTopics: Handler<'listHottestTopics'> = async ({ language, infra, reply }) => {
  cachePublicly(reply, TOPIC_CACHE_SECONDS);
  const rows = await findHottestTopics(infra.db, HOTTEST_TOPICS, infra.clock.now());
  return { list: rows.map((row) => presentTopic(row, language)) };
};
