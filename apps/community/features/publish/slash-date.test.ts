import { expect, test } from 'vitest';
import { slashDate } from './slash-date.ts';

test.each([
  ['2026-03-04T23:30:00.000Z', 'UTC', '2026/03/04'],
  ['2026-03-04T23:30:00.000Z', 'Asia/Shanghai', '2026/03/05'],
  ['2026-12-31T23:30:00.000Z', 'America/New_York', '2026/12/31'],
])('[PUB-16] %s in %s is written %s', (instant, zone, date) => {
  expect(slashDate(instant, zone)).toBe(date);
});
