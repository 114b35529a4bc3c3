import { expect, test } from 'vitest';
import { relativeTime } from './relative-time.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');

test.each([
  ['2026-03-10T11:59:40Z', 0, 'second'],
  ['2026-03-10T12:00:30Z', 0, 'second'],
  ['2026-03-10T11:58:10Z', -1, 'minute'],
  ['2026-03-10T09:00:00Z', -3, 'hour'],
  ['2026-03-08T11:00:00Z', -2, 'day'],
  ['2026-02-20T12:00:00Z', -2, 'week'],
  ['2025-12-20T12:00:00Z', -2, 'month'],
  ['2023-03-10T12:00:00Z', -3, 'year'],
] as const)('%s is written as %i %s', (moment, value, unit) => {
  expect(relativeTime(moment, NOW)).toEqual({ value, unit });
});
