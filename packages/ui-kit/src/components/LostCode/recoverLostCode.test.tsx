import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { recoverLostCode } from './recoverLostCode.ts';

const onLost = vi.fn();
const reload = vi.fn();
let stop: () => void;

beforeEach(() => {
  sessionStorage.clear();
  onLost.mockReset();
  reload.mockReset();
  stop = recoverLostCode({ onLost, reload });
});
afterEach(() => stop());

/** What Vite does when a part did not load; the result says whether the error reaches the caller. */
function lose(): boolean {
  return window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
}

describe('[ERR-31][ERR-32] a part of the application that did not load', () => {
  test('is loaded again with the page, and the error reaches the caller', async () => {
    expect(lose()).toBe(true);
    await expect.poll(() => reload.mock.calls.length).toBe(1);
    expect(onLost).not.toHaveBeenCalled();
  });

  test('is reported when reloading did not help', async () => {
    lose();
    lose();
    await expect.poll(() => onLost.mock.calls.length).toBe(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['by a server that is just being installed', async () => new Response(null, { status: 503 })],
  ])('is reported when it did not come %s: the page stays', async (_when, answer) => {
    const asked = vi.spyOn(window, 'fetch').mockImplementation(answer);
    lose();
    await expect.poll(() => onLost.mock.calls.length).toBe(1);
    expect(asked).toHaveBeenCalledWith(window.location.href, { method: 'HEAD', cache: 'no-store' });
    expect(reload).not.toHaveBeenCalled();
  });

  test('is reported while something typed would be lost', async () => {
    await mount(<textarea defaultValue="A long description" aria-label="Description" />);
    lose();
    await expect.poll(() => onLost.mock.calls.length).toBe(1);
    expect(reload).not.toHaveBeenCalled();
  });

  test('is reported while the page guards unsaved work', async () => {
    const guard = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    lose();
    window.removeEventListener('beforeunload', guard);
    await expect.poll(() => onLost.mock.calls.length).toBe(1);
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not mind what is searched for', async () => {
    await mount(
      <input
        role="combobox"
        aria-expanded="false"
        aria-controls="hits"
        aria-label="Search"
        defaultValue="plan"
      />,
    );
    lose();
    await expect.poll(() => reload.mock.calls.length).toBe(1);
  });
});
