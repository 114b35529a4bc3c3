import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applySplice, rebaseSplice, shiftPosition, spliceBetween } from './textSplice.ts';

const anyText = fc.string({ unit: fc.constantFrom('a', 'b', '研', '😀', '\n'), maxLength: 12 });

test('a splice turns one text into the other', () => {
  fc.assert(
    fc.property(anyText, anyText, fc.nat(12), (before, after, caret) => {
      const splice = spliceBetween(before, after, caret);
      expect(splice ? applySplice(before, splice) : before).toBe(after);
    }),
  );
});

test('a splice never cuts a surrogate pair', () => {
  expect(spliceBetween('😀', '😁')).toEqual({ index: 0, remove: 2, insert: '😁' });
  expect(spliceBetween('a😀b', 'a😁b')).toEqual({ index: 1, remove: 2, insert: '😁' });
});

test('typing a repeated letter is placed at the caret', () => {
  expect(spliceBetween('ball', 'balll', 3)).toEqual({ index: 2, remove: 0, insert: 'l' });
  expect(spliceBetween('ball', 'balll', 5)).toEqual({ index: 4, remove: 0, insert: 'l' });
});

test('a rebased splice keeps what the other one inserted and removes the rest of its own', () => {
  const base = 'one two three';
  const mine = { index: 4, remove: 3, insert: '2' };
  const theirs = { index: 5, remove: 0, insert: 'XX' };
  const text = rebaseSplice(mine, theirs).reduce(applySplice, applySplice(base, theirs));
  expect(text).toBe('one 2XX three');
});

test('every character inserted by either side survives a rebase', () => {
  const splices = fc
    .tuple(fc.nat(10), fc.nat(10))
    .map(([a, b]) => ({ index: Math.min(a, b), remove: Math.abs(a - b) }));
  fc.assert(
    fc.property(splices, splices, (a, b) => {
      const base = '0123456789';
      const mine = { ...a, insert: 'MM' };
      const theirs = { ...b, insert: 'TT' };
      const text = rebaseSplice(mine, theirs).reduce(applySplice, applySplice(base, theirs));
      expect(text).toContain('MM');
      expect(text).toContain('TT');
      const kept = [...base].filter((_, at) =>
        [a, b].every((cut) => at < cut.index || at >= cut.index + cut.remove),
      );
      expect([...text].filter((digit) => digit >= '0' && digit <= '9')).toEqual(kept);
    }),
  );
});

test('a caret moves with what is inserted ahead of it', () => {
  expect(shiftPosition(5, { index: 2, remove: 0, insert: 'abc' })).toBe(8);
  expect(shiftPosition(1, { index: 2, remove: 0, insert: 'abc' })).toBe(1);
  expect(shiftPosition(3, { index: 2, remove: 4, insert: 'x' })).toBe(3);
});
