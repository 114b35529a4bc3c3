import { SortOrder } from '@boardwalk/domain';
import { cachePublicly } from '../../infra/http/cache.ts';
import type { Handler } from '../../api/handler.ts';
import { requireKnown } from '../files/catalogue/service.ts';
import { TOPIC_CACHE_SECONDS } from './policy.ts';

/** GET /cmt/special_topic/file_list: published works of a topic, the popular ones first. Spec §7. */
export const listTopicFiles: Handler<'listTopicFiles'> = async ({ query, language, services, reply }) => {
  const topic = await services.topics.requireTopic(query.id);
  const filter = {
    topicId: topic.topic_id,
    tagIds: query.tag_id,
    feeType: query.fee_type,
    language: query.language,
  };
  const page = await services.catalogue.listWorks(filter, query.order ?? SortOrder.POPULAR, query);
  await requireKnown(services, { tagIds: filter.tagIds }, { found: page.list.length, cursor: query.cursor });
  cachePublicly(reply, TOPIC_CACHE_SECONDS);
  return services.catalogue.cardPageOf(page, language);
};
