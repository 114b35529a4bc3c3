import { aCreator, aFileCard, aHotSearch, aSearchRecord, someSearchFacets } from '@boardwalk/test-kit';

/** The work that every search finds. */
export const found = aFileCard({ name: 'Weekly retrospective' });

/** What the calls of a search and of its panel answer. */
export const answers = {
  searchFiles: () => ({ list: [found], next_cursor: '0', has_more: false }),
  getSearchFacets: () => someSearchFacets({ count: 1 }),
  searchCreators: () => ({ list: [aCreator({ nick_name: found.owner.nick_name })] }),
  listHotSearches: () => ({
    list: Array.from({ length: 7 }, (_, index) => aHotSearch({ search_term: `hot ${index + 1}` })),
  }),
  listSearchRecords: () => ({
    list: Array.from({ length: 12 }, (_, index) =>
      aSearchRecord({ id: index + 1, search_term: `past ${index + 1}` }),
    ),
  }),
  listNameTips: ({ query }: { query: URLSearchParams }) => ({
    list: Array.from({ length: 100 }, (_, index) => ({ name: `${query.get('name')} idea ${index + 1}` })),
  }),
};
