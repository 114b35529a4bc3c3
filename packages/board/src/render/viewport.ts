import type { BoardBox, BoardPoint } from '../document/types.ts';
import type { Viewport } from './context.ts';

/** The smallest and largest scale one can zoom to. */
export const ZOOM_RANGE = { least: 0.005, most: 6 } as const;

const clampScale = (scale: number): number => Math.min(ZOOM_RANGE.most, Math.max(ZOOM_RANGE.least, scale));

/** The board point under a point of the surface. */
export const toBoard = (viewport: Viewport, point: BoardPoint): BoardPoint => ({
  x: viewport.x + point.x / viewport.scale,
  y: viewport.y + point.y / viewport.scale,
});

/** The point of the surface over a board point. */
export const toSurface = (viewport: Viewport, point: BoardPoint): BoardPoint => ({
  x: (point.x - viewport.x) * viewport.scale,
  y: (point.y - viewport.y) * viewport.scale,
});

/** Moved by a distance on the surface: what was under the pointer stays under it. */
export const panned = (viewport: Viewport, dx: number, dy: number): Viewport => ({
  ...viewport,
  x: viewport.x - dx / viewport.scale,
  y: viewport.y - dy / viewport.scale,
});

/** Zoomed by a factor around a point of the surface, which stays where it is. */
export function zoomedAt(viewport: Viewport, at: BoardPoint, factor: number): Viewport {
  const scale = clampScale(viewport.scale * factor);
  const anchor = toBoard(viewport, at);
  return { scale, x: anchor.x - at.x / scale, y: anchor.y - at.y / scale };
}

/** What something else covers of a surface at each edge, in pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

const UNCOVERED: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** How a box is to be fitted into a surface. */
export interface FitOptions {
  /** Room kept free on every side, in pixels; 40 by default, less on a small surface. */
  readonly padding?: number;
  /** What is covered, such as by toolbars: the box goes into the rest. */
  readonly covered?: Insets;
  /** The largest scale used: a single note should not fill the screen. Actual size by default. */
  readonly most?: number;
}

/** Room kept free around a fitted box on a surface of that width, in pixels. */
export function fitPadding(width: number): number {
  return Math.min(40, width / 20);
}

/** The viewport that shows a whole box in the middle of what is not covered of a surface. */
export function fitted(box: BoardBox, width: number, height: number, options: FitOptions = {}): Viewport {
  const { top, right, bottom, left } = options.covered ?? UNCOVERED;
  const free = { w: Math.max(1, width - left - right), h: Math.max(1, height - top - bottom) };
  const padding = Math.min(options.padding ?? fitPadding(width), free.w / 4, free.h / 4);
  const room = { w: Math.max(1, free.w - 2 * padding), h: Math.max(1, free.h - 2 * padding) };
  const wanted = Math.min(room.w / Math.max(box.w, 1), room.h / Math.max(box.h, 1), options.most ?? 1);
  const scale = clampScale(wanted);
  const middle = { x: left + free.w / 2, y: top + free.h / 2 };
  return { scale, x: box.x + box.w / 2 - middle.x / scale, y: box.y + box.h / 2 - middle.y / scale };
}
