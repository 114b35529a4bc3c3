import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['../features/**/*.tsx', '../shared/**/*.tsx', '!../**/*.test.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** Lists that are asked for in another way, and why. */
const OTHERS: Readonly<Record<string, string>> = {
  useSearchFilesInfiniteQuery: 'each ask counts as a search',
  useListPickableFilesInfiniteQuery: 'asked for whenever the dialog opens',
};

test('every endless list keeps itself fresh', () => {
  const calls = Object.values(sources).flatMap((source) => [
    ...source.matchAll(/\b(use\w+InfiniteQuery)\((?:[^()]|\([^()]*\))*\)/gu),
  ]);
  const stale = calls.filter(([call, hook = '']) => !call.includes('FRESH') && !(hook in OTHERS));
  expect(calls.length).toBeGreaterThan(15);
  expect(stale.map(([call]) => call)).toEqual([]);
});
