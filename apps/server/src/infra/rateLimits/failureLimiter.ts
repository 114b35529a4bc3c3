import { ApiError } from '../errors/ApiError.ts';
import type { Clock } from '../ids/clock.ts';

/** Counts failures by a key and refuses further tries for a while. */
export interface FailureLimiter {
  /** Throws too_many_requests when the key has failed too often lately. */
  check(key: string): void;
  /** Counts one failure. */
  fail(key: string): void;
  /** Forgets the failures of a key, after a success. */
  clear(key: string): void;
}

/** Keys remembered at once; beyond it the oldest are forgotten, so that nobody can fill the memory. */
const MAX_KEYS = 50_000;

/**
 * A limiter in the memory of this process.
 *
 * @param max failures allowed within the window; the next try is refused until the window ends
 * @param windowMs length of the window, from the first failure
 */
export function failureLimiter(max: number, windowMs: number, clock: Clock): FailureLimiter {
  const failures = new Map<string, { count: number; until: number }>();
  const current = (key: string) => {
    const entry = failures.get(key);
    if (entry === undefined || entry.until > clock.now().getTime()) return entry;
    failures.delete(key);
    return undefined;
  };
  return {
    check(key) {
      const entry = current(key);
      if (entry === undefined || entry.count < max) return;
      const retryAfter = Math.ceil((entry.until - clock.now().getTime()) / 1000);
      throw new ApiError('too_many_requests', {
        data: { retry_after: retryAfter },
        internal: `too many failures`,
      });
    },
    fail(key) {
      const entry = current(key) ?? { count: 0, until: clock.now().getTime() + windowMs };
      failures.delete(key);
      failures.set(key, { ...entry, count: entry.count + 1 });
      const oldest = failures.keys().next();
      if (failures.size > MAX_KEYS && oldest.done !== true) failures.delete(oldest.value);
    },
    clear(key) {
      failures.delete(key);
    },
  };
}
