import type { BoardPoint } from '@boardwalk/board';
import { MOST_POINTS, type SharedLaserPoint } from '../live/presence.ts';

/** How long a place is shown to the others, and how far apart two of them are at least, in ms. */
const KEPT_MS = 1000;
const APART_MS = 32;

/**
 * Sends the others where a laser is and was of late. Some of what is sent is left out on its way, so each time it is all of the last second.
 *
 * @param send takes the places, the newest last; null when the laser is off
 * @param now gives the time in ms
 * @returns takes each place of the laser, and null when it is off
 */
export function laserSender(
  send: (points: readonly SharedLaserPoint[] | null) => void,
  now: () => number = () => performance.now(),
): (point: BoardPoint | null) => void {
  let points: readonly SharedLaserPoint[] = [];
  return (point) => {
    if (point === null) {
      if (points.length > 0) send(null);
      points = [];
      return;
    }
    const at = Math.round(now());
    // The last place is always the newest, the ones before it are some way apart.
    const before = points.at(-2);
    const kept = before && at - before[0] < APART_MS ? points.slice(0, -1) : points;
    points = [...kept, [at, Math.round(point.x), Math.round(point.y)] as const]
      .filter(([then]) => then > at - KEPT_MS)
      .slice(-MOST_POINTS);
    send(points);
  };
}
