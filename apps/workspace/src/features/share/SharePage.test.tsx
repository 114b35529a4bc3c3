import type { ShareLink } from '@boardwalk/api-client';
import { aBoardFile, aCursorPage, aFileKey, aPerson, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';

const file = {
  file_key: aFileKey(7),
  name: 'Plan',
  kind: 'board' as const,
  thumbnail: null,
  owner: aPerson({ nick_name: 'Ana Lind' }),
  team_name: 'Harbour',
};
const state = { role: 'viewer' as const, needs_password: false, expires_at: null, file };

const open = async (handlers: MockHandlers, fragment = '') =>
  await mountApp(`/share/t0ken${fragment}`, {
    ...ONE_PLACE,
    getFile: () => failWith('file_not_found'),
    createCollabTicket: () => failWith('file_not_found'),
    ...handlers,
  });

describe('the page of a share link', () => {
  test('[NAV-02] says what is shared and by whom, and opens it', async () => {
    const app = await open({
      getSharedFile: () => state,
      joinSharedFile: () => ({ file_key: file.file_key, role: 'viewer' }),
    });
    await expect.element(page.getByRole('heading', { name: 'Plan' })).toBeVisible();
    await expect.element(page.getByText('Ana Lind · Harbour')).toBeVisible();
    await expect.element(page.getByText('You can look at this board.')).toBeVisible();
    await expectAccessible();
    await userEvent.click(page.getByRole('button', { name: 'Open the board' }));
    await expect.poll(app.address).toBe(`/editor/${file.file_key}`);
    expect(app.api.callsOf('joinSharedFile').map(({ path, body }) => [path.token, body])).toEqual([
      ['t0ken', {}],
    ]);
  });

  test('asks for the password, and says when it is wrong', async () => {
    const app = await open({
      getSharedFile: () => ({ role: 'editor', needs_password: true, expires_at: null }),
      joinSharedFile: ({ body }) =>
        body?.password === 'right'
          ? { file_key: file.file_key, role: 'editor' }
          : failWith('wrong_share_password'),
    });
    const field = page.getByLabelText('Password');
    await expect.element(page.getByRole('heading', { level: 1, name: /password/u })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Open the board' }));
    await expect.element(page.getByText('Enter the password.')).toBeVisible();
    await userEvent.fill(field, 'wrong');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('The password is not right. Check it and try again.')).toBeVisible();
    await expectAccessible();
    await userEvent.fill(field, 'right');
    await userEvent.keyboard('{Enter}');
    await expect.poll(app.address).toBe(`/editor/${file.file_key}`);
  });

  test('leads who has access already straight to the board', async () => {
    await open({ getSharedFile: () => ({ ...state, my_role: 'owner' as const }) });
    await expect
      .element(page.getByRole('link', { name: 'Open the board' }))
      .toHaveAttribute('href', `/editor/${file.file_key}`);
    await expect.element(page.getByText('You can edit this board.')).toBeVisible();
  });

  test('leads to the elements that its address names', async () => {
    await open({ getSharedFile: () => ({ ...state, my_role: 'owner' as const }) }, '#elements=a,b');
    await expect
      .element(page.getByRole('link', { name: 'Open the board' }))
      .toHaveAttribute('href', `/editor/${file.file_key}#elements=a,b`);
  });

  test('who has access already gets more by a link that allows more', async () => {
    const app = await open({
      getSharedFile: () => ({ ...state, role: 'editor' as const, my_role: 'commenter' as const }),
      joinSharedFile: () => ({ file_key: file.file_key, role: 'editor' }),
    });
    await expect.element(page.getByText('You can edit this board.')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Open the board' }));
    await expect.poll(app.address).toBe(`/editor/${file.file_key}`);
    expect(app.api.callsOf('joinSharedFile')).toHaveLength(1);
  });

  test('lets them in as before when what it adds is refused', async () => {
    await open({
      getSharedFile: () => ({ ...state, role: 'editor' as const, my_role: 'commenter' as const }),
      joinSharedFile: () => failWith('collaborator_limit_reached'),
    });
    await userEvent.click(page.getByRole('button', { name: 'Open the board' }));
    const link = page.getByRole('link', { name: 'Open the board' });
    await expect.element(link).toHaveAttribute('href', `/editor/${file.file_key}`);
    await expect.element(link).toHaveFocus();
    await expect.element(page.getByText('You can edit this board.')).not.toBeInTheDocument();
  });

  test('asks them for the password when the link has one, and lets them in without', async () => {
    const app = await open({
      getSharedFile: () => ({ ...state, role: 'editor' as const, my_role: 'viewer' as const }),
      joinSharedFile: ({ body }) =>
        body?.password === 'right'
          ? { file_key: file.file_key, role: 'editor' }
          : failWith('share_password_required'),
    });
    await userEvent.click(page.getByRole('button', { name: 'Open the board' }));
    await expect
      .element(page.getByRole('link', { name: 'Open without the password' }))
      .toHaveAttribute('href', `/editor/${file.file_key}`);
    await expectAccessible();
    await userEvent.fill(page.getByLabelText('Password'), 'right');
    await userEvent.keyboard('{Enter}');
    await expect.poll(app.address).toBe(`/editor/${file.file_key}`);
    expect(app.api.callsOf('joinSharedFile').at(-1)?.body).toEqual({ password: 'right' });
  });

  test('says when the link has ended', async () => {
    await open({ getSharedFile: () => failWith('share_link_ended') });
    // In the live region that said that it loads: what came of it is announced.
    const outcome = page.getByRole('main').getByRole('status');
    await expect
      .element(outcome.getByRole('heading', { level: 1, name: 'This link no longer works' }))
      .toBeVisible();
  });

  test('says why it did not load, and loads again', async () => {
    let isBroken = true;
    await open({ getSharedFile: () => (isBroken ? failWith('unavailable') : state) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    isBroken = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByRole('heading', { name: 'Plan' })).toBeVisible();
  });
});

const aLink = (id: string, more: Partial<ShareLink> = {}): ShareLink => ({
  id,
  token: `t${id}`,
  path: `/app/share/t${id}`,
  role: 'viewer',
  has_password: false,
  expires_at: null,
  visitor_count: 0,
  created_by: aPerson(),
  created_at: '2026-11-01T10:00:00.000Z',
  ...more,
});

test('a board is shared by links with rights, an end and a password, which can be changed and deleted; visitors can be removed', async () => {
  let links: ShareLink[] = [];
  let isVisited = true;
  const app = await mountApp('/home/', {
    ...ONE_PLACE,
    listProjectFiles: () => aCursorPage([aBoardFile({ name: 'Plan', is_own: true })]),
    listShareLinks: () => ({ list: links }),
    listVisitors: () =>
      aCursorPage(
        isVisited
          ? [
              {
                user: aPerson({ nick_name: 'Ben Okoro' }),
                role: 'editor' as const,
                share_id: '1',
                joined_at: '2026-11-02T10:00:00.000Z',
              },
            ]
          : [],
      ),
    createShareLink: ({ body }) => {
      const made = aLink('1', {
        role: body.role,
        has_password: body.password != null,
        expires_at: body.expires_at ?? null,
      });
      links = [made];
      return made;
    },
    updateShareLink: ({ body }) => {
      links = links.map((link) => ({ ...link, role: body.role ?? link.role }));
      return links[0] ?? aLink('1');
    },
    revokeShareLink: () => {
      links = [];
      return null;
    },
    removeVisitor: () => {
      isVisited = false;
      return null;
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Actions for Plan' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Share…' }));
  const dialog = page.getByRole('dialog', { name: 'Share “Plan”' });
  await expect.element(dialog.getByText(/^Only members of the team/u)).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('People can'), 'Edit');
  await userEvent.selectOptions(dialog.getByLabelText('Ends'), 'In 7 days');
  await userEvent.fill(dialog.getByLabelText('Password'), 'abc');
  await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
  await expect.element(dialog.getByText('Use 4 to 64 characters.')).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Password'), 'abcd');
  await userEvent.click(dialog.getByRole('button', { name: 'Make the link' }));
  await expect.element(dialog.getByText(`${location.origin}/app/share/t1`)).toBeVisible();
  await expect.element(dialog.getByText(/^Until .* · With a password · no visitors$/u)).toBeVisible();
  await expectAccessible();
  const [made] = app.api.callsOf('createShareLink');
  expect(made?.body).toMatchObject({ role: 'editor', password: 'abcd' });
  const days = (Date.parse(made?.body.expires_at ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  await userEvent.selectOptions(dialog.getByLabelText('What this link allows'), 'Look');
  await expect.poll(() => app.api.callsOf('updateShareLink')[0]?.body).toEqual({ role: 'viewer' });
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Ben Okoro' }));
  await expect.element(dialog.getByRole('button', { name: 'Remove Ben Okoro' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete the link' }));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete the link' }));
  await expect.element(dialog.getByText(/^Only members of the team/u)).toBeVisible();
});
