import { expect, test } from 'vitest';
import { whileAttached } from './while-attached.ts';

test('code that does not come is no error of the page, neither while it is wanted nor after', async () => {
  const heard: unknown[] = [];
  const listen = (event: PromiseRejectionEvent) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    heard.push(event.reason);
  };
  globalThis.addEventListener('unhandledrejection', listen, { capture: true });
  try {
    const lost = whileAttached(async () => await Promise.reject(new Error('no code')));
    // The browser names those that nobody has dealt with in their order.
    void Promise.reject(new Error('first'));
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    lost();
    void Promise.reject(new Error('second'));
    await expect.poll(() => heard.map(String)).toContain('Error: second');
    expect(heard.map(String)).toEqual(['Error: first', 'Error: second']);
  } finally {
    globalThis.removeEventListener('unhandledrejection', listen, { capture: true });
  }
});

test('what has come is detached once it is no longer wanted, also where it came later', async () => {
  const came = Promise.withResolvers<void>();
  let left = 0;
  const detach = whileAttached(async () => {
    await came.promise;
    return () => void (left += 1);
  });
  detach();
  expect(left).toBe(0);
  came.resolve();
  await expect.poll(() => left).toBe(1);
});
