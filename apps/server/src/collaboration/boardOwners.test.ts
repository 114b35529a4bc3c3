import { setTimeout as sleep } from 'node:timers/promises';
import { startRedis, type RunningRedis } from '@boardwalk/tooling-test-redis';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSharedMemory, type SharedMemory } from '../infra/redis/sharedMemory.ts';
import { boardOwners, ownerOf, type BoardOwners } from './boardOwners.ts';

const log = pino({ level: 'silent' });
const BOARDS = Array.from({ length: 2_000 }, (_, n) => `board${n}`);
const PROCESSES = ['10.0.0.1:3000', '10.0.0.2:3000', '10.0.0.3:3000', '10.0.0.4:3000'];
/** Long beside the beat: a busy machine that stands still for a moment is not a process that is gone. */
const GONE_AFTER_MS = 3_000;
let redis: RunningRedis;
const memories: SharedMemory[] = [];

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  for (const memory of memories) await memory.close();
  await redis.stop();
});

test('boards have equal shares among processes, and none moves between two that stay', () => {
  const before = BOARDS.map((board) => ownerOf(board, PROCESSES));
  for (const each of PROCESSES)
    expect(before.filter((owner) => owner === each).length).toBeGreaterThan(BOARDS.length / 5);
  expect(BOARDS.map((board) => ownerOf(board, PROCESSES.toReversed()))).toEqual(before);
  const [gone, ...stay] = PROCESSES;
  for (const [index, board] of BOARDS.entries())
    if (before[index] !== gone) expect(ownerOf(board, stay)).toBe(before[index]);
});

/** A process with a connection to Redis of its own. */
async function processOf(prefix: string): Promise<{ owners: BoardOwners; memory: SharedMemory }> {
  const memory = await openSharedMemory({ url: redis.url, prefix, log });
  memories.push(memory);
  return { memory, owners: boardOwners({ memory, log, beatMs: 50, goneAfterMs: GONE_AFTER_MS }) };
}

/** Which of the boards are elsewhere, as a process sees it. */
const elsewhere = (owners: BoardOwners) => BOARDS.filter((board) => owners.elsewhere(board) !== undefined);

test('processes agree on owners; those of one that leaves, or is killed, are the other’s', async () => {
  const [one, two, three] = [await processOf('agree'), await processOf('agree'), await processOf('agree')];
  expect(elsewhere(one.owners)).toEqual([]);
  let changes = 0;
  await one.owners.join('a:1', () => (changes += 1));
  expect(elsewhere(one.owners)).toEqual([]);
  await two.owners.join('b:1', () => undefined);
  await three.owners.join('c:1', () => undefined);
  await expect
    .poll(() => new Set(BOARDS.map((board) => one.owners.elsewhere(board))))
    .toEqual(new Set([undefined, 'b:1', 'c:1']));
  await expect
    .poll(() => new Set(BOARDS.map((board) => two.owners.elsewhere(board))))
    .toEqual(new Set(['a:1', undefined, 'c:1']));
  for (const board of BOARDS) {
    const seen = [one.owners.elsewhere(board) ?? 'a:1', two.owners.elsewhere(board) ?? 'b:1'];
    expect(seen).toEqual([ownerOf(board, ['a:1', 'b:1', 'c:1']), ownerOf(board, ['a:1', 'b:1', 'c:1'])]);
  }
  expect(changes).toBeGreaterThan(0);

  await two.owners.leave();
  await expect
    .poll(() => new Set(BOARDS.map((board) => one.owners.elsewhere(board))))
    .toEqual(new Set([undefined, 'c:1']));
  expect(elsewhere(two.owners)).toEqual([]);
  // Killed: it says nothing any more.
  await three.memory.close();
  await expect.poll(() => elsewhere(one.owners)).toEqual([]);
  await one.owners.leave();
});

test('a process that leaves while it says that it lives does not come back', async () => {
  const { memory } = await processOf('leaving');
  let hold = Promise.resolve();
  let asked = () => undefined as void;
  // Redis itself, whose time comes when it is let through.
  const slow: SharedMemory = {
    ...memory,
    attempt: async (work, without) =>
      memory.attempt(async (shared) => {
        const late = new Proxy(shared, {
          get(target, name) {
            if (name !== 'time') return Reflect.get(target, name).bind(target) as unknown;
            return async () => {
              const time = await target.time();
              asked();
              await hold;
              return time;
            };
          },
        });
        return work(late);
      }, without),
  };
  const owners = boardOwners({ memory: slow, log, beatMs: 20, goneAfterMs: 60_000 });
  await owners.join('a:1', () => undefined);
  const processes = async () =>
    memory.attempt(
      async (shared) => shared.zrange(memory.key('board-processes'), '0', '-1'),
      async () => ['unknown'],
    );
  expect(await processes()).toEqual(['a:1']);
  let release = () => undefined as void;
  hold = new Promise((resolve) => (release = resolve));
  await new Promise<void>((resolve) => (asked = resolve));
  await owners.leave();
  expect(await processes()).toEqual([]);
  release();
  await hold;
  // Behind all that it has sent by then.
  for (let n = 0; n < 3; n += 1)
    await memory.attempt(
      async (shared) => void (await shared.ping()),
      async () => undefined,
    );
  expect(await processes()).toEqual([]);
});

test('while Redis is away owners stay as they were', async () => {
  const [one, two] = [await processOf('away'), await processOf('away')];
  await one.owners.join('a:1', () => undefined);
  await two.owners.join('b:1', () => undefined);
  await expect.poll(() => elsewhere(one.owners).length).toBeGreaterThan(0);
  const before = elsewhere(one.owners);
  await redis.stop();
  await expect.poll(() => one.memory.isUp()).toBe(false);
  // Longer than one that says nothing is taken for alive.
  await sleep(GONE_AFTER_MS + 500);
  expect(elsewhere(one.owners)).toEqual(before);
  await redis.restart();
  await expect.poll(() => one.memory.isUp()).toBe(true);
  await expect.poll(() => elsewhere(one.owners)).toEqual(before);
  await one.owners.leave();
  await two.owners.leave();
});
