import type { MailInvitation, TeamDetail, TeamSpace } from '@boardwalk/api-client';
import { privilegesOf, type TeamRole } from '@boardwalk/domain';
import { aCursorPage, aPerson, aTeam, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';

const SINCE = '2026-11-01T10:00:00.000Z';

const teamAs = (role: TeamRole): TeamDetail => ({
  ...aTeam({ id: '1007', name: 'Harbour', type: 3, privileges: [...privilegesOf(role)] }),
  role,
  owner: aPerson(),
  staff_id: '1',
  staff_name: null,
  member_count: 1,
  created_at: SINCE,
});

const invitationFor = (email: string): MailInvitation => ({
  invitation_id: '8101',
  token: 'secret',
  email,
  role: 'viewer',
  created_at: SINCE,
  expires_at: '2026-11-29T10:00:00.000Z',
});

const SPACE: TeamSpace = {
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

async function open(role: TeamRole, handlers: MockHandlers = {}) {
  return mountApp('/home/team/1007', {
    ...ONE_PLACE,
    getTeam: () => teamAs(role),
    getTeamSpace: () => SPACE,
    listMembers: () => aCursorPage([]),
    listTeamTemplates: () => aCursorPage([]),
    listMailInvitations: () => ({ list: [] }),
    ...handlers,
  });
}

const section = () => page.getByRole('region', { name: 'Invite by mail' });

test('[ROLE-30] an address is invited, its mail is written in the own program, and the invitation is ended', async () => {
  let list: MailInvitation[] = [];
  const app = await open('owner', {
    listMailInvitations: () => ({ list }),
    inviteByMail: () => {
      list = [invitationFor('noor@example.com')];
      return invitationFor('noor@example.com');
    },
    revokeMailInvitation: () => {
      list = [];
      return null;
    },
  });
  const field = section().getByLabelText('E-mail address');
  await userEvent.fill(field, ' noor@example.com ');
  await userEvent.selectOptions(section().getByLabelText('Role'), 'Viewer');
  await userEvent.selectOptions(section().getByLabelText('Ends after'), '30 days');
  await userEvent.click(section().getByRole('button', { name: 'Invite' }));
  const invitations = section().getByRole('list', { name: 'Open invitations by mail' });
  await expect.element(invitations.getByText('noor@example.com')).toBeVisible();
  await expect.element(invitations.getByText(/^Viewer · works until November 29, 2026/u)).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(app.api.callsOf('inviteByMail')[0]?.body).toEqual({
    email: 'noor@example.com',
    role: 'viewer',
    days: 30,
  });
  const mail = invitations.getByRole('link', { name: 'Write the mail to noor@example.com' }).element();
  expect(decodeURIComponent((mail as HTMLAnchorElement).href)).toMatch(
    /^mailto:noor@example\.com\?subject=Join Harbour on Boardwalk&body=.*\/app\/join\/secret.*address noor@example\.com/su,
  );
  await expectAccessible();
  await userEvent.click(invitations.getByRole('button', { name: 'End the invitation of noor@example.com' }));
  await expect.element(invitations).not.toBeInTheDocument();
  // Its row took the keyboard along.
  await expect.element(field).toHaveFocus();
  expect(app.api.callsOf('revokeMailInvitation')[0]?.path).toEqual({
    teamId: '1007',
    invitationId: '8101',
  });
});

test('what is no address is said at the field and not sent, and so is what the server refuses', async () => {
  const app = await open('owner', { inviteByMail: () => failWith('invitation_limit_reached') });
  const field = section().getByLabelText('E-mail address');
  await userEvent.fill(field, 'noor');
  await userEvent.click(section().getByRole('button', { name: 'Invite' }));
  await expect.element(section().getByText('Enter an e-mail address.')).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(app.api.callsOf('inviteByMail')).toEqual([]);
  await userEvent.fill(field, 'noor@example.com');
  await userEvent.click(section().getByRole('button', { name: 'Invite' }));
  await expect.element(section().getByText(/^The team has as many open invitations/u)).toBeVisible();
  await expect.element(field).toHaveValue('noor@example.com');
});

test('open invitations that did not load can be asked for again', async () => {
  let isDown = true;
  await open('editor', {
    listMailInvitations: () =>
      isDown ? failWith('unavailable') : { list: [invitationFor('ben@example.com')] },
  });
  await expect.element(section().getByText('The open invitations did not load')).toBeVisible();
  isDown = false;
  await userEvent.click(section().getByRole('button', { name: 'Try again' }));
  await expect.element(section().getByText('ben@example.com')).toBeVisible();
  const roles = section().getByLabelText('Role').element() as HTMLSelectElement;
  expect([...roles.options].map(({ text }) => text)).toEqual(['Viewer', 'Guest']);
});

test('who may not invite sees nothing of it', async () => {
  const app = await open('viewer');
  await expect.element(page.getByRole('region', { name: 'Members', exact: true })).toBeVisible();
  await expect.element(section()).not.toBeInTheDocument();
  expect(app.api.callsOf('listMailInvitations')).toEqual([]);
});
