import { expect, test } from 'vitest';
import { inPortions } from './inPortions.ts';

async function portionsOf(keys: readonly string[], limit: number) {
  const read = async (page: { after: string; limit: number }) =>
    keys.filter((key) => key > page.after).slice(0, page.limit);
  const portions: string[][] = [];
  for await (const portion of inPortions(read, { first: '', keyOf: (key) => key, limit }))
    portions.push(portion);
  return portions;
}

test.each([
  [[], []],
  [['a'], [['a']]],
  [
    ['a', 'b', 'c', 'd'],
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    ['a', 'b', 'c'],
    [['a', 'b'], ['c']],
  ],
])('every row of %j is read once, at most so many at a time', async (keys, portions) => {
  expect(await portionsOf(keys, 2)).toEqual(portions);
});
