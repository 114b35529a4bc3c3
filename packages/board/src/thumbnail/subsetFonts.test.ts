import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { familiesFor, inSubsetFonts } from './subsetFonts.ts';

test.each([
  ['Latin', 'Boardwalk', '旅'],
  ['Cyrillic', 'Привет', '旅'],
  ['Greek', 'Γειά σου', '旅'],
  ['Hebrew', 'שלום', '旅'],
  ['Arabic', 'مرحبا', '旅'],
  ['Thai', 'สวัสดี', '旅'],
  ['Devanagari', 'नमस्ते', '旅'],
])('every letter of %s has a font of its own, whatever fonts the machine has', (_, text) => {
  for (const letter of text.replaceAll(' ', ''))
    expect(familiesFor(letter, 'sc')).toMatch(/^"Noto Sans [^"]+", sans-serif$/u);
});

test('letters of right-to-left writings are joined and stand from right to left', () => {
  const columnsOf = (text: string, direction: 'ltr' | 'rtl') => {
    const canvas = createCanvas(300, 60);
    const context = inSubsetFonts(canvas.getContext('2d'), 'sc');
    context.font = '30px sans-serif';
    context.textAlign = 'left';
    context.direction = direction;
    context.fillText(text, 10, 40);
    const { data } = canvas.getContext('2d').getImageData(0, 0, 300, 60);
    return Array.from({ length: 300 }, (_, x) =>
      Array.from({ length: 60 }, (__, y) => data[(y * 300 + x) * 4 + 3] ?? 0).reduce(
        (sum, each) => sum + each,
        0,
      ),
    );
  };
  // A bar begins the text, hence it stands at its right: the last column with ink is as wide as the bar alone.
  const ltr = columnsOf('|אב', 'ltr');
  const rtl = columnsOf('|אב', 'rtl');
  expect(rtl).not.toEqual(ltr);
  const firstInk = (columns: number[]) => columns.findIndex((ink) => ink > 0);
  const bar = columnsOf('|', 'ltr');
  expect(ltr[firstInk(bar)]).toBe(bar[firstInk(bar)]);
  expect(firstInk(rtl)).toBeGreaterThan(5);
  expect(rtl.findLastIndex((ink) => ink > 0)).toBeGreaterThan(ltr.findLastIndex((ink) => ink > 0) - 3);
});
