import { aUser } from '@boardwalk/test-kit';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import { CentreMenu } from './CentreMenu.tsx';

test('the menu leads to the other parts of the site, changes the appearance and logs out', async () => {
  visit('/user/account/v2?tab=ACCOUNT&product=board');
  const signOut = vi.fn(async () => await Promise.reject(new Error('offline')));
  await showPage(<CentreMenu viewer={aUser({ role: 2 })} signOut={signOut} person={<i>Lin Xia</i>} />);
  const menu = page.getByRole('button', { name: 'Your account' });
  await userEvent.click(menu);
  await expect.element(page.getByRole('menuitem', { name: 'Workspace' })).toBeVisible();
  const items = page.getByRole('menuitem').elements();
  expect(items.flatMap((item) => item.getAttribute('href') ?? [])).toEqual([
    '/community/profile',
    '/community/',
    '/app/',
    '/console/',
  ]);
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Dark' }));
  await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
  await userEvent.click(menu);
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Like the system' }));
  await expect.poll(() => document.documentElement.dataset['theme']).not.toBe('dark');
  await userEvent.click(menu);
  // Who is still signed in is not led away.
  await userEvent.click(page.getByRole('menuitem', { name: 'Log out' }));
  await expect.poll(() => signOut.mock.calls.length).toBe(1);
  expect(window.location.pathname).toBe('/user/account/v2');
  await expect.element(menu).toBeVisible();
});
