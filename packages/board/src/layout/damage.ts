import type { BoardBox } from '../document/index.ts';
import { intersects, union } from './geometry.ts';

/** More areas than this are taken as one: each costs a look at what stands in it. */
const MOST_AREAS = 8;

/** Collects where a scene looks otherwise than when it was painted last. */
export class Damage {
  private areas: BoardBox[] | null = null;

  /** Everything looks otherwise. */
  addAll(): void {
    this.areas = null;
  }

  add(area: BoardBox): void {
    if (!this.areas) return;
    let whole = area;
    const apart: BoardBox[] = [];
    for (const known of this.areas) {
      if (intersects(known, whole)) whole = union(known, whole);
      else apart.push(known);
    }
    apart.push(whole);
    this.areas = apart.length <= MOST_AREAS ? apart : [apart.reduce(union)];
  }

  /** What has come together, null for everything; from then on it begins again. */
  take(): readonly BoardBox[] | null {
    const { areas } = this;
    this.areas = [];
    return areas;
  }
}
