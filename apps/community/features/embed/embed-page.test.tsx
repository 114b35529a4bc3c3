import { aBoardSnapshot, aCommunityFile, aFileKey, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';

const KEY = aFileKey(7);
const file = aCommunityFile({ file_key: KEY, name: 'Sailboat retrospective' });
const answers: MockHandlers = { getFileFull: () => file, getFileObject: () => aBoardSnapshot() };

describe('the embedded viewer', () => {
  test('[SHELL-03] shows the board under the special header, with a way to its page in a new tab', async () => {
    await renderApp(`/embed/${KEY}`, { handlers: answers });
    await expect
      .element(page.getByRole('application', { name: 'Board: Sailboat retrospective' }))
      .toBeVisible();
    const link = page.getByRole('link', { name: 'Open template' });
    await expect.element(link).toHaveAttribute('href', `/community/file/${KEY}`);
    await expect.element(link).toHaveAttribute('target', '_blank');
    expect(page.getByRole('search').elements()).toHaveLength(0);
    expect(page.getByRole('contentinfo').elements()).toHaveLength(0);
  });

  test('a work that does not exist is reported', async () => {
    await renderApp(`/embed/${KEY}`, { handlers: { getFileFull: () => failWith('file_not_found') } });
    await expect.element(page.getByRole('heading', { name: 'This template does not exist' })).toBeVisible();
  });

  test('a server that fails is reported, and another try brings the board', async () => {
    let isBroken = true;
    await renderApp(`/embed/${KEY}`, {
      handlers: { ...answers, getFileFull: () => (isBroken ? failWith('internal_error') : file) },
    });
    await expect.element(page.getByText('The template could not be loaded')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('application')).toBeVisible();
  });
});
