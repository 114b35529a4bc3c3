import type { BoardPoint } from '../document/index.ts';
import { toSurface, type Viewport } from '../render/index.ts';
import type { BoardSurface } from './boardSurface.ts';

/** A place that a laser pointed to, and when, in ms by the clock of the one who points. */
export interface LaserPoint extends BoardPoint {
  readonly at: number;
}

/** Somebody else on the board, as far as their laser goes. */
export interface Pointing {
  readonly id: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** Where their laser was of late, the newest place last; left out while it is off. */
  readonly laser?: readonly LaserPoint[];
}

/** How long a trail is seen, in ms. */
const TRAIL_MS = 1000;
/** Places come together about so often, in ms: they are shown one after the other, as they were there. */
const PLAYED_MS = 100;
/** No more places of one laser are kept: a page that nobody looks at paints none, and hears of more. */
const MOST_POINTS = 64;
const DOT = 6;

interface Trail {
  readonly color: string;
  /** By the clock of this page. */
  points: readonly LaserPoint[];
  /** The newest place that is known, by the other clock. */
  newest: number;
  isOn: boolean;
}

/** The lasers of others on a surface: dots in their colours, with trails that fade, or dots alone where less motion is asked for. */
export class LaserTrails {
  private readonly surface: BoardSurface;
  private readonly still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  private readonly trails = new Map<string, Trail>();
  private shown: readonly Pointing[] | null = null;
  private frame = 0;

  constructor(surface: BoardSurface) {
    this.surface = surface;
  }

  /** Takes what is known of the others now; the same list changes nothing. */
  show(people: readonly Pointing[]): void {
    if (people === this.shown) return;
    this.shown = people;
    const now = performance.now();
    for (const trail of this.trails.values()) trail.isOn = false;
    for (const person of people) {
      if (person.laser && person.laser.length > 0) this.extend(person, person.laser, now);
    }
    if (this.trails.size > 0 && this.frame === 0) this.frame = requestAnimationFrame(this.fade);
  }

  /** Paints the trails, in CSS pixels of the surface. */
  paint(context: CanvasRenderingContext2D, viewport: Viewport): void {
    const now = performance.now();
    context.save();
    context.lineCap = 'round';
    for (const { color, points, isOn } of this.trails.values()) {
      context.strokeStyle = color;
      context.fillStyle = color;
      const seen = points.filter(({ at }) => at <= now);
      for (const [index, point] of seen.entries()) {
        const before = seen[index - 1];
        const left = 1 - (now - point.at) / TRAIL_MS;
        if (!before || left <= 0) continue;
        const [from, to] = [toSurface(viewport, before), toSurface(viewport, point)];
        context.globalAlpha = left;
        context.lineWidth = DOT * left;
        context.beginPath();
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
        context.stroke();
      }
      const last = seen.at(-1);
      if (!last) continue;
      // It stays where the pointer rests, and fades where it was turned off.
      context.globalAlpha = isOn ? 1 : Math.max(0, 1 - (now - last.at) / TRAIL_MS);
      const { x, y } = toSurface(viewport, last);
      context.beginPath();
      context.arc(x, y, DOT, 0, 2 * Math.PI);
      context.fill();
    }
    context.restore();
  }

  /** Paints nothing more. */
  stop(): void {
    cancelAnimationFrame(this.frame);
    this.trails.clear();
  }

  private extend({ id, color }: Pointing, laser: readonly LaserPoint[], now: number): void {
    const last = laser.at(-1);
    if (!last) return;
    const known = this.trails.get(id);
    // Of a laser that is seen for the first time only the dot is: how it got there may be long ago.
    const trail: Trail = known ?? { color, points: [], newest: last.at - 1, isOn: true };
    const fresh = laser.filter(({ at }) => at > trail.newest);
    const played = this.still || !known ? 0 : PLAYED_MS;
    const added = fresh.map(({ x, y, at }) => {
      const ago = Math.min(TRAIL_MS, Math.max(0, last.at - at));
      return { x, y, at: now + Math.max(0, played - ago) };
    });
    trail.points = [...trail.points, ...added].slice(this.still ? -1 : -MOST_POINTS);
    trail.newest = Math.max(trail.newest, last.at);
    trail.isOn = true;
    this.trails.set(id, trail);
  }

  private readonly fade = (): void => {
    const now = performance.now();
    const oldest = now - TRAIL_MS;
    let moves = false;
    for (const [id, trail] of this.trails) {
      const { points, isOn } = trail;
      trail.points = points.filter(({ at }, index) => at > oldest || (isOn && index === points.length - 1));
      if (trail.points.length === 0 || (this.still && !isOn)) this.trails.delete(id);
      else if (!isOn || trail.points.length > 1 || trail.points.some(({ at }) => at > now)) moves = true;
    }
    this.surface.invalidateLayers();
    this.frame = moves ? requestAnimationFrame(this.fade) : 0;
  };
}
