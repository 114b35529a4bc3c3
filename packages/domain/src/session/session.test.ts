import { expect, test } from 'vitest';
import { isTokenExpired, tokenExpiresAt } from './token-expiry.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');

test.each([
  [900, '2026-05-01T10:14:55.000Z'],
  ['900', '2026-05-01T10:14:55.000Z'],
  [0.5, '2026-05-01T09:59:55.500Z'],
])(
  '[STATE-16][CONST-41][OPEN-47] a token valid for %j seconds expires 5 s before its end',
  (valid, expiry) => {
    expect(tokenExpiresAt(valid, NOW)).toEqual(new Date(expiry));
  },
);

test.each([
  [undefined],
  [null],
  ['soon'],
  [''],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [{}],
  [[900]],
  [true],
])('[STATE-17][CONST-42] validity %j is no number: two hours are assumed', (valid) => {
  expect(tokenExpiresAt(valid, NOW)).toEqual(new Date('2026-05-01T11:59:55.000Z'));
});

test('a token is expired from its expiry on, and when there is none', () => {
  const expiry = tokenExpiresAt(900, NOW);
  expect(isTokenExpired(expiry, new Date(expiry.getTime() - 1))).toBe(false);
  expect(isTokenExpired(expiry, expiry)).toBe(true);
  expect(isTokenExpired(null, NOW)).toBe(true);
});
