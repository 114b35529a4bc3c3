import { aFileCard, aFileKey, aFootprint } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { historyGroups } from './history-groups.ts';

const NOW = new Date('2026-05-10T01:00:00Z');
const seen = (key: number, viewed_at: string) =>
  aFootprint({ file: aFileCard({ file_key: aFileKey(key) }), viewed_at });

const shape = (groups: ReturnType<typeof historyGroups>) =>
  groups.map(({ kind, day, footprints }) => [kind, day, footprints.length]);

test('a week stands by days, what is older by months', () => {
  const history = [
    seen(1, '2026-05-10T00:30:00Z'),
    seen(2, '2026-05-09T23:00:00Z'),
    seen(3, '2026-05-09T01:00:00Z'),
    seen(4, '2026-05-04T12:00:00Z'),
    seen(5, '2026-05-03T12:00:00Z'),
    seen(6, '2026-05-01T12:00:00Z'),
    seen(7, '2026-04-30T12:00:00Z'),
  ];
  expect(shape(historyGroups(history, NOW, 'UTC'))).toEqual([
    ['today', '2026-05-10', 1],
    ['yesterday', '2026-05-09', 2],
    ['day', '2026-05-04', 1],
    ['month', '2026-05-01', 2],
    ['month', '2026-04-01', 1],
  ]);
});

test('days are the reader’s: the same instant is another day elsewhere', () => {
  const history = [seen(1, '2026-05-09T23:00:00Z')];
  expect(shape(historyGroups(history, NOW, 'Asia/Shanghai'))).toEqual([['today', '2026-05-10', 1]]);
  expect(shape(historyGroups(history, NOW, 'America/Los_Angeles'))).toEqual([['today', '2026-05-09', 1]]);
});

test('a work that moved up while the list was read shows once', () => {
  const history = [seen(1, '2026-05-10T00:30:00Z'), seen(1, '2026-05-09T01:00:00Z')];
  expect(shape(historyGroups(history, NOW, 'UTC'))).toEqual([['today', '2026-05-10', 1]]);
});
