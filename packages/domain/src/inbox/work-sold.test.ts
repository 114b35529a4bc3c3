import { expect, test } from 'vitest';
import { readWorkSold } from './work-sold.ts';

const content = {
  name: 'Tides, "by hand"',
  file_key: 'abcdef123456',
  count: 2,
  income: { amount: 4_500, currency: 'CNY' },
};

test('a message about a sale is read with what it says alone', () => {
  expect(readWorkSold(JSON.stringify({ ...content, buyer: 'Nobody' }))).toEqual(content);
});

test.each([
  '',
  '{',
  'null',
  '"x"',
  JSON.stringify({ ...content, name: undefined }),
  JSON.stringify({ ...content, file_key: 7 }),
  JSON.stringify({ ...content, count: '2' }),
  JSON.stringify({ ...content, income: 4_500 }),
  JSON.stringify({ ...content, income: null }),
  JSON.stringify({ ...content, income: { amount: '4500', currency: 'CNY' } }),
  JSON.stringify({ ...content, income: { amount: 4_500 } }),
])('%j is no message about a sale', (text) => {
  expect(readWorkSold(text)).toBeNull();
});
