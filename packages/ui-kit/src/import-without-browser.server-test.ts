import { expect, test } from 'vitest';

test('the kit can be imported where there is no window', async () => {
  expect(typeof window).toBe('undefined');
  const kit = await import('./index.ts');
  expect(kit.Button).toBeTypeOf('function');
}, 30_000);
