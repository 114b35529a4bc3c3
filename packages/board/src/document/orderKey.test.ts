import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isOrderKey, orderKeyBetween, orderKeys } from './orderKey.ts';

describe('order keys', () => {
  test('there is always room between two neighbours, however often one inserts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1, maxLength: 300 }), (places) => {
        const keys: string[] = [];
        for (const place of places) {
          const index = place % (keys.length + 1);
          keys.splice(index, 0, orderKeyBetween(keys[index - 1] ?? null, keys[index] ?? null));
        }
        expect([...keys].toSorted()).toEqual(keys);
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys.every(isOrderKey)).toBe(true);
      }),
    );
  });

  test('twenty thousand keys in a row are sorted and at most four characters long', () => {
    const keys = orderKeys(20_000);
    expect([...keys].toSorted()).toEqual(keys);
    expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(4);
  });

  test('prepending a thousand times keeps keys short', () => {
    let key = orderKeyBetween(null, null);
    for (let count = 0; count < 1000; count++) {
      const next = orderKeyBetween(null, key);
      expect(next < key).toBe(true);
      key = next;
    }
    expect(key.length).toBeLessThanOrEqual(4);
  });

  test.each([`A${'0'.repeat(25)}1`, `A${'0'.repeat(26)}V`, `A${'0'.repeat(27)}1`, 'A'.padEnd(27, 'z')])(
    'there is room below %s, time and again',
    (lowest) => {
      let key = lowest;
      for (let count = 0; count < 40; count++) {
        const next = orderKeyBetween(null, key);
        expect(isOrderKey(next)).toBe(true);
        expect(next < key).toBe(true);
        key = next;
      }
      expect(orderKeyBetween(key, lowest) > key).toBe(true);
    },
  );

  test('the one key below which there is no room is none', () => {
    expect(isOrderKey(`A${'0'.repeat(26)}`)).toBe(false);
  });

  test.each([
    ['a1', 'a0'],
    ['a0', 'a0'],
    ['', 'a0'],
    ['a0', 'b'],
    ['a00', null],
  ])('%j and %j leave no room or are no keys', (before, after) => {
    expect(() => orderKeyBetween(before, after)).toThrow(RangeError);
  });
});
