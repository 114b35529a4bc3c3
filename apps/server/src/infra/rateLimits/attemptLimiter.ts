import { ApiError } from '../errors/ApiError.ts';
import type { Clock } from '../ids/clock.ts';

/** Counts attempts by a key and refuses further ones for a while. */
export interface AttemptLimiter {
  /**
   * Counts one attempt, or throws too_many_requests when the key has used up its attempts. To be called before the
   * attempt is made: of many at once only as many are made as are left.
   */
  take(key: string): void;
  /** Uncounts one attempt that turned out not to matter. */
  giveBack(key: string): void;
  /** Forgets the attempts of a key, e.g. after one that succeeded. */
  clear(key: string): void;
}

/** Keys remembered at once; beyond it the oldest are forgotten, so that nobody can fill the memory. */
const MAX_KEYS = 50_000;

/**
 * A limiter in the memory of this process.
 *
 * @param max attempts within the window; the next one is refused until the window ends
 * @param windowMs length of the window, from the first attempt
 */
export function attemptLimiter(max: number, windowMs: number, clock: Clock): AttemptLimiter {
  const attempts = new Map<string, { count: number; until: number }>();
  const current = (key: string) => {
    const entry = attempts.get(key);
    if (entry === undefined || entry.until > clock.now().getTime()) return entry;
    attempts.delete(key);
    return undefined;
  };
  return {
    take(key) {
      const now = clock.now().getTime();
      const entry = current(key) ?? { count: 0, until: now + windowMs };
      if (entry.count >= max) {
        throw new ApiError('too_many_requests', {
          data: { retry_after: Math.ceil((entry.until - now) / 1000) },
          internal: 'too many attempts',
        });
      }
      attempts.delete(key);
      attempts.set(key, { ...entry, count: entry.count + 1 });
      const oldest = attempts.keys().next();
      if (attempts.size > MAX_KEYS && oldest.done !== true) attempts.delete(oldest.value);
    },
    giveBack(key) {
      const entry = current(key);
      if (entry !== undefined) attempts.set(key, { ...entry, count: Math.max(0, entry.count - 1) });
    },
    clear(key) {
      attempts.delete(key);
    },
  };
}
