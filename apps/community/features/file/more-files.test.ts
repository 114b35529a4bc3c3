import { aFileCard, aFileKey } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { moreFiles } from './more-files.ts';

const files = (...keys: number[]) => keys.map((key) => aFileCard({ file_key: aFileKey(key) }));
const keysOf = (list: readonly { file_key: string }[]) => list.map(({ file_key }) => file_key);

test('the shown work is not offered again, and no work twice', () => {
  const { ofCreator, related } = moreFiles(aFileKey(1), files(1, 2, 3), files(3, 1, 4));
  expect(keysOf(ofCreator)).toEqual([aFileKey(2), aFileKey(3)]);
  expect(keysOf(related)).toEqual([aFileKey(4)]);
});

test('the creator gets one row, related works the rest', () => {
  const { ofCreator, related } = moreFiles(aFileKey(99), files(1, 2, 3, 4, 5), files(5, 6, 7));
  expect(ofCreator).toHaveLength(4);
  expect(keysOf(related)).toEqual([aFileKey(5), aFileKey(6), aFileKey(7)]);
});
