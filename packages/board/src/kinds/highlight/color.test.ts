import { expect, test, vi } from 'vitest';
import { PaletteColor } from '../../document/constants.ts';
import { contrast, mixColors } from '../../render/color.ts';
import { shade, textOn, themeOf } from '../../render/theme.ts';
import { highlightColor } from './color.ts';

const COLORS = Object.values(PaletteColor);

/** A colour with its opacity, as it comes out on a ground. */
function over(ground: string, color: string | null): string {
  const [r = 0, g = 0, b = 0, alpha = 0] = (color?.match(/[\d.]+/gu) ?? []).map(Number);
  const hex = [r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('');
  return mixColors(ground, `#${hex}`, alpha);
}

test.each(['light', 'dark'] as const)(
  'every highlighter is seen on every ground of the %s theme, and leaves texts readable',
  (name) => {
    const theme = themeOf(name);
    const grounds = [
      theme.canvas,
      ...COLORS.flatMap((color) => [shade(theme, color, 'fill'), shade(theme, color, 'strong')]),
    ];
    const faults = grounds.flatMap((color) => {
      const text = textOn(theme, color);
      return COLORS.filter((stroke) => {
        const mark = over(color, highlightColor(theme, stroke, { color, text }));
        const readable = Math.min(4.5, contrast(color, text));
        // A hundredth for the rounding of colours.
        return contrast(mark, color) < 1.29 || contrast(mark, text) < readable - 0.01;
      }).map((stroke) => `${stroke} on ${color}`);
    });
    expect(faults).toEqual([]);
  },
);

test('a colour is looked for once, however often it is painted', () => {
  const light = themeOf('light');
  const palette = vi.fn(() => light.palette);
  const theme = Object.defineProperty({ ...light }, 'palette', { get: palette });
  const first = highlightColor(theme, 'teal');
  const times = palette.mock.calls.length;
  expect(times).toBeGreaterThan(0);
  expect(highlightColor(theme, 'teal')).toBe(first);
  expect(palette).toHaveBeenCalledTimes(times);
});

test('a highlighter keeps its own colour where that is seen', () => {
  const light = themeOf('light');
  const own = highlightColor(light, 'pink', { color: '#ffffff', text: '#000000' });
  expect(highlightColor(light, 'pink', { color: '#27303c', text: '#ffffff' })).toBe(own);
  expect(highlightColor(light, 'none')).toBeNull();
});
