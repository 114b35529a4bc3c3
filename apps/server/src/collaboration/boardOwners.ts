import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import type { Logger } from '../infra/log/logger.ts';
import type { SharedMemory } from '../infra/redis/sharedMemory.ts';

/** Which process of a deployment a board is edited at. */
export interface BoardOwners {
  /**
   * Joins the processes that hold boards.
   *
   * @param address `host:port` at which the others reach this one
   * @param onChange called whenever boards may have got another owner, and every few seconds
   */
  join(address: string, onChange: () => void): Promise<void>;
  /** Address of another process that owns a board; undefined when it is this one, or no other is known. */
  elsewhere(fileKey: string): string | undefined;
  /** Leaves: the boards of this process get other owners at once. */
  leave(): Promise<void>;
}

/** How often a process says that it lives, and reads who else does. */
const BEAT_MS = 2_000;
/** One that has not said so for longer is gone. A process that is killed is noticed earlier: nobody answers at its address. */
const GONE_AFTER_MS = 8_000;

/**
 * Each board has one owner among the live processes, by rendezvous hashing: the process whose address gives the largest hash with
 * the key of the board. Who joins takes an equal share from all others, who leaves gives its boards to all others, and no board moves
 * between two that stay. Processes say by Redis that they live. While Redis is away, everything stays as it was.
 */
export function boardOwners({
  memory,
  log,
  beatMs = BEAT_MS,
  goneAfterMs = GONE_AFTER_MS,
}: {
  memory: SharedMemory;
  log: Pick<Logger, 'info'>;
  beatMs?: number;
  goneAfterMs?: number;
}): BoardOwners {
  const set = memory.key('board-processes');
  const channel = memory.key('board-processes-changed');
  let self: string | undefined;
  let processes: readonly string[] = [];
  let notify: () => void = () => undefined;
  let beating: NodeJS.Timeout | undefined;
  let listener: Redis | undefined;

  /** Says that this process lives, and reads which others do. */
  async function beat(): Promise<boolean> {
    const address = self;
    if (address === undefined) return false;
    return memory.attempt(
      async (redis) => {
        const now = timeOf(await redis.time());
        // It may have left meanwhile, and would come back to boards that it does not serve.
        if (self === undefined) return false;
        const answers = await redis
          .multi()
          .zadd(set, now, address)
          .zremrangebyscore(set, 0, now - goneAfterMs)
          .zrange(set, '0', '-1')
          .exec();
        const found = answers?.[2]?.[1];
        if (self !== undefined && Array.isArray(found)) take(found.map(String));
        return true;
      },
      async () => false,
    );
  }

  function take(found: readonly string[]): void {
    const isSame = found.length === processes.length && found.every((each) => processes.includes(each));
    processes = found;
    if (!isSame) log.info({ processes: found.length }, 'the processes that hold boards have changed');
  }

  async function announce(): Promise<void> {
    await memory.attempt(
      async (redis) => void (await redis.publish(channel, '')),
      async () => undefined,
    );
  }

  const look = async () => {
    if (await beat()) notify();
  };

  return {
    async join(address, onChange) {
      self = address;
      notify = onChange;
      listener = memory.listener();
      listener.on('message', () => void look());
      listener.subscribe(channel).catch(() => undefined);
      await beat();
      await announce();
      beating = setInterval(() => void look(), beatMs).unref();
    },

    elsewhere(fileKey) {
      if (self === undefined) return undefined;
      const owner = ownerOf(fileKey, processes.includes(self) ? processes : [...processes, self]);
      return owner === self ? undefined : owner;
    },

    async leave() {
      const address = self;
      if (address === undefined) return;
      self = undefined;
      clearInterval(beating);
      listener?.disconnect();
      await memory.attempt(
        async (redis) => void (await redis.zrem(set, address)),
        async () => undefined,
      );
      await announce();
    },
  };
}

/**
 * The owner of a board: the same whatever the order of the processes.
 *
 * @param processes addresses, at least one
 */
export function ownerOf(fileKey: string, processes: readonly string[]): string | undefined {
  let owner: string | undefined;
  let largest = '';
  for (const process of processes) {
    const weight = createHash('sha256').update(`${process} ${fileKey}`).digest('hex');
    if (weight <= largest) continue;
    largest = weight;
    owner = process;
  }
  return owner;
}

/** Milliseconds of Redis's clock, which all processes share. */
function timeOf([seconds, microseconds]: [number, number] | (string | number)[]): number {
  return Number(seconds) * 1000 + Math.floor(Number(microseconds) / 1000);
}
