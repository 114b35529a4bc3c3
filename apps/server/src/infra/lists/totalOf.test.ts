import { expect, test } from 'vitest';
import { totalOf } from './totalOf.ts';

test.each([
  ['the only page', { offset: 0, limit: 6 }, 2, 2],
  ['an empty list', { offset: 0, limit: 6 }, 0, 0],
  ['the last page', { offset: 12, limit: 6 }, 5, 17],
  ['a full page', { offset: 0, limit: 6 }, 6, 'counted'],
  ['a full page further on', { offset: 6, limit: 6 }, 6, 'counted'],
  ['a page behind the end', { offset: 18, limit: 6 }, 0, 'counted'],
  ['a page without size', { offset: 0, limit: 0 }, 0, 'counted'],
] as const)(
  'the number of all entries is counted unless the page says it: %s',
  async (_name, page, found, total) => {
    const COUNTED = 99;
    expect(await totalOf(page, found, async () => COUNTED)).toBe(total === 'counted' ? COUNTED : total);
  },
);
