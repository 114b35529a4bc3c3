import type { BoardBox } from '../document/index.ts';
import { toSurface } from '../render/index.ts';
import type { BoardSurface } from './boardSurface.ts';

/**
 * Leaves of the board only what is on the slide.
 *
 * @param slide gives what is shown; null for all of the board
 */
export function slideLayer(surface: BoardSurface, slide: () => BoardBox | null): void {
  surface.addLayer((context, viewport) => {
    const box = slide();
    if (!box) return;
    const { theme, width, height } = surface;
    const { x, y } = toSurface(viewport, box);
    const [w, h] = [box.w * viewport.scale, box.h * viewport.scale];
    context.save();
    context.fillStyle = theme.canvas;
    context.beginPath();
    context.rect(0, 0, width, height);
    context.rect(x, y, w, h);
    context.fill('evenodd');
    context.restore();
  });
}

/** How long the trail of a laser is seen, in ms. */
const TRAIL_MS = 500;
const LASER = '#e5352b';
const DOT = 6;

/** A red dot that follows the pointer, with a trail that fades. */
export class LaserTrail {
  private readonly surface: BoardSurface;
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  private points: { readonly x: number; readonly y: number; readonly at: number }[] = [];
  private frame = 0;

  constructor(surface: BoardSurface) {
    this.surface = surface;
    surface.addLayer((context) => this.paint(context));
  }

  /** Goes where the pointer is. */
  move(event: PointerEvent): void {
    const point = { ...this.surface.surfacePoint(event), at: performance.now() };
    this.points = this.still ? [point] : [...this.points, point];
    this.surface.invalidateLayers();
    if (this.frame === 0) this.frame = requestAnimationFrame(this.fade);
  }

  /** Goes away until the pointer moves. */
  hide(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.points = [];
    this.surface.invalidateLayers();
  }

  private readonly fade = (): void => {
    const oldest = performance.now() - TRAIL_MS;
    // The dot stays where the pointer rests.
    this.points = this.points.filter(({ at }, index) => at > oldest || index === this.points.length - 1);
    this.surface.invalidateLayers();
    this.frame = this.points.length <= 1 ? 0 : requestAnimationFrame(this.fade);
  };

  private paint(context: CanvasRenderingContext2D): void {
    const now = performance.now();
    context.save();
    context.strokeStyle = LASER;
    context.fillStyle = LASER;
    context.lineCap = 'round';
    for (const [index, { x, y, at }] of this.points.entries()) {
      const left = Math.max(0, 1 - (now - at) / TRAIL_MS);
      const before = this.points[index - 1];
      context.globalAlpha = left;
      if (before) {
        context.lineWidth = DOT * left;
        context.beginPath();
        context.moveTo(before.x, before.y);
        context.lineTo(x, y);
        context.stroke();
      }
    }
    const last = this.points.at(-1);
    if (last) {
      context.globalAlpha = 1;
      context.beginPath();
      context.arc(last.x, last.y, DOT, 0, 2 * Math.PI);
      context.fill();
    }
    context.restore();
  }
}
