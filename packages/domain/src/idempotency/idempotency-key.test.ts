import { expect, test } from 'vitest';
import { isIdempotencyKey } from './idempotency-key.ts';

test.each([
  ['3f1c1b1e-6d0a-4b0e-9a55-0b6f3f1f7b11', true],
  ['abcdefgh', true],
  ['x'.repeat(64), true],
  ['abcdefg', false],
  ['x'.repeat(65), false],
  ['with space', false],
  ['newline\n12345', false],
  ['abcdefgh\n', false],
  ['schlüssel', false],
  ['', false],
  [12345678, false],
  [undefined, false],
])('%j is an idempotency key: %s', (key, expected) => {
  expect(isIdempotencyKey(key)).toBe(expected);
});
