import { expect, test, vi } from 'vitest';
import { openUserChannel } from '../src/index.ts';

test('pages of one browser notify each other who is signed in, and that nobody is any more', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const page = openUserChannel(first);
  const other = openUserChannel(second);
  page.announce('mira');
  page.announce(null);
  await expect.poll(() => second.mock.calls).toEqual([['mira'], [null]]);
  expect(first).not.toHaveBeenCalled();
  page.close();
  other.close();
});
