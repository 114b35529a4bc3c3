import type { BoardPoint } from '../document/index.ts';
import { panned, zoomedAt } from '../render/index.ts';
import type { BoardSurface } from './boardSurface.ts';

/** Pixels of a wheel's "line" and "page". */
const WHEEL_UNITS = [1, 16, 320] as const;

/** How far a key pans, in pixels, and how much it zooms. */
export const PAN_STEP = 64;
export const ZOOM_STEP = 1.25;

/** What a wheel does to a surface: zooms with Ctrl or Cmd (as pinching a touchpad does), pans without. */
export function wheelSurface(surface: BoardSurface, event: WheelEvent): void {
  const unit = WHEEL_UNITS[event.deltaMode] ?? 1;
  if (event.ctrlKey || event.metaKey) {
    // A mouse's notch is some hundred pixels, a pinch a few: bounded, both feel alike.
    const delta = Math.max(-60, Math.min(60, event.deltaY * unit));
    surface.setViewport(zoomedAt(surface.viewport, surface.surfacePoint(event), Math.exp(-delta * 0.01)));
    return;
  }
  const sideways = event.shiftKey && event.deltaX === 0;
  const [dx, dy] = sideways ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
  surface.setViewport(panned(surface.viewport, -dx * unit, -dy * unit));
}

const middle = (a: BoardPoint, b: BoardPoint): BoardPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: BoardPoint, b: BoardPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Follows the fingers on a surface: one that drags pans (when wanted), two pan and zoom together.
 */
export class FingerPan {
  private readonly surface: BoardSurface;
  private readonly fingers = new Map<number, BoardPoint>();

  constructor(surface: BoardSurface) {
    this.surface = surface;
  }

  /** How many fingers or buttons are down. */
  get count(): number {
    return this.fingers.size;
  }

  down(event: PointerEvent): void {
    this.fingers.set(event.pointerId, this.surface.surfacePoint(event));
  }

  /** Takes a movement in. With one finger down it pans only when `single` says so. */
  move(event: PointerEvent, single: boolean): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.surface.surfacePoint(event);
    const other = [...this.fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (!other) {
      if (single) this.surface.setViewport(panned(this.surface.viewport, now.x - before.x, now.y - before.y));
      return;
    }
    const [from, to] = [middle(before, other), middle(now, other)];
    const factor = distance(now, other) / Math.max(1, distance(before, other));
    const moved = panned(this.surface.viewport, to.x - from.x, to.y - from.y);
    this.surface.setViewport(zoomedAt(moved, to, factor));
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  /** Forgets all fingers: those still down do nothing more. */
  clear(): void {
    this.fingers.clear();
  }
}

/**
 * Pans and zooms by a key: arrows (with Shift further), + and -, 0 for actual size, 1 for everything.
 * @returns whether the key meant something.
 */
export function keySurface(surface: BoardSurface, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const step = event.shiftKey ? PAN_STEP * 4 : PAN_STEP;
  const pan = (dx: number, dy: number) => surface.setViewport(panned(surface.viewport, dx, dy));
  switch (event.key) {
    case 'ArrowLeft':
      pan(step, 0);
      return true;
    case 'ArrowRight':
      pan(-step, 0);
      return true;
    case 'ArrowUp':
      pan(0, step);
      return true;
    case 'ArrowDown':
      pan(0, -step);
      return true;
    case '+':
    case '=':
      surface.zoom(ZOOM_STEP, undefined, true);
      return true;
    case '-':
    case '_':
      surface.zoom(1 / ZOOM_STEP, undefined, true);
      return true;
    case '0':
      surface.zoom(1 / surface.viewport.scale, undefined, true);
      return true;
    case '1': {
      const all = surface.fitOf();
      if (all) surface.glideTo(all);
      return true;
    }
    default:
      return false;
  }
}
