import { parseHomeFilters } from '@boardwalk/domain';
import type { PageNeeds } from '#shared/api/page-needs.ts';
import { filesApi } from '#shared/files/api.ts';
import { loadList } from '#shared/files/load-list.ts';
import { homeApi } from './api.ts';
import { homeList } from './home-list.ts';
import { knownFilters } from './known-filters.ts';

/** Banners, topics, tags and the first part of the list; the list once it is known which of its filters exist. */
export const homeNeeds: PageNeeds = async (visit) => {
  const { load, url } = visit;
  const wanted = parseHomeFilters(url.searchParams);
  const loadTemplates = async () => {
    const [tree, topic] = await Promise.all([
      load(filesApi.endpoints.classifyTags.initiate()),
      wanted.special === null ? undefined : load(homeApi.endpoints.getChosenTopic.initiate(wanted.special)),
    ]);
    const filters = knownFilters(wanted, tree, topic === undefined);
    await loadList(visit, filesApi.endpoints.listViewFiles.initiate(homeList(filters)));
  };
  await Promise.all([
    load(homeApi.endpoints.listBanners.initiate()),
    load(homeApi.endpoints.listTopicPreview.initiate()),
    loadTemplates(),
  ]);
};
