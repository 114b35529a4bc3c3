import { expect, test } from 'vitest';
import { ownBytes } from './ownBytes.ts';

test('bytes out of a slab get memory of their own, others stay what they are', () => {
  const small = Buffer.from('a work');
  expect(small.buffer.byteLength).toBeGreaterThan(small.byteLength);
  const own = ownBytes(small);
  expect(own).toEqual(small);
  expect(own.buffer.byteLength).toBe(small.byteLength);
  expect(ownBytes(own)).toBe(own);
});
