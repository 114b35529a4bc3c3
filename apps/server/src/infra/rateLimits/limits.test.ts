import { expect, test } from 'vitest';
import { BUDGETS } from './budgets.ts';
import { createLimits } from './limits.ts';
import { memoryCounter } from './memoryCounter.ts';

function twoPerSecond() {
  let time = 0;
  const limits = createLimits(memoryCounter({ now: () => new Date(time) }));
  return {
    limits,
    limiter: limits.attempts('guess', 2, 1000),
    wait: (milliseconds: number) => (time += milliseconds),
  };
}

test('a key that has used up its attempts is refused until the window ends', async () => {
  const { limiter, wait } = twoPerSecond();
  await limiter.take('mara');
  await limiter.take('mara');
  await expect(limiter.take('mara')).rejects.toMatchObject({
    error: 'too_many_requests',
    data: { retry_after: 1 },
  });
  await limiter.take('noor');
  wait(1001);
  await limiter.take('mara');
});

test('clearing forgets the attempts before it', async () => {
  const { limiter } = twoPerSecond();
  await limiter.take('mara');
  await limiter.take('mara');
  await limiter.clear('mara');
  await limiter.take('mara');
});

test('an attempt that is given back was none', async () => {
  const { limiter } = twoPerSecond();
  await limiter.giveBack('mara');
  await limiter.take('mara');
  await limiter.take('mara');
  await limiter.giveBack('mara');
  await limiter.take('mara');
  await expect(limiter.take('mara')).rejects.toThrow();
});

test('of many at once only as many are made as are left, and other limiters do not count them', async () => {
  const { limits, limiter } = twoPerSecond();
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => limiter.take('mara')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await limits.attempts('another', 2, 1000).take('mara');
});

test('a take says what is left and when the window ends', async () => {
  const { limits, wait } = twoPerSecond();
  const window = { max: 2, windowMs: 1000 };
  expect(await limits.take('k', window)).toEqual({ allowed: true, remaining: 1, resetMs: 1000 });
  wait(400);
  expect(await limits.take('k', window)).toEqual({ allowed: true, remaining: 0, resetMs: 600 });
  expect(await limits.take('k', window)).toEqual({ allowed: false, remaining: 0, resetMs: 600 });
});

test('numbers beside a search have the budget of the search', () => {
  expect(BUDGETS.getSearchFacets).toEqual(BUDGETS.searchFiles);
});

test('the keys that were taken longest ago are forgotten first, so that nobody fills the memory', async () => {
  const counter = memoryCounter({ now: () => new Date(0) }, { mostKeys: 2 });
  const once = { max: 1, windowMs: 1000 };
  await counter.take('mara', { max: 2, windowMs: 1000 });
  await counter.take('noor', once);
  await counter.take('mara', { max: 2, windowMs: 1000 });
  await counter.take('olga', once);
  expect([await counter.take('mara', once), await counter.take('noor', once)]).toMatchObject([
    { allowed: false },
    { allowed: true },
  ]);
});
