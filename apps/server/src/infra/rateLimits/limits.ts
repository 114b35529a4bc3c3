import { ApiError } from '../errors/ApiError.ts';
import type { Taken, Window, WindowCounter } from './WindowCounter.ts';

/** Counts attempts by a key and refuses further ones for a while. */
export interface AttemptLimiter {
  /**
   * Counts one attempt, or throws too_many_requests when the key has used up its attempts. To be called before the
   * attempt is made: of many at once only as many are made as are left.
   */
  take(key: string): Promise<void>;
  /** Counts one attempt and makes it; one that fails is uncounted, for it was not what is limited. Errors: too_many_requests. */
  charge<T>(key: string, attempt: () => Promise<T>): Promise<T>;
  /** Uncounts one attempt that turned out not to matter. */
  giveBack(key: string): Promise<void>;
  /** Forgets the attempts of a key, e.g. after one that succeeded. */
  clear(key: string): Promise<void>;
}

/** What limits how often things are done; shared by all processes when there is a Redis. */
export interface Limits {
  /** Counts one request, and says what is left. Nothing is thrown. */
  take(key: string, window: Window): Promise<Taken>;
  /**
   * A limiter of attempts.
   *
   * @param name separates its keys from those of other limiters
   * @param max attempts within the window; the next one is refused until the window ends
   * @param windowMs length of the window, from the first attempt
   */
  attempts(name: string, max: number, windowMs: number): AttemptLimiter;
}

/** Limits on a counter. */
export function createLimits(counter: WindowCounter): Limits {
  return {
    take: (key, window) => counter.take(key, window),
    attempts(name, max, windowMs) {
      const keyOf = (key: string) => `attempts:${name}:${key}`;
      const take = async (key: string) => {
        const { allowed, resetMs } = await counter.take(keyOf(key), { max, windowMs });
        if (!allowed) throw tooMany(resetMs, `too many attempts: ${name}`);
      };
      return {
        take,
        async charge(key, attempt) {
          await take(key);
          try {
            return await attempt();
          } catch (error) {
            await counter.giveBack(keyOf(key));
            throw error;
          }
        },
        giveBack: (key) => counter.giveBack(keyOf(key)),
        clear: (key) => counter.clear(keyOf(key)),
      };
    },
  };
}

/** The refusal, with the seconds after which it is worth trying again. */
export function tooMany(resetMs: number, internal: string): ApiError {
  return new ApiError('too_many_requests', {
    data: { retry_after: Math.max(1, Math.ceil(resetMs / 1000)) },
    internal,
  });
}
