import type { SharedMemory } from '../redis/sharedMemory.ts';
import type { WindowCounter } from './WindowCounter.ts';

/** One script, so that two processes cannot both take the last one. Gives: allowed, count, milliseconds left. */
const TAKE = `
local count = tonumber(redis.call('get', KEYS[1]) or '0')
if count >= tonumber(ARGV[1]) then return {0, count, redis.call('pttl', KEYS[1])} end
count = redis.call('incr', KEYS[1])
if count == 1 then redis.call('pexpire', KEYS[1], ARGV[2]) end
return {1, count, redis.call('pttl', KEYS[1])}`;

const GIVE_BACK = `
if tonumber(redis.call('get', KEYS[1]) or '0') > 0 then redis.call('decr', KEYS[1]) end
return 0`;

/** A counter that all processes share. While Redis does not answer, each counts for itself in `fallback`. */
export function redisCounter(memory: SharedMemory, fallback: WindowCounter): WindowCounter {
  const name = (key: string) => memory.key(`count:${key}`);
  return {
    take: (key, window) =>
      memory.attempt(
        async (redis) => {
          const answer = await redis.eval(TAKE, 1, name(key), window.max, window.windowMs);
          const [allowed, count, left] = answer as [number, number, number];
          return {
            allowed: allowed === 1,
            remaining: Math.max(0, window.max - count),
            // A key without an end is one whose window just ended.
            resetMs: left > 0 ? left : window.windowMs,
          };
        },
        () => fallback.take(key, window),
      ),
    giveBack: (key) =>
      memory.attempt(
        async (redis) => void (await redis.eval(GIVE_BACK, 1, name(key))),
        () => fallback.giveBack(key),
      ),
    clear: (key) =>
      memory.attempt(
        async (redis) => void (await redis.del(name(key))),
        () => fallback.clear(key),
      ),
  };
}
