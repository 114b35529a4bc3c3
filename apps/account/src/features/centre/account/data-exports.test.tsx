import type { AccountExport } from '@boardwalk/api-client';
import type { MockHandlers } from '@boardwalk/test-kit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from '../CentrePage.tsx';
import { centreApi } from '../testing/centre-api.ts';

async function open(handlers: MockHandlers) {
  visit('/user/account/v2?product=board&tab=ACCOUNT');
  return await showPage(<CentrePage />, { ...centreApi(), ...handlers });
}
const button = (name: string) => page.getByRole('button', { name });

const anArchive = (overrides: Partial<AccountExport> = {}): AccountExport => ({
  export_id: 'e1',
  state: 'pending',
  requested_at: '2026-03-14T09:26:53.000Z',
  ready_at: null,
  expires_at: null,
  size: null,
  ...overrides,
});

test('once an archive is asked for that is said, and the title has the keyboard when the button goes', async () => {
  let list: AccountExport[] = [];
  await open({
    listAccountExports: () => ({ list }),
    requestAccountExport: () => {
      const archive = anArchive();
      list = [archive];
      return archive;
    },
  });
  await userEvent.click(button('Ask for an archive'));
  await expect.element(page.getByText(/^Your archive is being made\./u)).toBeVisible();
  await expect.element(button('Ask for an archive')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Your data' })).toHaveFocus();
});

/** Archives of which the first is pending until the test says that it is ready. */
function madeMeanwhile() {
  let list = [anArchive()];
  const ready = () => {
    list = [
      anArchive({
        state: 'ready',
        size: 9,
        ready_at: '2026-03-14T09:27:53.000Z',
        expires_at: '2026-03-21T09:27:53.000Z',
      }),
    ];
  };
  return { handlers: { listAccountExports: () => ({ list }) }, ready };
}
const pending = () => page.getByText(/not ready yet$/u);

/** Lets the test say how time goes on. */
function holdTime() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('an archive that is made is looked at again, until it is ready', async () => {
  holdTime();
  const { handlers, ready } = madeMeanwhile();
  const api = await open(handlers);
  await expect.element(pending()).toBeVisible();
  vi.advanceTimersByTime(5000);
  await expect.poll(() => api.callsOf('listAccountExports')).toHaveLength(2);
  await expect.element(pending()).toBeVisible();
  ready();
  vi.advanceTimersByTime(5000);
  await expect.element(button('Download')).toBeVisible();
  await expect.element(pending()).not.toBeInTheDocument();
  await expect.element(page.getByText('Your archive is ready.')).toBeVisible();
  vi.advanceTimersByTime(60_000);
  expect(api.callsOf('listAccountExports')).toHaveLength(3);
});

test('an archive is not looked at for ever; who comes back to the tab sees at once that it is ready', async () => {
  holdTime();
  const { handlers, ready } = madeMeanwhile();
  const api = await open(handlers);
  await expect.element(pending()).toBeVisible();
  vi.advanceTimersByTime(3_600_000);
  await expect.poll(() => api.callsOf('listAccountExports').length).toBeGreaterThan(1);
  const looks = api.callsOf('listAccountExports').length;
  expect(looks).toBeLessThanOrEqual(61);
  ready();
  vi.advanceTimersByTime(3_600_000);
  expect(api.callsOf('listAccountExports')).toHaveLength(looks);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(button('Download')).toBeVisible();
});
