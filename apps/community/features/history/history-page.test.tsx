import { aFileCard, aFileKey, aFootprint, aUser, failWith } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loginFrame } from '#app/testing/login-frame.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { said } from '#app/testing/said.ts';
import { readListContext } from '#shared/navigation/list-context.ts';

const HOUR_MS = 3_600_000;
const seen = (name: string, key: number, hoursAgo: number) =>
  aFootprint({
    file: aFileCard({ name, file_key: aFileKey(key) }),
    viewed_at: new Date(Date.now() - hoursAgo * HOUR_MS).toISOString(),
  });

const footprints = [seen('Today’s board', 1, 0), seen('An old board', 2, 90 * 24)];
const list = (entries = footprints) => ({ list: entries, next_cursor: '', has_more: false });

describe('the history', () => {
  test('[ROUTE-26] shows what the viewer looked at, by day and month', async () => {
    await renderApp('/history', { viewer: aUser(), handlers: { listFootprints: () => list() } });
    await expect.element(page.getByRole('heading', { level: 1, name: 'History' })).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Today’s board' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'An old board' })).toBeVisible();
    expect(page.getByRole('main').getByRole('heading', { level: 2 }).elements()).toHaveLength(2);
  });

  test('is the list the file page goes through', async () => {
    await renderApp('/history', {
      viewer: aUser(),
      handlers: { listFootprints: () => list(), getFileFull: () => failWith('file_not_found') },
    });
    await page.getByRole('link', { name: 'An old board' }).click();
    await expect.poll(() => readListContext()?.fileKeys).toEqual([aFileKey(1), aFileKey(2)]);
    expect(readListContext()?.source).toBe('/history');
  });

  test('[OVL-12] is cleared after a question, and then empty: it says so, and the keyboard is at its heading', async () => {
    let entries = footprints;
    const { api } = await renderApp('/history', {
      viewer: aUser(),
      handlers: {
        listFootprints: () => list(entries),
        clearFootprints: () => {
          entries = [];
          return null;
        },
      },
    });
    const clear = page.getByRole('main').getByRole('button', { name: 'Clear history' });
    await clear.click();
    const question = page.getByRole('alertdialog', { name: 'Clear your history?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(api.callsOf('clearFootprints')).toHaveLength(0);
    await clear.click();
    await question.getByRole('button', { name: 'Clear history' }).click();
    await expect.element(page.getByRole('heading', { name: 'Nothing looked at yet' })).toBeVisible();
    expect(api.callsOf('clearFootprints')).toHaveLength(1);
    await expect.poll(said).toContain('Your history was cleared');
    await expect.element(page.getByRole('heading', { level: 1, name: 'History' })).toHaveFocus();
  });

  test('that is not cleared says so and stays', async () => {
    await renderApp('/history', {
      viewer: aUser(),
      handlers: { listFootprints: () => list(), clearFootprints: () => failWith('internal_error') },
    });
    await page.getByRole('main').getByRole('button', { name: 'Clear history' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Clear history' }).click();
    await expect.poll(said).toContain('Your history was not cleared. Please try again.');
    await expect.element(page.getByRole('link', { name: 'An old board' })).toBeVisible();
  });

  test('that does not load is reported, and another try brings it', async () => {
    let isBroken = true;
    await renderApp('/history', {
      viewer: aUser(),
      handlers: { listFootprints: () => (isBroken ? failWith('internal_error') : list()) },
    });
    await expect.element(page.getByText('The list could not be loaded')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('link', { name: 'An old board' })).toBeVisible();
  });

  test('[AMB-03] invites a visitor to log in', async () => {
    const { api } = await renderApp('/history');
    await expect.element(page.getByRole('heading', { name: 'Log in to see your history' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await expect.poll(loginFrame).not.toBeNull();
    expect(api.callsOf('listFootprints')).toHaveLength(0);
  });
});
