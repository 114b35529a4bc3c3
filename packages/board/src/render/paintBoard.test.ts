import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { boundary, connector, frame, shape, topic } from '../../test/elements.ts';
import { makeSnapshot, type BoardElement } from '../document/index.ts';
import { registerAllParts } from '../kinds/allParts.ts';
import { BoardScene, sourceOf, TextMeasurer } from '../layout/index.ts';
import { paintBoard } from './paintBoard.ts';
import { themeOf } from './theme.ts';

registerAllParts();

const RED = { stroke: '#ff0000', fill: '#ffffff' } as const;
const FILL = { fill: '#ffff00', stroke: 'none' } as const;

/** A mind map of main topics and leaves, and a line between two shapes, each far larger than its ends. */
const LINES: readonly BoardElement[] = [
  topic('r', null, { x: 200, y: 300, text: 'Root' }),
  ...Array.from({ length: 8 }, (_, at) =>
    topic(`t${at}`, 'r', { order: `a${at}`, text: 'Main', style: RED }),
  ),
  ...Array.from({ length: 8 }, (_, at) => topic(`u${at}`, `t${at}`, { text: 'Leaf', style: RED })),
];
const LINK: readonly BoardElement[] = [
  shape('a', { x: 100, y: 100, w: 40, h: 40 }),
  shape('b', { x: 700, y: 500, w: 40, h: 40 }),
  connector('l', 'a', 'b', { route: 'straight', style: { stroke: '#ff0000', strokeWidth: 4 } }),
];
const FRAMES = [
  frame('f', { x: -500, y: -500, w: 2_000, h: 2_000, z: 'a9', style: FILL }),
  frame('g', { x: -400, y: -400, w: 1_800, h: 1_800, z: 'b00', style: FILL }),
];

/** How many pixels of a board painted at a scale are red. */
const redOf = (elements: readonly BoardElement[], scale: number): number =>
  countOf(elements, scale, (red, green, blue) => red - green > 60 && red - blue > 60);

/** How many pixels of a board painted at a scale are of a kind. */
function countOf(
  elements: readonly BoardElement[],
  scale: number,
  isMeant: (red: number, green: number, blue: number) => boolean,
  theme: 'light' | 'dark' = 'light',
): number {
  const [width, height] = [900, 700];
  const context = createCanvas(width, height).getContext('2d');
  const measurer = new TextMeasurer((text) => text.length * 8, 'sans-serif');
  const scene = new BoardScene(sourceOf(makeSnapshot(elements)), measurer);
  const viewport = { x: -50, y: -50, scale };
  paintBoard(context, scene, { theme: themeOf(theme), viewport, width, height, pixelRatio: 1 });
  const { data } = context.getImageData(0, 0, width, height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (isMeant(red, green, blue)) count++;
  }
  return count;
}

test.each([1, 0.3, 0.03])(
  'boundaries are painted over frames and below the lines of maps, at a scale of %d',
  (scale) => {
    const style = { fill: '#ffff00', stroke: '#00ff00', strokeWidth: 12 } as const;
    const around = boundary('x', ['r', 't0', 't7'], { z: 'b01', style });
    const [bare, bounded] = [redOf(LINES, scale), redOf([...LINES, ...FRAMES, around], scale)];
    expect(bounded).toBeGreaterThan(bare / 2);
    const greenOf = (elements: readonly BoardElement[]) => countOf(elements, scale, (r, g) => g - r > 60);
    expect(greenOf([...LINES, ...FRAMES, around])).toBeGreaterThan(greenOf([...LINES, ...FRAMES]) + 3);
  },
);

describe('frames lie below', () => {
  test.each([
    ['the branches of a mind map', 1, LINES],
    ['the branches of a mind map', 0.3, LINES],
    ['the branches of a mind map', 0.03, LINES],
    ['connectors', 1, LINK],
    ['connectors', 0.03, LINK],
  ])('%s at a scale of %d', (_, scale, elements) => {
    const bare = redOf(elements, scale);
    expect(bare).toBeGreaterThan(0);
    expect(redOf([...elements, ...FRAMES], scale)).toBeGreaterThan(bare / 2);
  });
});

test.each(['light', 'dark'] as const)('the lines within a shape are seen on its colour, %s', (theme) => {
  const look = { x: 100, y: 100, w: 400, h: 300, style: { fill: '#ffe6cc', stroke: 'ink' } } as const;
  const dark = (kind: 'rectangle' | 'subroutine') =>
    countOf([shape('s', { ...look, shape: kind })], 1, (r, g, b) => r + g + b < 300, theme);
  // Two lines of 300 by 2 pixels.
  expect(dark('subroutine') - dark('rectangle')).toBeGreaterThan(800);
});
