import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import { TOPIC_CACHE_SECONDS } from './policy.ts';
import { presentTopic } from './presenter.ts';

/** GET /cmt/special_topic: one topic. Spec §7. */
export const getTopic: Handler<'getTopic'> = async ({ query, language, services, reply }) => {
  const topic = await services.topics.requireTopic(query.id);
  cachePublicly(reply, TOPIC_CACHE_SECONDS);
  return presentTopic(topic, language);
};
