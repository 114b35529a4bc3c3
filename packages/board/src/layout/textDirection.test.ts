import { expect, test } from 'vitest';
import { directionOf } from './textDirection.ts';

test.each([
  ['', 'ltr'],
  ['12 + 3', 'ltr'],
  ['Boardwalk שלום', 'ltr'],
  ['看板', 'ltr'],
  ['שלום', 'rtl'],
  ['مرحبا بالعالم', 'rtl'],
  ['  12. «مرحبا» Boardwalk', 'rtl'],
  ['🎉 ܫܠܡܐ', 'rtl'],
  ['\u200e שלום', 'ltr'],
  ['\u200f Boardwalk', 'rtl'],
])('%j begins on the side of its first letter: %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
