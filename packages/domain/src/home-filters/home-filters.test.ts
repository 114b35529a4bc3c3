import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SortOrder } from '../listing/sort-order.ts';
import {
  NO_HOME_FILTERS,
  parseHomeFilters,
  withHomeFilter,
  writeHomeFilters,
  type HomeFilters,
} from './home-filters.ts';

test.each([
  ['', 'pScene', 'parentScene', 3],
  ['', 'cScene', 'childScene', 14],
  ['', 'industry', 'industry', 5],
  ['', 'chart', 'chart', 8],
  ['', 'order', 'order', SortOrder.PUBLISH_TIME],
  ['', 'special', 'special', 70],
] as const)('%s [ENUM-26] query key %s is read and written as %s', (_ids, key, name, value) => {
  const filters = { ...NO_HOME_FILTERS, [name]: value };
  expect(parseHomeFilters(new URLSearchParams(`${key}=${value}&other=1`))).toEqual(filters);
  expect(writeHomeFilters(filters).toString()).toBe(`${key}=${value}`);
});

test('[OPEN-31] writing and reading gives any filters back', () => {
  const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }));
  const anyFilters: fc.Arbitrary<HomeFilters> = fc.record({
    parentScene: id,
    childScene: id,
    industry: id,
    chart: id,
    order: fc.option(fc.constantFrom(...Object.values(SortOrder))),
    special: id,
  });
  fc.assert(
    fc.property(anyFilters, (filters) => {
      expect(parseHomeFilters(writeHomeFilters(filters))).toEqual(filters);
    }),
  );
});

test.each([
  'pScene=0',
  'pScene=-1',
  'pScene=1.5',
  'pScene=abc',
  'pScene=',
  'order=1',
  'order=02',
  'order=7',
  'pScene=01',
])('an address with %s filters nothing', (query) => {
  expect(parseHomeFilters(new URLSearchParams(query))).toEqual(NO_HOME_FILTERS);
});

test('other query keys stay, and a filter taken back leaves the address', () => {
  const query = new URLSearchParams('utm=x&industry=5');
  expect(writeHomeFilters(NO_HOME_FILTERS, query).toString()).toBe('utm=x');
  expect(query.toString()).toBe('utm=x&industry=5');
});

test('a new parent scene drops the child scene of the old one', () => {
  const filters = { ...NO_HOME_FILTERS, parentScene: 3, childScene: 14 };
  expect(withHomeFilter(filters, { parentScene: 4 })).toEqual({ ...NO_HOME_FILTERS, parentScene: 4 });
  expect(withHomeFilter(filters, { parentScene: 3 })).toEqual(filters);
  expect(withHomeFilter(filters, { industry: 5 })).toEqual({ ...filters, industry: 5 });
  expect(withHomeFilter(filters, { parentScene: 4, childScene: 41 })).toMatchObject({ childScene: 41 });
});
