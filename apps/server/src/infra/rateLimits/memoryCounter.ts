import { LRUCache } from 'lru-cache';
import type { Clock } from '../ids/clock.ts';
import type { WindowCounter } from './WindowCounter.ts';

/** Keys remembered at once; beyond it those taken longest ago are forgotten, so that nobody can fill the memory. */
const MAX_KEYS = 100_000;

/** A counter in the memory of this process. */
export function memoryCounter(clock: Clock, { mostKeys = MAX_KEYS } = {}): WindowCounter {
  const counts = new LRUCache<string, { count: number; until: number }>({ max: mostKeys });
  /** What was taken of a key in the window that runs. */
  const current = (key: string) => {
    const entry = counts.peek(key);
    return entry !== undefined && entry.until > clock.now().getTime() ? entry : undefined;
  };
  return {
    async take(key, { max, windowMs }) {
      const now = clock.now().getTime();
      const { count, until } = current(key) ?? { count: 0, until: now + windowMs };
      const resetMs = until - now;
      if (count >= max) return { allowed: false, remaining: 0, resetMs };
      counts.set(key, { count: count + 1, until });
      return { allowed: true, remaining: max - count - 1, resetMs };
    },
    async giveBack(key) {
      const entry = current(key);
      if (entry !== undefined) counts.set(key, { ...entry, count: Math.max(0, entry.count - 1) });
    },
    async clear(key) {
      counts.delete(key);
    },
  };
}
