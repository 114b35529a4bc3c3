import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { startRedis, type RunningRedis } from '@boardwalk/tooling-test-redis';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemClock } from '../ids/clock.ts';
import { createLimits } from '../rateLimits/limits.ts';
import { memoryCounter } from '../rateLimits/memoryCounter.ts';
import { redisCounter } from '../rateLimits/redisCounter.ts';
import { openSharedMemory, type SharedMemory } from './sharedMemory.ts';

let redis: RunningRedis;
const opened: SharedMemory[] = [];
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  for (const memory of opened) await memory.close();
  await redis.stop();
});

/** The limits as a further process sees them. */
async function anotherProcess() {
  const memory = await openSharedMemory({ url: redis.url, prefix: 'test', log });
  opened.push(memory);
  return { memory, limits: createLimits(redisCounter(memory, memoryCounter(systemClock))) };
}

test('of 50 takes at two processes at once exactly as many succeed as are left', async () => {
  const [one, two] = [await anotherProcess(), await anotherProcess()];
  const first = one.limits.attempts('burst', 7, 60_000);
  const second = two.limits.attempts('burst', 7, 60_000);
  const takes = Array.from({ length: 25 }, () => [first.take('mara'), second.take('mara')]);
  const outcomes = await Promise.allSettled(takes.flat());
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  await first.giveBack('mara');
  await second.take('mara');
  await expect(first.take('mara')).rejects.toMatchObject({ data: { retry_after: 60 } });
  await second.clear('mara');
  await first.take('mara');
});

test('a window ends', async () => {
  const { limits } = await anotherProcess();
  const window = { max: 1, windowMs: 2_000 };
  expect(await limits.take('short', window)).toMatchObject({ allowed: true, remaining: 0 });
  expect(await limits.take('short', window)).toMatchObject({ allowed: false });
  await vi.waitFor(async () => expect((await limits.take('short', window)).allowed).toBe(true));
});

test('two deployments on one Redis do not count together', async () => {
  const other = await openSharedMemory({ url: redis.url, prefix: 'other', log });
  opened.push(other);
  const limits = createLimits(redisCounter(other, memoryCounter(systemClock)));
  const { limits: own } = await anotherProcess();
  const window = { max: 1, windowMs: 60_000 };
  await own.take('same', window);
  expect(await limits.take('same', window)).toMatchObject({ allowed: true });
});

test('while Redis is away each process counts for itself, which is logged once; afterwards they count together again', async () => {
  const [one, two] = [await anotherProcess(), await anotherProcess()];
  lines.length = 0;
  await redis.stop();
  await vi.waitFor(() => expect([one, two].map(({ memory }) => memory.isUp())).toEqual([false, false]));
  const limiters = [one, two].map(({ limits }) => limits.attempts('away', 1, 60_000));
  for (const limiter of limiters) {
    await limiter.take('mara');
    await expect(limiter.take('mara')).rejects.toMatchObject({ error: 'too_many_requests' });
  }
  await redis.restart();
  await vi.waitFor(() => expect([one, two].map(({ memory }) => memory.isUp())).toEqual([true, true]), {
    timeout: 10_000,
  });
  await limiters[0]?.take('noor');
  await expect(limiters[1]?.take('noor')).rejects.toMatchObject({ error: 'too_many_requests' });
  const logged = lines.filter((line) => line.includes('Redis does not answer'));
  // Once for each process that was opened.
  expect(logged).toHaveLength(opened.length);
});

