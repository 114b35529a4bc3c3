import type { PageNeeds } from '#shared/api/page-needs.ts';
import { filesApi } from '#shared/files/api.ts';
import { loadList } from '#shared/files/load-list.ts';
import { searchApi } from './api.ts';
import { readSearch } from './search-address.ts';

/** Results and their number; without a keyword, recommendations. */
export const searchNeeds: PageNeeds = async (visit) => {
  const search = readSearch(visit.url.searchParams);
  if (search.keyword === '') {
    await loadList(visit, filesApi.endpoints.listRecommendedFiles.initiate('search'));
    return;
  }
  const { order: _order, ...counted } = search;
  await Promise.all([
    loadList(visit, searchApi.endpoints.searchFiles.initiate(search)),
    visit.load(searchApi.endpoints.countFiles.initiate(counted)),
  ]);
};
