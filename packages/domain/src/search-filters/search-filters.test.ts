import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../language/language.ts';
import { SortOrder } from '../listing/sort-order.ts';
import { WorkKind } from '../listing/work-kind.ts';
import {
  activeSearchFilters,
  NO_SEARCH_FILTERS,
  parseSearchFilters,
  SEARCH_TAGS_MAX,
  withoutSearchFilter,
  writeSearchFilters,
  type SearchFilters,
} from './search-filters.ts';

const CREATOR = 'a4HnVtYc8wLd';
const ALL: SearchFilters = {
  tagIds: [3, 14],
  kind: 'mindmap',
  feeType: 1,
  language: 'ja-JP',
  creator: CREATOR,
  order: SortOrder.PUBLISH_TIME,
};

test('[OPEN-36] the names of the filters in an address are those of the search call', () => {
  const text = `tag_id=3&tag_id=14&kind=mindmap&fee_type=1&language=ja-JP&user_id=${CREATOR}&order=11`;
  expect(writeSearchFilters(ALL).toString()).toBe(text);
  expect(parseSearchFilters(new URLSearchParams(text))).toEqual(ALL);
});

test('whatever filters there are, writing and reading gives them back', () => {
  const option = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values));
  const anyFilters: fc.Arbitrary<SearchFilters> = fc.record({
    tagIds: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: SEARCH_TAGS_MAX }),
    kind: option(Object.values(WorkKind)),
    feeType: option([1, 2, 3] as const),
    language: option(LANGUAGES),
    creator: option([CREATOR]),
    order: option(Object.values(SortOrder)),
  });
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(parseSearchFilters(writeSearchFilters(filters))).toEqual(filters);
    }),
  );
});

test.each([
  'tag_id=0',
  'tag_id=1.5',
  'tag_id=abc',
  'tag_id=9999999999',
  'kind=poem',
  'fee_type=0',
  'fee_type=4',
  'language=xx',
  'user_id=short',
  'order=1',
])('an address with %s filters nothing', (query) => {
  expect(parseSearchFilters(new URLSearchParams(query))).toEqual(NO_SEARCH_FILTERS);
});

test('a tag counts once, and only so many count', () => {
  const ids = Array.from({ length: SEARCH_TAGS_MAX + 3 }, (_, index) => index + 1);
  const query = new URLSearchParams([...ids, ...ids].map((id): [string, string] => ['tag_id', String(id)]));
  expect(parseSearchFilters(query).tagIds).toEqual(ids.slice(0, SEARCH_TAGS_MAX));
});

test('other query keys stay, and filters taken back leave the address', () => {
  const query = new URLSearchParams('keyword=plan&tag_id=5&kind=board&user_id=x');
  expect(writeSearchFilters(NO_SEARCH_FILTERS, query).toString()).toBe('keyword=plan');
  expect(query.get('kind')).toBe('board');
});

test('each filter that leaves works out can be lifted by itself; the order is none of them', () => {
  const active = activeSearchFilters(ALL);
  expect(active.map(({ name }) => name)).toEqual(['tag', 'tag', 'kind', 'feeType', 'language', 'creator']);
  const lifted = active.reduce(withoutSearchFilter, ALL);
  expect(lifted).toEqual({ ...NO_SEARCH_FILTERS, order: ALL.order });
  expect(withoutSearchFilter(ALL, { name: 'tag', value: 3 })).toEqual({ ...ALL, tagIds: [14] });
  expect(activeSearchFilters(lifted)).toEqual([]);
});
