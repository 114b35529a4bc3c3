import { defineArea } from '../../api/handler.ts';
import { deleteSearchRecords } from './deleteSearchRecords.ts';
import { getSearchFacets } from './getSearchFacets.ts';
import { listHotSearches } from './listHotSearches.ts';
import { listNameTips } from './listNameTips.ts';
import { listSearchRecords } from './listSearchRecords.ts';
import { searchCreators } from './searchCreators.ts';
import { searchFiles } from './searchFiles.ts';

/** Search for published works, suggestions, history and hot searches. */
export const search = defineArea({
  deleteSearchRecords,
  getSearchFacets,
  listHotSearches,
  listNameTips,
  listSearchRecords,
  searchCreators,
  searchFiles,
});
