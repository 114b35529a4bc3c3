import type { ShareLink, TeamDetail, TeamSpace } from '@boardwalk/api-client';
import { privilegesOf } from '@boardwalk/domain';
import { aBoardFile, aCursorPage, aPerson, aTeam, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';

const SINCE = '2026-11-01T10:00:00.000Z';

/** An answer that waits until it is given. */
function lateAnswer<Answer>() {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { promise, give: resolve };
}
const lateFailure = () => lateAnswer<ReturnType<typeof failWith>>();

const team: TeamDetail = {
  ...aTeam({ id: '1007', name: 'Harbour', type: 3, privileges: [...privilegesOf('owner')] }),
  role: 'owner',
  owner: aPerson(),
  staff_id: '1',
  staff_name: null,
  member_count: 1,
  created_at: SINCE,
};
const space: TeamSpace = {
  team_id: '1007',
  team_type: 3,
  is_limited: false,
  file_count: 4,
  file_create_limit: 0,
  trash_count: 0,
  edit_visitor_quantity: 3,
  member_count: 1,
  storage_used: 2_500_000,
  storage_limit: 0,
};
const openTeam = async (handlers: MockHandlers) =>
  await mountApp('/home/team/1007', {
    ...ONE_PLACE,
    getTeam: () => team,
    getTeamSpace: () => space,
    listMembers: () => aCursorPage([]),
    listTeamTemplates: () => aCursorPage([]),
    listMailInvitations: () => ({ list: [] }),
    ...handlers,
  });

test('the name of a new folder that is refused has the keyboard, as it was sent', async () => {
  const answer = lateFailure();
  const app = await mountApp('/home/?team=1001', { ...ONE_PLACE, createFolder: () => answer.promise });
  await userEvent.click(page.getByRole('button', { name: 'Actions for this place' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'New folder' }));
  const dialog = page.getByRole('dialog');
  const name = dialog.getByLabelText('Name');
  await userEvent.fill(name, 'Plans');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  await expect.poll(() => app.api.callsOf('createFolder')).toHaveLength(1);
  await userEvent.fill(name, 'Other plans');
  await expect.element(name).toHaveValue('Plans');
  (dialog.getByRole('button', { name: 'Create' }).element() as HTMLElement).focus();
  answer.give(failWith('unavailable'));
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveFocus();
});

test('that a team was not renamed is said, whatever is typed while the name is sent', async () => {
  const answer = lateFailure();
  const app = await openTeam({ renameTeam: () => answer.promise });
  const name = page.getByRole('region', { name: 'Settings' }).getByLabelText('Name');
  await userEvent.fill(name, 'Quay');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => app.api.callsOf('renameTeam')).toHaveLength(1);
  await userEvent.type(name, 's');
  answer.give(failWith('team_exists'));
  await expect.element(page.getByText(/You already have a team of that name/u)).toBeVisible();
  await expect.element(name).toHaveValue('Quay');
  await expect.element(name).toHaveFocus();
});

test('an invitation that is refused leads the keyboard to the address', async () => {
  await openTeam({ inviteByMail: () => failWith('invitation_limit_reached') });
  const field = page.getByLabelText('E-mail address');
  await userEvent.fill(field, 'noor@example.com');
  await userEvent.click(page.getByRole('button', { name: 'Invite' }));
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('noor@example.com');
});

test('a password that does not open a shared board has the keyboard', async () => {
  await mountApp('/share/t0ken', {
    ...ONE_PLACE,
    getFile: () => failWith('file_not_found'),
    getSharedFile: () => ({ role: 'editor', needs_password: true, expires_at: null }),
    joinSharedFile: () => failWith('wrong_share_password'),
  });
  const field = page.getByLabelText('Password');
  await userEvent.fill(field, 'wrong');
  await userEvent.click(page.getByRole('button', { name: 'Open the board' }));
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveFocus();
});

test('a new link leads the keyboard to a password that is too short, and keeps what was sent', async () => {
  const link: ShareLink = {
    id: '1',
    token: 't1',
    path: '/app/share/t1',
    role: 'viewer',
    has_password: true,
    expires_at: null,
    visitor_count: 0,
    created_by: aPerson(),
    created_at: SINCE,
  };
  const answer = lateAnswer<ShareLink>();
  const app = await mountApp('/home/', {
    ...ONE_PLACE,
    listProjectFiles: () => aCursorPage([aBoardFile({ name: 'Plan', is_own: true })]),
    listShareLinks: () => ({ list: [] }),
    listVisitors: () => aCursorPage([]),
    createShareLink: () => answer.promise,
  });
  await userEvent.click(page.getByRole('button', { name: 'Actions for Plan' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Share…' }));
  const dialog = page.getByRole('dialog', { name: 'Share “Plan”' });
  const password = dialog.getByLabelText('Password');
  const make = dialog.getByRole('button', { name: 'Make the link' });
  await userEvent.fill(password, 'abc');
  await userEvent.click(make);
  await expect.element(password).toHaveFocus();
  await userEvent.fill(password, 'abcd');
  await userEvent.click(make);
  await expect.poll(() => app.api.callsOf('createShareLink')).toHaveLength(1);
  // Else it would be thought to be the password of the link, and be gone with the answer.
  await userEvent.type(password, 'efgh');
  await expect.element(password).toHaveValue('abcd');
  answer.give(link);
  await expect.element(password).toHaveValue('');
});
