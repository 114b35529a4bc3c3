import type { PageNeeds } from '#shared/api/page-needs.ts';
import { filesApi } from '#shared/files/api.ts';
import { loadList } from '#shared/files/load-list.ts';
import { searchApi } from './api.ts';
import { readSearch } from './search-address.ts';

/** Results and their number; recommendations where there is nothing else to show. */
export const searchNeeds: PageNeeds = async (visit) => {
  const search = readSearch(visit.url.searchParams);
  const recommended = () => loadList(visit, filesApi.endpoints.listRecommendedFiles.initiate('search'));
  if (search.keyword === '') {
    await recommended();
    return;
  }
  const { order: _order, ...counted } = search;
  const [found] = await Promise.all([
    loadList(visit, searchApi.endpoints.searchFiles.initiate(search)),
    visit.load(searchApi.endpoints.countFiles.initiate(counted)),
  ]);
  if (found.length === 0) await recommended();
};
