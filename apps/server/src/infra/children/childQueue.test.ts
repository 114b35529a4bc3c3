import { expect, test } from 'vitest';
import { childQueue, type ChildError, type ChildQueueOptions } from './childQueue.ts';

interface Job {
  does: 'echo' | 'hang' | 'crash' | 'grow' | 'environment';
  value?: string;
}

const MB = 1024 * 1024;

/** A queue of a process that does as it is asked. */
function queueOf(options: Partial<ChildQueueOptions> = {}) {
  return childQueue<Job, string>({
    name: 'test',
    entry: new URL('../../../test/obedientProcess.ts', import.meta.url),
    processes: 1,
    maxWaiting: 2,
    timeoutMs: 60_000,
    maxBytes: 512 * MB,
    ...options,
  });
}

const faultOf = (job: Promise<unknown>) =>
  job.then(
    () => 'none',
    (error: ChildError) => error.fault,
  );

test('jobs are done one after the other, and more than may wait are refused at once', async () => {
  const queue = queueOf();
  const jobs = ['a', 'b', 'c'].map((value) => queue.run({ does: 'echo', value }));
  expect(await faultOf(queue.run({ does: 'echo', value: 'd' }))).toBe('full');
  expect(await Promise.all(jobs)).toEqual(['a', 'b', 'c']);
  expect(await queue.run({ does: 'echo', value: 'd' })).toBe('d');
  await queue.close();
});

test('a job that takes too long is killed, and the next one is done', async () => {
  const queue = queueOf({ timeoutMs: 8_000 });
  const stuck = queue.run({ does: 'hang' });
  const next = queue.run({ does: 'echo', value: 'next' });
  expect(await faultOf(stuck)).toBe('slow');
  expect(await next).toBe('next');
  await queue.close();
});

test('a process that falls over takes its own job along and no other', async () => {
  const queue = queueOf();
  const jobs = [queue.run({ does: 'crash' }), queue.run({ does: 'echo', value: 'next' })];
  expect(await faultOf(jobs[0] as Promise<string>)).toBe('ended');
  expect(await jobs[1]).toBe('next');
  await queue.close();
});

test('a job that takes more memory than its process may have fails by itself, and the next one is done', async () => {
  const queue = queueOf({ maxBytes: 96 * MB });
  const jobs = [
    queue.run({ does: 'grow', value: String(64 * MB) }),
    queue.run({ does: 'grow', value: String(256 * MB) }),
    queue.run({ does: 'echo', value: 'next' }),
  ];
  expect(await Promise.all(jobs.map(faultOf))).toEqual(['none', 'ended', 'none']);
  expect(await jobs[2]).toBe('next');
  await queue.close();
});

test('a process that has grown makes room for a new one; one without work ends', async () => {
  const pids = async (queue: ReturnType<typeof queueOf>) => [
    await queue.run({ does: 'environment', value: 'pid' }),
    await queue.run({ does: 'environment', value: 'pid' }),
  ];
  const steady = queueOf();
  const [first, second] = await pids(steady);
  expect(second).toBe(first);
  const growing = queueOf({ maxBytes: 1 });
  const [third, fourth] = await pids(growing);
  expect(fourth).not.toBe(third);
  const resting = queueOf({ idleMs: 1 });
  const pid = Number(await resting.run({ does: 'environment', value: 'pid' }));
  await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  await Promise.all([steady, growing, resting].map((queue) => queue.close()));
});

test('it sees no settings of the server, and comes after it', async () => {
  process.env['TOKEN_SECRET_OF_TEST'] = 'secret';
  const queue = queueOf();
  const seen = await queue.run({ does: 'environment', value: 'all' });
  delete process.env['TOKEN_SECRET_OF_TEST'];
  expect(seen).not.toContain('TOKEN_SECRET_OF_TEST');
  expect(Number(await queue.run({ does: 'environment', value: 'priority' }))).toBeGreaterThan(0);
  await queue.close();
});

test('closing ends what runs and refuses what comes', async () => {
  const queue = queueOf();
  const jobs = [queue.run({ does: 'hang' }), queue.run({ does: 'echo' })];
  const faults = Promise.all(jobs.map(faultOf));
  await queue.close();
  expect(await faults).toEqual(['closed', 'closed']);
  expect(await faultOf(queue.run({ does: 'echo' }))).toBe('closed');
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