/** A way to Redis that can be set to carry nothing on: connections are taken, and nothing is answered. */
async function silentWay() {
  const { port } = new URL(redis.url);
  const stranded = new WeakSet<Socket>();
  const open = new Set<Socket>();
  const way = {
    isSilent: false,
    asked: '',
    /** The connections of now carry nothing any more, new ones do. */
    strand() {
      for (const socket of open) stranded.add(socket);
    },
  };
  const proxy = createServer((client) => {
    const target = connect(Number(port), '127.0.0.1');
    for (const socket of [client, target]) socket.on('error', () => undefined);
    open.add(client);
    client.on('data', (data) => {
      way.asked += data.toString('latin1');
      if (!way.isSilent && !stranded.has(client)) target.write(data);
    });
    target.on('data', (data) => void (stranded.has(client) || client.write(data)));
    client.on('close', () => {
      open.delete(client);
      target.destroy();
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { way, proxy, url: `redis://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
}

/** A process that goes that way. */
async function throughSilence() {
  const { way, proxy, url } = await silentWay();
  const memory = await openSharedMemory({ url, prefix: 'silent', log });
  opened.push(memory);
  return { way, memory, limits: createLimits(redisCounter(memory, memoryCounter(systemClock))), proxy };
}

test('of a Redis that hangs nobody is asked twice: requests go on without it until it answers again', async () => {
  const { way, memory, limits, proxy } = await throughSilence();
  const window = { max: 1000, windowMs: 60_000 };
  await limits.take('key', window);
  way.isSilent = true;
  expect(await limits.take('key', window)).toMatchObject({ allowed: true });
  expect(memory.isUp()).toBe(false);
  way.asked = '';
  for (let n = 0; n < 200; n += 1) await limits.take('key', window);
  expect(way.asked).not.toContain('eval');
  expect(memory.isUp()).toBe(false);
  way.isSilent = false;
  await vi.waitFor(() => expect(memory.isUp()).toBe(true), { timeout: 15_000 });
  expect(await limits.take('key', window)).toMatchObject({ remaining: expect.any(Number) });
  expect(way.asked).toContain('eval');
  await memory.close();
  proxy.close();
});

test('when connections die without a word, those that listen are made again, and listen to the same', async () => {
  const { way, memory, limits, proxy } = await throughSilence();
  const heard = vi.fn();
  const listener = memory.listener();
  listener.on('message', heard);
  await listener.subscribe('cursors');
  way.strand();
  await limits.take('key', { max: 1000, windowMs: 60_000 });
  const other = new Redis(redis.url);
  await vi.waitFor(
    async () => {
      await other.publish('cursors', 'moved');
      expect(heard).toHaveBeenCalledWith('cursors', 'moved');
    },
    { timeout: 15_000, interval: 100 },
  );
  other.disconnect();
  await memory.close();
  proxy.close();
});

test('a start waits for a Redis that is silent for a moment', async () => {
  const { way, proxy, url } = await silentWay();
  way.isSilent = true;
  const opening = openSharedMemory({ url, prefix: 'slow', log });
  opening.catch(() => undefined);
  // The second try: the first one has had no answer in time.
  await vi.waitFor(() => expect(way.asked.match(/info/giu)?.length).toBeGreaterThan(1), { timeout: 15_000 });
  way.isSilent = false;
  const memory = await opening;
  expect(memory.isUp()).toBe(true);
  await memory.close();
  proxy.close();
});

test('a wrong address is one line for the operator, without the password in it', async () => {
  const url = redis.url.replace('redis://', 'redis://:hunter2@').replace(/\d+$/u, '9');
  const failure = await openSharedMemory({ url, prefix: 'x', log }).catch((error: Error) => error.message);
  expect(failure).toMatch(/^REDIS_URL cannot be used: .*Start Redis, correct the address/u);
  expect(failure).not.toContain('hunter2');
});

test('a listener that ends before Redis has let it listen again leaves no failure that nobody hears', async () => {
  const { way, memory, proxy } = await throughSilence();
  const listener = memory.listener();
  await listener.subscribe(memory.key('channel'));
  const unheard: unknown[] = [];
  const note = (reason: unknown) => void unheard.push(reason);
  process.on('unhandledRejection', note);
  listener.once('ready', () => {
    way.isSilent = true;
    setImmediate(() => listener.disconnect());
  });
  listener.disconnect(true);
  await vi.waitFor(() => expect(listener.status).toBe('end'), { timeout: 15_000 });
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', note);
  expect(unheard).toEqual([]);
  proxy.close();
});
