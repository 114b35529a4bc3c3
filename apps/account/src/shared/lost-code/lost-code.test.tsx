import { lazy, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage } from '#shared/testing/show-page.tsx';
import { LostCode } from './LostCode.tsx';

const reload = vi.fn();
const lose = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
const notice = page.getByText(/^A part of the page did not load\./u);
const again = page.getByRole('button', { name: 'Reload the page' });

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
});
afterEach(() => sessionStorage.clear());

test('[ERR-31] a lost part is loaded again with the page once, then reported, with the page left standing', async () => {
  await showPage(
    <LostCode reload={reload}>
      <h1>Your account</h1>
    </LostCode>,
  );
  await expect.element(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response());
  lose();
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(notice.elements()).toHaveLength(0);
  lose();
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(1);
  await userEvent.click(again);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('[ERR-31] a page whose code is gone is not blank: it says so and offers another try', async () => {
  vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Gone = lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await showPage(
    <LostCode reload={reload}>
      <Suspense fallback={null}>
        <Gone />
      </Suspense>
    </LostCode>,
  );
  await expect.element(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  await expect.element(notice).toBeVisible();
  await userEvent.click(again);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what was lost before the page stood is reported', async () => {
  await showPage(
    <LostCode wasLost reload={reload}>
      <h1>Your account</h1>
    </LostCode>,
  );
  await expect.element(notice).toBeVisible();
});
