import type { PageNeeds } from '#shared/api/page-needs.ts';
import { loadList } from '#shared/files/load-list.ts';
import { topicApi } from './api.ts';

/** A topic and the first of its templates. */
export function topicNeeds(id: number): PageNeeds {
  return async (visit) => {
    await Promise.all([
      visit.load(topicApi.endpoints.getTopic.initiate(id), { isPage: true }),
      loadList(visit, topicApi.endpoints.listTopicFiles.initiate(id)),
    ]);
  };
}

/** All topics. */
export const topicsNeeds: PageNeeds = async ({ load }) =>
  await load(topicApi.endpoints.listTopics.initiate(), { isPage: true });
