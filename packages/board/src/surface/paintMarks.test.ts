import { expect, test } from 'vitest';
import { DARK_THEME, LIGHT_THEME } from '../render/index.ts';
import type { BoardSurface } from './boardSurface.ts';
import { marksLayer, type BoardMarks } from './paintMarks.ts';

/** The colours in which marks of each kind are painted on a board. */
function coloursOn(theme: typeof DARK_THEME): string[] {
  const colours: string[] = [];
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get: () => () => undefined,
    set: (_target, name, value: string) => {
      if (name === 'strokeStyle') colours.push(value);
      return true;
    },
  });
  const scene = { boundsOf: () => ({ x: 10, y: 10, w: 50, h: 50 }) };
  const surface = { scene, theme, width: 400, height: 400 } as unknown as BoardSurface;
  const marks: BoardMarks = new Map([
    ['a', 'added'],
    ['b', 'removed'],
    ['c', 'changed'],
  ]);
  marksLayer(surface, () => marks)(context, { x: 0, y: 0, scale: 1 });
  return colours;
}

/** Relative luminance of `#rrggbb`, as WCAG defines it. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each([
  [LIGHT_THEME, 3],
  [DARK_THEME, 5],
])('thin marks stand out from the board', (theme, least) => {
  const colours = coloursOn(theme);
  expect(colours).toHaveLength(3);
  for (const colour of colours) {
    const [dark = 0, bright = 0] = [luminance(theme.canvas), luminance(colour)].toSorted((a, b) => a - b);
    expect((bright + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(least);
  }
});
