import { expect, test } from 'vitest';
import { findWords, WORDS } from '../words.mjs';

const found = (text: string, prose = false) =>
  findWords(text, { prose }).map(({ line, word }) => `${line} ${word}`);

test('words are found in texts, comments and parts of names, with their line', () => {
  expect(found('// The log.\nexport const listDeeds = 1;')).toEqual(['2 Deeds']);
  expect(found("const job = 'keep-house';")).toEqual(['1 keep-house']);
  expect(found('type NEW_DEED = string;')).toEqual(['1 DEED']);
  expect(found('/** News of a provider. */')).toEqual(['1 News']);
  expect(found('// Whoever calls is told.')).toEqual(['1 told', '1 Whoever']);
  expect(found("const job = 'Told us your role';")).toEqual([]);
});

test('words that only contain a listed one are fine', () => {
  expect(found('indeed, a newsletter extends the tendency of latecomers')).toEqual([]);
});

test('prose has further words, but may quote names of code', () => {
  expect(found('The table tells who has access.', true)).toEqual(['1 tells']);
  expect(found('The row is deleted for good.', true)).toEqual(['1 for good']);
  expect(found('The row is deleted for good.')).toEqual([]);
  expect(found('The trigger calls `tell_rights()`.', true)).toEqual([]);
  expect(found('```ts\nrecover({ tell });\nlistDeeds();\n```\nIt tells.', true)).toEqual([
    '3 Deeds',
    '5 tells',
  ]);
});

test('every word names what to say instead', () => {
  expect(WORDS.length).toBeGreaterThan(0);
  for (const { instead } of WORDS) expect(instead).not.toBe('');
});
