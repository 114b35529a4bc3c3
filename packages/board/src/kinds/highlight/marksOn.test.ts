import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { highlight, shape } from '../../../test/elements.ts';
import { makeSnapshot, type BoardElement } from '../../document/index.ts';
import { registerAllParts } from '../allParts.ts';
import { BoardScene, sourceOf, TextMeasurer } from '../../layout/index.ts';
import { paintBoard } from '../../render/paintBoard.ts';
import { themeOf } from '../../render/theme.ts';

registerAllParts();

/** The colours of a board at some points, as hex. */
function colorsOf(elements: readonly BoardElement[], ...points: readonly [x: number, y: number][]): string[] {
  const [width, height] = [300, 200];
  const context = createCanvas(width, height).getContext('2d');
  const measurer = new TextMeasurer((text) => text.length * 8, 'sans-serif');
  const scene = new BoardScene(sourceOf(makeSnapshot(elements)), measurer);
  const viewport = { x: 0, y: 0, scale: 1 };
  paintBoard(context, scene, { theme: themeOf('light'), viewport, width, height, pixelRatio: 1 });
  return points.map(([x, y]) => Buffer.from(context.getImageData(x, y, 1, 1).data).toString('hex', 0, 3));
}

const WHITE = { fill: '#ffffff', stroke: 'none' } as const;
const card = (z: string, given = {}) =>
  shape('card', { x: 100, y: 50, w: 100, h: 100, style: WHITE, z, ...given });
const line = highlight('mark', { x: 20, y: 90, w: 260, h: 20, z: 'a5', style: { stroke: '#ff0000' } });
const [BESIDE, ON, OFF] = [
  [50, 100],
  [150, 100],
  [150, 70],
] as const;

test('a highlight is seen on what it is drawn over, and not on what is laid over it', () => {
  const [beside = '', on = '', off] = colorsOf([card('a0'), line], [...BESIDE], [...ON], [...OFF]);
  expect(off).toBe('ffffff');
  expect(on).not.toBe('ffffff');
  // Through it one sees what it is on.
  expect(on).not.toBe(beside);
  expect(on.startsWith('ff')).toBe(true);
  expect(colorsOf([card('b0'), line], [...BESIDE], [...ON])).toEqual([beside, 'ffffff']);
});

test('where a shape is not filled, or far turned, it goes on as it was drawn', () => {
  const [beside] = colorsOf([line], [...BESIDE]);
  const bare = card('a0', { style: { ...WHITE, fill: 'none' } });
  expect(colorsOf([bare, line], [...ON])).toEqual([beside]);
  const [on] = colorsOf([card('a0'), line], [...ON]);
  expect(colorsOf([card('a0', { rotation: 90 }), line], [...ON], [...OFF])).toEqual([on, 'ffffff']);
});

test('a line that crosses itself is nowhere denser, and a press alone is a dot', () => {
  const [beside] = colorsOf([line], [...BESIDE]);
  const twice = [line, { ...line, id: 'again' }];
  expect(colorsOf(twice, [...BESIDE])).not.toEqual([beside]);
  const dot = highlight('dot', { x: 50, y: 100, w: 8, h: 8, style: { stroke: '#ff0000' } });
  expect(colorsOf([dot], [54, 104])).toEqual([beside]);
});
