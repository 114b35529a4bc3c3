import { expect, test } from 'vitest';
import { failureLimiter } from './failureLimiter.ts';

function limiter() {
  let time = 0;
  const limit = failureLimiter(2, 1000, { now: () => new Date(time) });
  return { limit, wait: (milliseconds: number) => (time += milliseconds) };
}

test('a key that failed too often is refused until the window ends', () => {
  const { limit, wait } = limiter();
  limit.fail('mara');
  limit.check('mara');
  limit.fail('mara');
  expect(() => limit.check('mara')).toThrow(
    expect.objectContaining({ error: 'too_many_requests', data: { retry_after: 1 } }),
  );
  limit.check('noor');
  wait(1001);
  limit.check('mara');
});

test('a success forgets the failures before it', () => {
  const { limit } = limiter();
  limit.fail('mara');
  limit.clear('mara');
  limit.fail('mara');
  limit.check('mara');
});
