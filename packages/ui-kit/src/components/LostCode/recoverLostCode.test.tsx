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
  test('is loaded again with the page, and the error reaches the caller', () => {
    expect(lose()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(onLost).not.toHaveBeenCalled();
  });

  test('is reported when reloading did not help', () => {
    lose();
    lose();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  test('is reported while something typed would be lost', async () => {
    await mount(<textarea defaultValue="A long description" aria-label="Description" />);
    lose();
    expect(reload).not.toHaveBeenCalled();
    expect(onLost).toHaveBeenCalledTimes(1);
  });

  test('is reported while the page guards unsaved work', () => {
    const guard = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    lose();
    window.removeEventListener('beforeunload', guard);
    expect(reload).not.toHaveBeenCalled();
    expect(onLost).toHaveBeenCalledTimes(1);
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
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
