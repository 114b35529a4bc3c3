import { expect, test } from 'vitest';
import { formLimit } from './formLimit.ts';

test('so many forms of one person are worked on, so many wait, and more are refused; others are not kept out', async () => {
  const limit = formLimit({ atOnce: 2, maxWaiting: 1 });
  const [first] = await Promise.all([limit.begin('mara'), limit.begin('mara')]);
  let hasBegun = false;
  const third = limit.begin('mara').then((end) => {
    hasBegun = true;
    return end;
  });
  await expect(limit.begin('mara')).rejects.toMatchObject({
    error: 'too_many_requests',
    data: { retry_after: 5, limit: 3 },
  });
  (await limit.begin('noah'))();
  expect(hasBegun).toBe(false);
  first();
  first();
  (await third)();
  expect(hasBegun).toBe(true);
});
