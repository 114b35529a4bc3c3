import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createKey, isFileKey, isRouteWord, KEY_ALPHABET, KEY_LENGTH, ROUTE_WORDS } from './file-key.ts';

test('the alphabet has no letter twice and none that is easily taken for another', () => {
  expect(new Set(KEY_ALPHABET).size).toBe(KEY_ALPHABET.length);
  expect(KEY_ALPHABET).toMatch(/^[0-9A-Za-z]+$/u);
  for (const lookAlike of '0Oo1lI2Z5Ss') expect(KEY_ALPHABET).not.toContain(lookAlike);
});

test.each([
  ['AbCd3467yxTW', true],
  ['AbCd3467yxT', false],
  ['AbCd3467yxTWW', false],
  ['AbCd3467yx0W', false],
  ['AbCd3467yx-W', false],
  ['AbCd3467yxTW\n', false],
  ['hot', false],
  ['', false],
  [null, false],
  [123_456_789_012, false],
])('%j is a file key: %s', (text, expected) => {
  expect(isFileKey(text)).toBe(expected);
});

test.each([...ROUTE_WORDS, 'HOT', 'tag-7', 'role-3', 'topic-12'])(
  '[AMB-06] the address segment %j is a route and never a file key',
  (word) => {
    expect(isRouteWord(word)).toBe(true);
    expect(isFileKey(word)).toBe(false);
  },
);

test('[AMB-06] every key that is made is a file key and no route word', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.integer({ min: 0, max: 255 })), (bytes) => {
      const key = createKey((count) => Uint8Array.from(bytes.take(count)));
      expect(key).toHaveLength(KEY_LENGTH);
      expect(isFileKey(key)).toBe(true);
      expect(isRouteWord(key)).toBe(false);
    }),
  );
});

test('bytes beyond the last whole multiple of the alphabet are thrown away, so that no letter is likelier', () => {
  const fair = 256 - (256 % KEY_ALPHABET.length);
  const draws = [
    ...Array.from({ length: 256 - fair }, (_, index) => fair + index),
    ...Array.from({ length: 12 }, (_, index) => index),
  ];
  const bytes = draws.values();
  const key = createKey((count) =>
    Uint8Array.from(Array.from({ length: count }, () => bytes.next().value ?? 255)),
  );
  expect(key).toBe(KEY_ALPHABET.slice(0, 12));
});
