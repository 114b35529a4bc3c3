import { aCollection, aFileOwner, aUser, type MockHandlers } from '@boardwalk/test-kit';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';
import { said } from '#app/testing/said.ts';

afterEach(() => vi.restoreAllMocks());

const viewer = aUser({ user_id: 'uWrenOkafor1' });
const own = aFileOwner({ user_id: viewer.user_id, nick_name: 'Wren Okafor', profile_name: 'wren' });
const empty: MockHandlers = {
  getCollection: () => aCollection({ owner: own, file_count: 0 }),
  listCollectionFiles: () => ({ list: [], next_cursor: '0', has_more: false }),
};
const title = page.getByRole('heading', { name: 'Nothing in here yet' });

test('an empty collection says to its owner how works get in, and offers nothing to arrange', async () => {
  await renderApp('/collection/8101', { viewer, handlers: empty });
  await expect.element(title).toBeVisible();
  await expect
    .element(page.getByText('Open a template and add it with “Add to a collection”.'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Explore templates' })).toHaveAttribute('href', '/');
  expect(page.getByRole('button', { name: 'Arrange' }).elements()).toEqual([]);
  await expect.element(page.getByText('0 templates')).toBeVisible();
});

test('others see nothing of what only its owner can do', async () => {
  await renderApp('/collection/8101', { handlers: empty });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText('Templates that are added show up here.')).toBeVisible();
  expect(page.getByText(/Add to a collection/u).elements()).toEqual([]);
  expect(page.getByRole('button', { name: 'Delete' }).elements()).toEqual([]);
});

test('“Copy link” copies the public address, for everybody', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderApp('/collection/8101', { handlers: empty });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(said).toContain('Copied to clipboard');
  expect(write).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^https?:\/\/[^/]+\/community\/collection\/8101$/u),
  );
});

test('a browser that refuses to copy leaves the link to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  await renderApp('/collection/8101', { handlers: empty });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(said).toContain('Copy failed. Select the text and copy it yourself.');
  await expect
    .element(page.getByText(/^https?:\/\/[^/]+\/community\/collection\/8101$/u).first())
    .toBeVisible();
});
