import { expect, test } from 'vitest';
import { attemptLimiter } from './attemptLimiter.ts';

function twoPerSecond() {
  let time = 0;
  const limiter = attemptLimiter(2, 1000, { now: () => new Date(time) });
  return { limiter, wait: (milliseconds: number) => (time += milliseconds) };
}

test('a key that has used up its attempts is refused until the window ends', () => {
  const { limiter, wait } = twoPerSecond();
  limiter.count('mara');
  limiter.check('mara');
  limiter.count('mara');
  expect(() => limiter.check('mara')).toThrow(
    expect.objectContaining({ error: 'too_many_requests', data: { retry_after: 1 } }),
  );
  limiter.check('noor');
  wait(1001);
  limiter.check('mara');
});

test('clearing forgets the attempts before it', () => {
  const { limiter } = twoPerSecond();
  limiter.count('mara');
  limiter.clear('mara');
  limiter.count('mara');
  limiter.check('mara');
});
