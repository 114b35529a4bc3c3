import type { ClientLogEntry } from '@boardwalk/api-client';
import { aCursorPage, failWith } from '@boardwalk/test-kit';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

function aLine(overrides: Partial<ClientLogEntry> = {}): ClientLogEntry {
  return {
    log_id: '1',
    level: 'error',
    message: 'TypeError: nodes is undefined',
    page: '/app/',
    release: '1.4.0',
    time: '2026-03-14T09:26:53.000Z',
    received_at: '2026-03-14T09:26:54.000Z',
    ...overrides,
  };
}

const system = {
  listJobs: () => ({ list: [] }),
  getSystem: () => failWith('unavailable'),
};

test.each([1280, 390])(
  'at %i pixels errors in browsers are listed, narrowed down by level and release in the address; all of it is accessible',
  async (width) => {
    const before = { width: window.innerWidth, height: window.innerHeight };
    onTestFinished(async () => await page.viewport(before.width, before.height));
    await page.viewport(width, 800);
    const app = await mountApp('/system', {
      ...system,
      listReportLogs: ({ query }) =>
        aCursorPage([
          aLine({
            message: `${query.get('level') ?? 'any'} line of ${query.get('release') ?? 'any release'}`,
          }),
          aLine({ log_id: '2', release: '1.3.9', message: 'x'.repeat(400) }),
        ]),
    });
    await expect.element(page.getByRole('heading', { name: 'Errors in browsers' })).toBeVisible();
    await expect.element(page.getByText('error line of any release')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Level' }), 'Warnings');
    await expect.element(page.getByText('warn line of any release')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Only release 1.4.0' }));
    await expect.element(page.getByText('warn line of 1.4.0')).toBeVisible();
    expect(app.address()).toBe('/system?level=warn&release=1.4.0');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Level' }), 'All levels');
    await expect.element(page.getByText('any line of 1.4.0')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'All releases (now 1.4.0)' }));
    await expect.poll(app.address).toBe('/system?level=all');
    // The button has gone; the keyboard goes on beside it.
    await expect.element(page.getByRole('combobox', { name: 'Level' })).toHaveFocus();
  },
);

test('after a change of filter that fails nothing of the former filter is shown, and another try helps', async () => {
  let isBroken = true;
  await mountApp('/system', {
    ...system,
    listReportLogs: ({ query }) => {
      if (query.get('level') === 'error') return aCursorPage([aLine({ message: 'An error' })]);
      return isBroken ? failWith('unavailable') : aCursorPage([aLine({ message: 'A warning' })]);
    },
  });
  await expect.element(page.getByText('An error')).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Level' }), 'Warnings');
  const again = page.getByRole('button', { name: 'Try again' }).last();
  await expect.element(again).toBeVisible();
  await expect.element(page.getByText('An error')).not.toBeInTheDocument();
  isBroken = false;
  await userEvent.click(again);
  await expect.element(page.getByText('A warning')).toBeVisible();
});

test('nothing reported says so; more of it comes part by part', async () => {
  const app = await mountApp('/system?level=info', {
    ...system,
    listReportLogs: ({ query }) => {
      if (query.get('level') === 'info') return aCursorPage([]);
      return query.get('cursor') === '0'
        ? aCursorPage([aLine({ message: 'First part' })], 'c1')
        : aCursorPage([aLine({ log_id: '0', message: 'Second part' })]);
    },
  });
  await expect.element(page.getByText('Nothing was reported')).toBeVisible();
  await app.navigate('/system?level=nonsense');
  await expect.element(page.getByText('First part')).toBeVisible();
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(page.getByText('Second part')).toBeVisible();
});
