import { afterEach, expect, test, vi } from 'vitest';
import { newIdempotencyKey } from '../src/index.ts';
import { parameterOf } from './contract-bundle.ts';

afterEach(() => vi.unstubAllGlobals());

test('every idempotency key is another one, of the form that the contract asks for', () => {
  const { pattern = '' } = parameterOf('IdempotencyKey');
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(new RegExp(pattern, 'u'));
});

test('an idempotency key needs nothing that browsers keep from pages on plain HTTP', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(newIdempotencyKey()).toHaveLength(32);
});
