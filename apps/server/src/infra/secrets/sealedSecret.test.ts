import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealedSecret.ts';

const key = randomBytes(32);
const secret = Buffer.from('JBSWY3DPEHPK3PXP');

test('what is sealed is opened with the same key, for the same owner, and looks different each time', () => {
  const [first, second] = [seal(key, 'mara', secret), seal(key, 'mara', secret)];
  expect(first).not.toBe(second);
  for (const text of [first, second]) {
    expect(text).not.toContain(secret.toString('base64url'));
    expect(unseal(key, 'mara', text)).toEqual(secret);
  }
});

test('another key, another owner, a changed byte and a shortened proof do not open it', () => {
  const text = seal(key, 'mara', secret);
  const changed = Buffer.from(text, 'base64url');
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => unseal(randomBytes(32), 'mara', text)).toThrow();
  expect(() => unseal(key, 'ben', text)).toThrow();
  expect(() => unseal(key, 'mara', changed.toString('base64url'))).toThrow();
  // The first bytes alone: the number, and four of the sixteen bytes of the proof.
  const short = Buffer.from(text, 'base64url').subarray(0, 16);
  expect(() => unseal(key, 'mara', short.toString('base64url'))).toThrow();
});
