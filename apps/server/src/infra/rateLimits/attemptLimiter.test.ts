import { expect, test } from 'vitest';
import { attemptLimiter } from './attemptLimiter.ts';

function twoPerSecond() {
  let time = 0;
  const limiter = attemptLimiter(2, 1000, { now: () => new Date(time) });
  return { limiter, wait: (milliseconds: number) => (time += milliseconds) };
}

test('a key that has used up its attempts is refused until the window ends', () => {
  const { limiter, wait } = twoPerSecond();
  limiter.take('mara');
  limiter.take('mara');
  expect(() => limiter.take('mara')).toThrow(
    expect.objectContaining({ error: 'too_many_requests', data: { retry_after: 1 } }),
  );
  limiter.take('noor');
  wait(1001);
  limiter.take('mara');
});

test('clearing forgets the attempts before it', () => {
  const { limiter } = twoPerSecond();
  limiter.take('mara');
  limiter.take('mara');
  limiter.clear('mara');
  limiter.take('mara');
});

test('an attempt that is given back was none', () => {
  const { limiter } = twoPerSecond();
  limiter.giveBack('mara');
  limiter.take('mara');
  limiter.take('mara');
  limiter.giveBack('mara');
  limiter.take('mara');
  expect(() => limiter.take('mara')).toThrow();
});
