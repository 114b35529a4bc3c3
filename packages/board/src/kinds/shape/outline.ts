import type { BoardBox } from '../../document/types.ts';

/** A step of an outline. */
export type OutlineStep =
  | readonly ['move' | 'line', x: number, y: number]
  | readonly ['curve', x1: number, y1: number, x2: number, y2: number, x: number, y: number]
  | readonly ['round', x: number, y: number, w: number, h: number, radius: number]
  | readonly ['ellipse', cx: number, cy: number, rx: number, ry: number]
  | readonly ['close'];

/** The outline of a box, and of what is in it, for a box. */
export type Outline = (box: BoardBox) => OutlineStep[];

/** A closed line from point to point. */
export const polygon = (...points: readonly (readonly [number, number])[]): OutlineStep[] => [
  ...points.map(([x, y], index): OutlineStep => [index === 0 ? 'move' : 'line', x, y]),
  ['close'],
];

/** The part of a box that is left within shares of its width and height. */
export const inset = (
  { x, y, w, h }: BoardBox,
  [left, top, right, bottom]: readonly [left: number, top: number, right: number, bottom: number],
): BoardBox => ({ x: x + w * left, y: y + h * top, w: w * (1 - left - right), h: h * (1 - top - bottom) });
