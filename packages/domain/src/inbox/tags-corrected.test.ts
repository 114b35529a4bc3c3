import { expect, test } from 'vitest';
import { readTagsCorrected, writeTagsCorrected } from './tags-corrected.ts';

const change = {
  tags: { added: ['Meeting'], removed: ['buy now'] },
  topics: { added: [], removed: ['Teams'] },
};
const work = { name: 'Plan', file_key: 'abc' };
const beside = (stored: string) => JSON.stringify({ ...work, ...(JSON.parse(stored) as object) });

test('what was corrected reads back beside the work, with the reason if there is one', () => {
  expect(readTagsCorrected(beside(writeTagsCorrected(change)))).toEqual({ ...work, ...change });
  const reason = 'It names another product.';
  expect(readTagsCorrected(beside(writeTagsCorrected({ ...change, reason })))).toEqual({
    ...work,
    ...change,
    reason,
  });
});

test.each([
  '',
  '{',
  'null',
  '"x"',
  JSON.stringify(work),
  JSON.stringify(change),
  JSON.stringify({ name: 'Plan', ...change }),
  JSON.stringify({ file_key: 'abc', ...change }),
  JSON.stringify({ ...work, ...change, tags: null }),
  JSON.stringify({ ...work, ...change, topics: 'Teams' }),
  JSON.stringify({ ...work, ...change, tags: { added: ['a'] } }),
  JSON.stringify({ ...work, ...change, tags: { removed: ['a'] } }),
  JSON.stringify({ ...work, ...change, topics: { added: [1], removed: [] } }),
])('%j says of no correction', (text) => {
  expect(readTagsCorrected(text)).toBeNull();
});
