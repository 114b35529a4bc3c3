import { BoardLimits } from '../../document/constants.ts';
import type { BoardBox, BoardPoint } from '../../document/elementBase.ts';
import { boxAround } from '../../layout/geometry.ts';

/** A point of a line drawn by hand, and how hard the pen was pressed there, 0 to 1. */
export interface StrokePoint extends BoardPoint {
  readonly pressure: number;
}

/** The first byte: how the rest is written. Points then take five bytes each: their share of the box, and the pressure. */
export const VERSION = 1;
export const POINT_BYTES = 5;
export const SHARE = 65_535;

/** So many points fit in one element. */
export const MOST_POINTS = Math.floor((BoardLimits.strokes - 1) / POINT_BYTES);

/** The box around a line; no smaller than a box may be. */
export function strokeBox(points: readonly StrokePoint[]): BoardBox | null {
  const box = boxAround(points);
  if (!box) return null;
  const least = BoardLimits.minSize;
  const [w, h] = [Math.max(least, box.w), Math.max(least, box.h)];
  return { x: box.x - (w - box.w) / 2, y: box.y - (h - box.h) / 2, w, h };
}

/** A line as base64, by its places in a box: it goes where the box goes, and is as large. */
export function encodeStroke(points: readonly StrokePoint[], box: BoardBox): string {
  let units = String.fromCharCode(VERSION);
  const share = (value: number) => {
    const whole = Math.round(Math.min(1, Math.max(0, value)) * SHARE);
    return String.fromCharCode(whole >> 8, whole & 255);
  };
  for (const { x, y, pressure } of points.slice(0, MOST_POINTS))
    units +=
      share((x - box.x) / box.w) +
      share((y - box.y) / box.h) +
      String.fromCharCode(Math.round(Math.min(1, Math.max(0, pressure)) * 255));
  return btoa(units);
}

/** The points of a line in its box; none when it is written in a way that is not known. */
export function decodeStroke(strokes: string | undefined, box: BoardBox): StrokePoint[] {
  const units = strokes === undefined ? '' : atob(strokes);
  if (units.charCodeAt(0) !== VERSION) return [];
  const points: StrokePoint[] = [];
  const share = (at: number) => ((units.charCodeAt(at) << 8) | units.charCodeAt(at + 1)) / SHARE;
  for (let at = 1; at + POINT_BYTES <= units.length; at += POINT_BYTES) {
    points.push({
      x: box.x + share(at) * box.w,
      y: box.y + share(at + 2) * box.h,
      pressure: units.charCodeAt(at + 4) / 255,
    });
  }
  return points;
}
