import type { BoardPoint } from '../document/index.ts';

/** A transformation as canvases have it: `x' = a x + c y + e`, `y' = b x + d y + f`. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** Does `inner` first, then `outer`. */
export function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): BoardPoint {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** How much longer lines become. */
export const growth = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));
