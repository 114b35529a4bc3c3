import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Logger } from '../log/logger.ts';
import { StartupError } from '../settings/StartupError.ts';

/** Redis, or anything that speaks its protocol, as all processes of a deployment share it. */
export interface SharedMemory {
  /** A name that no other deployment on the same Redis uses. */
  key(name: string): string;
  /** Whether Redis answers at present. */
  isUp(): boolean;
  /**
   * Works with Redis when it answers, else does without. Nothing waits for a Redis that is away, and its going and
   * coming are logged once.
   */
  attempt<T>(work: (redis: Redis) => Promise<T>, without: () => Promise<T>): Promise<T>;
  /**
   * A connection of one's own, for listening; it comes back by itself and listens to the same again, also when it died without a
   * word, which is noticed once Redis is asked for something.
   */
  listener(): Redis;
  close(): Promise<void>;
}

const CONNECT_MS = 5_000;
/** A request must not wait long for a Redis that hangs; and only the first ones wait at all. */
const COMMAND_MS = 200;
/** How long after a command without an answer Redis is asked again, by nobody's request. */
const PROBE_MS = 1_000;
const RECONNECT_MOST_MS = 2_000;
/** A start on a busy machine misses the time of a command: it tries again for so long. */
const START_MS = 10_000;
const START_AGAIN_MS = 200;
/** Trying again does not help: nobody listens there, or the name or the password is wrong. */
const FINAL = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|WRONGPASS|NOAUTH|ERR AUTH|invalid password/iu;

/**
 * Connects to Redis.
 *
 * @param options.url `redis://` or `rediss://`, with name and password if it wants them
 * @param options.prefix begins every key and channel
 * @throws StartupError when it does not answer or refuses the password
 */
export async function openSharedMemory(options: {
  url: string;
  prefix: string;
  log: Logger;
}): Promise<SharedMemory> {
  const { url, prefix, log } = options;
  const retryStrategy = (attempt: number) => Math.min(attempt * 100, RECONNECT_MOST_MS);
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy,
  });
  const listeners: Redis[] = [];
  let isAway = false;
  let isClosing = false;
  let probe: NodeJS.Timeout | undefined;
  const note = (away: boolean, reason?: string) => {
    if (away === isAway) return;
    isAway = away;
    if (away) log.error({ reason }, 'Redis does not answer: every process goes on by itself');
    else log.info('Redis answers again');
  };
  // The error of a broken connection; one that only ended has none.
  redis.on('error', ({ message }: Error) => note(true, message));
  redis.on('close', () => {
    if (!isClosing) note(true, 'the connection ended');
  });
  const answered = () => {
    clearTimeout(probe);
    probe = undefined;
    note(false);
  };
  redis.on('ready', answered);
  /**
   * Leaves Redis alone until it has answered once more. A connection that hangs may do so for ever, so each try is made
   * on a new one, which is ready when Redis has answered on it. Those that listen ask nothing, and would wait for ever.
   */
  const leaveAlone = () => {
    if (probe !== undefined || isClosing) return;
    probe = setTimeout(() => {
      probe = undefined;
      redis.ping().then(answered, () => {
        if (isClosing) return;
        for (const connection of [redis, ...listeners]) connection.disconnect(true);
        leaveAlone();
      });
    }, PROBE_MS).unref();
  };
  const isUp = () => redis.status === 'ready' && probe === undefined && !isAway;
  try {
    await firstAnswer(redis);
  } catch (cause) {
    isClosing = true;
    redis.disconnect();
    throw new StartupError(
      `REDIS_URL cannot be used: ${cause instanceof Error ? cause.message : 'unknown fault'}. ` +
        'Start Redis, correct the address, or leave it out to run a single server.',
      { cause },
    );
  }

  return {
    key: (name) => `${prefix}:${name}`,
    isUp,
    async attempt(work, without) {
      if (!isUp()) return without();
      try {
        return await work(redis);
      } catch (error) {
        note(true, error instanceof Error ? error.message : 'unknown fault');
        leaveAlone();
        return without();
      }
    },
    listener() {
      const listener = new Redis(url, {
        connectTimeout: CONNECT_MS,
        maxRetriesPerRequest: null,
        autoResubscribe: true,
        retryStrategy,
      });
      // Reported by the other connection; unheard it would end the process.
      listener.on('error', () => undefined);
      // So would a failure to listen again, which the library itself does not catch: the connection ended meanwhile.
      const sendCommand = listener.sendCommand.bind(listener);
      listener.sendCommand = (command, stream) => {
        command.promise.catch(() => undefined);
        return sendCommand(command, stream);
      };
      listeners.push(listener);
      return listener;
    },
    async close() {
      isClosing = true;
      clearTimeout(probe);
      for (const listener of listeners) listener.disconnect();
      redis.disconnect();
    },
  };
}

/** Connects, and waits until Redis answers; throws when it refuses, or is silent for as long as a start waits. */
async function firstAnswer(redis: Redis): Promise<void> {
  const until = performance.now() + START_MS;
  let reason = '';
  redis.on('error', ({ message }: Error) => (reason = message));
  for (;;) {
    try {
      await redis.connect();
      await redis.ping();
      return;
    } catch (cause) {
      const said = `${reason} ${cause instanceof Error ? cause.message : ''}`;
      if (FINAL.test(said) || performance.now() > until) throw cause;
      redis.disconnect();
      await sleep(START_AGAIN_MS);
    }
  }
}
