import { activeSearchFilters } from '@boardwalk/domain';
import type { PageNeeds } from '#shared/api/page-needs.ts';
import { filesApi } from '#shared/files/api.ts';
import { searchPanelApi } from '#shared/search-box/api.ts';
import { loadList } from '#shared/files/load-list.ts';
import { searchApi } from './api.ts';
import { countedSearch } from './counted-search.ts';
import { creatorsKeyword } from './creators-keyword.ts';
import { furtherTagsOf, knownSearchFilters } from './known-search.ts';
import { readSearch } from './search-address.ts';

/** What one filters by, then results and their number; recommendations where there is nothing else to show. */
export const searchNeeds: PageNeeds = async (visit) => {
  const wanted = readSearch(visit.url.searchParams);
  const { creator } = wanted.filters;
  const recommended = () => loadList(visit, filesApi.endpoints.listRecommendedFiles.initiate('search'));
  const [tree, profile] = await Promise.all([
    visit.load(filesApi.endpoints.classifyTags.initiate()),
    creator === null ? undefined : visit.load(searchApi.endpoints.getProfile.initiate(creator)),
  ]);
  const further = furtherTagsOf(wanted.filters, tree);
  const existing =
    further.length === 0 ? [] : await visit.load(searchApi.endpoints.getFurtherTags.initiate(further));
  const filters = knownSearchFilters(wanted.filters, tree, existing, profile === undefined);
  const search = { ...wanted, filters };
  if (search.keyword === '' && activeSearchFilters(search.filters).length === 0) {
    await recommended();
    return;
  }
  const creators = creatorsKeyword(search);
  const [found] = await Promise.all([
    loadList(visit, searchApi.endpoints.searchFiles.initiate(search)),
    creators === null ? undefined : visit.load(searchApi.endpoints.searchCreators.initiate(creators)),
    visit.load(searchApi.endpoints.getSearchFacets.initiate(countedSearch(search))),
  ]);
  if (found.length === 0)
    await Promise.all([recommended(), visit.load(searchPanelApi.endpoints.listHotSearches.initiate())]);
};
