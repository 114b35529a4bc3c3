import { parseHomeFilters } from '@boardwalk/domain';
import type { PageNeeds } from '#shared/api/page-needs.ts';
import { filesApi } from '#shared/files/api.ts';
import { loadList } from '#shared/files/load-list.ts';
import { homeApi } from './api.ts';
import { homeList } from './home-list.ts';

/** Banners, topics, tags and the first part of the list, all at once. */
export const homeNeeds: PageNeeds = async (visit) => {
  const { load, url } = visit;
  await Promise.all([
    load(homeApi.endpoints.listBanners.initiate()),
    load(homeApi.endpoints.listTopicPreview.initiate()),
    load(filesApi.endpoints.classifyTags.initiate()),
    loadList(visit, filesApi.endpoints.listViewFiles.initiate(homeList(parseHomeFilters(url.searchParams)))),
  ]);
};
