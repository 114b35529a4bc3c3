import type { MemberToken, TeamDetail, TeamMember, TeamSpace } from '@boardwalk/api-client';
import { privilegesOf, type TeamRole } from '@boardwalk/domain';
import {
  aCursorPage,
  aPerson,
  aSession,
  aTeam,
  aUser,
  failWith,
  type MockHandlers,
} from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';

const ME = aUser().user_id;
const SINCE = '2026-11-01T10:00:00.000Z';

const teamAs = (role: TeamRole, name = 'Harbour'): TeamDetail => ({
  ...aTeam({ id: '1007', name, type: 3, privileges: [...privilegesOf(role)] }),
  role,
  owner: aPerson(),
  staff_id: '1',
  staff_name: null,
  member_count: 4,
  created_at: SINCE,
});

const member = (userId: string, name: string, role: TeamRole): TeamMember => ({
  user_id: userId,
  nick_name: name,
  avatar_url: null,
  staff_id: userId,
  staff_name: null,
  role,
  joined_at: SINCE,
});

const SPACE: TeamSpace = {
  team_id: '1007',
  team_type: 3,
  is_limited: true,
  file_count: 4,
  file_create_limit: 10,
  trash_count: 0,
  edit_visitor_quantity: 3,
  member_count: 4,
  storage_used: 2_500_000,
  storage_limit: 100_000_000,
};

const token = (text: string, role: MemberToken['role'] = 'editor'): MemberToken => ({
  token: text,
  team_id: '1007',
  role,
  created_at: SINCE,
  expires_at: '2026-11-29T10:00:00.000Z',
});

/** Opens the page of a team in which the reader has a role. */
async function open(role: TeamRole, handlers: MockHandlers = {}) {
  const others: TeamMember[] = [
    member('aaaaaaaaaaaa', 'Ana Lind', role === 'owner' ? 'manager' : 'owner'),
    member('bbbbbbbbbbbb', 'Ben Okoro', 'editor'),
  ];
  return await mountApp('/home/team/1007', {
    ...ONE_PLACE,
    getTeam: () => teamAs(role),
    getTeamSpace: () => SPACE,
    listMembers: () => aCursorPage([member(ME, 'Me Myself', role), ...others]),
    listTeamTemplates: () => aCursorPage([]),
    listMailInvitations: () => ({ list: [] }),
    ...handlers,
  });
}

test('dates are in the time zone that the person chose', async () => {
  await open('owner', { getSession: () => aSession({ user: aUser({ time_zone: 'Pacific/Kiritimati' }) }) });
  await expect.element(page.getByText('Nov 2, 2026').first()).toBeVisible();
});

/** A red square of one pixel. */
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const region = (name: string) => page.getByRole('region', { name });

describe('invitations', () => {
  test('[ROLE-28][ROLE-29][ROLE-30][ROLE-31] a role’s link is made, copied by hand, replaced and ended', async () => {
    const app = await open('owner', {
      ensureMemberToken: ({ body }) => token('first', body.role),
      renewMemberToken: ({ body }) => token('second', body.role),
      revokeMemberToken: () => null,
    });
    const invite = region('Invite people');
    const roles = invite.getByLabelText('Role');
    await expect.element(roles).toBeVisible();
    expect([...(roles.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'Editor',
      'Viewer',
      'Guest',
      'Manager',
    ]);
    await userEvent.selectOptions(roles, 'Viewer');
    await userEvent.click(invite.getByRole('button', { name: 'Get a link' }));
    const link = invite.getByLabelText('Invitation link');
    await expect.element(link).toHaveValue(`${location.origin}/app/join/first`);
    await expect.element(invite.getByText(/^Works until November 29, 2026/u)).toBeVisible();
    await expectAccessible();
    await userEvent.selectOptions(invite.getByLabelText('Ends after'), '30 days');
    await userEvent.click(invite.getByRole('button', { name: 'Make a new link' }));
    await expect.element(link).toHaveValue(`${location.origin}/app/join/second`);
    await userEvent.click(invite.getByRole('button', { name: 'End the link' }));
    await expect.element(link).not.toBeInTheDocument();
    expect(app.api.callsOf('ensureMemberToken')[0]?.body).toEqual({ role: 'viewer' });
    expect(app.api.callsOf('renewMemberToken')[0]?.body).toEqual({ role: 'viewer', days: 30 });
    expect(app.api.callsOf('revokeMemberToken')[0]?.query.get('role')).toBe('viewer');
  });

  test('[ROLE-28] a link that comes when another role is chosen is not shown under it', async () => {
    const answer = Promise.withResolvers<MemberToken>();
    const app = await open('owner', {
      ensureMemberToken: ({ body }) =>
        body.role === 'manager' ? answer.promise : token('guests', body.role),
      revokeMemberToken: () => null,
    });
    const invite = region('Invite people');
    const roles = invite.getByLabelText('Role');
    const getLink = invite.getByRole('button', { name: 'Get a link' });
    const link = invite.getByLabelText('Invitation link');
    await userEvent.selectOptions(roles, 'Manager');
    await userEvent.click(getLink);
    await expect.poll(() => app.api.callsOf('ensureMemberToken').length).toBe(1);
    await userEvent.selectOptions(roles, 'Guest');
    answer.resolve(token('managers', 'manager'));
    await expect.element(getLink).not.toHaveAttribute('aria-disabled', 'true');
    expect(link.elements()).toEqual([]);
    await userEvent.click(getLink);
    await expect.element(link).toHaveValue(`${location.origin}/app/join/guests`);
    await userEvent.click(invite.getByRole('button', { name: 'End the link' }));
    await expect.element(link).not.toBeInTheDocument();
    expect(app.api.callsOf('revokeMemberToken').map(({ query }) => query.get('role'))).toEqual(['guest']);
  });

  test('the keyboard is led to the link that came, and back to where one asks for the next', async () => {
    await open('owner', {
      ensureMemberToken: ({ body }) => token('first', body.role),
      revokeMemberToken: () => null,
    });
    const invite = region('Invite people');
    const getLink = invite.getByRole('button', { name: 'Get a link' });
    await expect.element(getLink).toBeVisible();
    (getLink.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(invite.getByLabelText('Invitation link')).toHaveFocus();
    (invite.getByRole('button', { name: 'End the link' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(getLink).toHaveFocus();
  });

  test('[ROLE-30][ROLE-31] nobody invites to a role they may not invite to', async () => {
    await open('editor');
    const roles = region('Invite people').getByLabelText('Role');
    await expect.element(roles).toBeVisible();
    expect([...(roles.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual([
      'Viewer',
      'Guest',
    ]);
  });
});

describe('members', () => {
  test('[ROLE-32][ROLE-37] the owner gives roles, removes members once they have agreed, and hands the team over', async () => {
    let role: TeamRole = 'owner';
    const app = await open('owner', {
      getTeam: () => teamAs(role),
      changeMemberRole: () => member('bbbbbbbbbbbb', 'Ben Okoro', 'viewer'),
      removeMember: () => null,
      transferTeam: () => {
        role = 'manager';
        return teamAs(role);
      },
    });
    const members = page.getByRole('region', { name: 'Members', exact: true });
    await userEvent.selectOptions(members.getByLabelText('Role of Ben Okoro'), 'Viewer');
    await expect.poll(() => app.api.callsOf('changeMemberRole')[0]?.body).toEqual({ role: 'viewer' });
    await userEvent.click(members.getByRole('button', { name: 'Actions for Ben Okoro' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Remove' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
    await expect.element(page.getByText('Ben Okoro is no longer in the team').first()).toBeVisible();
    await userEvent.click(members.getByRole('button', { name: 'Actions for Ana Lind' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Hand over' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Hand over' }));
    await expect.element(page.getByRole('button', { name: 'Leave the team' })).toBeVisible();
    expect(app.api.callsOf('removeMember')[0]?.path.userId).toBe('bbbbbbbbbbbb');
    expect(app.api.callsOf('transferTeam')[0]?.body).toEqual({ user_id: 'aaaaaaaaaaaa' });
  });

  test('the keyboard stays in the choice of a member’s role while it is changed', async () => {
    const answer = Promise.withResolvers<TeamMember>();
    const app = await open('owner', { changeMemberRole: () => answer.promise });
    const choice = page.getByLabelText('Role of Ben Okoro');
    await expect.element(choice).toBeVisible();
    (choice.element() as HTMLElement).focus();
    await userEvent.selectOptions(choice, 'Viewer');
    await expect.poll(() => app.api.callsOf('changeMemberRole')).toHaveLength(1);
    // The next frames, in which what is disabled loses the focus.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect.element(choice).toHaveFocus();
    answer.resolve(member('bbbbbbbbbbbb', 'Ben Okoro', 'viewer'));
  });

  test('who removes a member by keyboard goes on with the member beside', async () => {
    let others = [
      member('aaaaaaaaaaaa', 'Ana Lind', 'editor'),
      member('bbbbbbbbbbbb', 'Ben Okoro', 'editor'),
    ];
    await open('owner', {
      listMembers: () => aCursorPage([member(ME, 'Me Myself', 'owner'), ...others]),
      removeMember: ({ path: { userId } }) => {
        others = others.filter((each) => each.user_id !== userId);
        return null;
      },
    });
    const menuOf = (name: string) => page.getByRole('button', { name: `Actions for ${name}` });
    const remove = async (name: string) => {
      await userEvent.click(menuOf(name));
      await userEvent.click(page.getByRole('menuitem', { name: 'Remove' }));
      await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
      await expect.element(menuOf(name)).not.toBeInTheDocument();
    };
    await remove('Ben Okoro');
    await expect.element(menuOf('Ana Lind')).toHaveFocus();
    await remove('Ana Lind');
    await expect.element(page.getByRole('heading', { name: 'Members', exact: true })).toHaveFocus();
  });

  test('[ROLE-26][ROLE-32][ROLE-37] a viewer sees who belongs to the team, and can leave it', async () => {
    const app = await open('viewer', { leaveTeam: () => null });
    await expect.element(page.getByText('Ben Okoro')).toBeVisible();
    await expectAccessible();
    for (const name of ['Role of Ben Okoro', 'Actions for Ben Okoro']) {
      expect(page.getByLabelText(name).elements()).toEqual([]);
    }
    expect(region('Invite people').elements()).toEqual([]);
    expect(region('Settings').elements()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Leave the team' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Leave the team' }));
    await expect.poll(app.address).toBe('/home/');
  });
});

test('who lowers their own role is asked first, since others alone can raise it again', async () => {
  let role: TeamRole = 'manager';
  const app = await open('manager', {
    getTeam: () => teamAs(role),
    listMembers: () => aCursorPage([member(ME, 'Me Myself', role)]),
    changeMemberRole: ({ body }) => {
      role = body.role;
      return member(ME, 'Me Myself', role);
    },
  });
  const own = page.getByLabelText('Role of Me Myself');
  await userEvent.selectOptions(own, 'Viewer');
  const question = page.getByRole('alertdialog', { name: 'Lower your own role?' });
  await expect.element(question.getByText(/cannot take this back yourself/u)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(own).toHaveValue('manager');
  expect(app.api.callsOf('changeMemberRole')).toEqual([]);
  await userEvent.selectOptions(own, 'Viewer');
  await userEvent.click(question.getByRole('button', { name: 'Change my role' }));
  await expect.poll(() => app.api.callsOf('changeMemberRole')[0]?.body).toEqual({ role: 'viewer' });
});

test('a role that one may no longer invite to is not sent any more', async () => {
  let role: TeamRole = 'manager';
  const app = await open('manager', {
    getTeam: () => teamAs(role),
    listMembers: () => aCursorPage([member(ME, 'Me Myself', role)]),
    changeMemberRole: ({ body }) => {
      role = body.role;
      return member(ME, 'Me Myself', role);
    },
    inviteByMail: () => failWith('invitation_limit_reached'),
  });
  const invite = region('Invite by mail');
  await userEvent.selectOptions(invite.getByLabelText('Role'), 'Manager');
  await userEvent.selectOptions(page.getByLabelText('Role of Me Myself'), 'Editor');
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Change my role' }));
  const options = () =>
    [...(invite.getByLabelText('Role').element() as HTMLSelectElement).options].map(({ text }) => text);
  await expect.poll(options).not.toContain('Manager');
  await userEvent.fill(invite.getByLabelText('E-mail address'), 'noor@example.com');
  await userEvent.click(invite.getByRole('button', { name: 'Invite' }));
  await expect.poll(() => app.api.callsOf('inviteByMail').length).toBe(1);
  const sent = (app.api.callsOf('inviteByMail')[0]?.body as { role: string } | undefined)?.role;
  expect(sent).toBe((invite.getByLabelText('Role').element() as HTMLSelectElement).value);
  expect(sent).not.toBe('manager');
});

test('the owner renames the team, and deletes it; what the server refuses is shown', async () => {
  let isHeld = true;
  const app = await open('owner', {
    renameTeam: ({ body }) => (body.name === 'Taken' ? failWith('team_exists') : teamAs('owner', body.name)),
    deleteTeam: () => (isHeld ? failWith('team_has_foreign_boards') : null),
  });
  const name = region('Settings').getByLabelText('Name');
  await userEvent.fill(name, 'Taken');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/You already have a team of that name/u)).toBeVisible();
  await userEvent.fill(name, ' Quay ');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('The team has a new name').first()).toBeVisible();
  expect(app.api.callsOf('renameTeam').at(-1)?.body).toEqual({ name: 'Quay' });
  const remove = async () => {
    await userEvent.click(page.getByRole('button', { name: 'Delete the team' }));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete the team' }));
  };
  await remove();
  await expect.element(page.getByText(/still holds boards of others/u).first()).toBeVisible();
  isHeld = false;
  await remove();
  await expect.poll(app.address).toBe('/home/');
});

test('[PROD-23] a team is made at the side, and leads to its page', async () => {
  const app = await mountApp('/home/', {
    ...ONE_PLACE,
    createTeam: ({ body }) => (body.name === 'Taken' ? failWith('team_exists') : teamAs('owner')),
    getTeam: () => teamAs('owner'),
    getTeamSpace: () => SPACE,
    listMembers: () => aCursorPage([member(ME, 'Me Myself', 'owner')]),
    listTeamTemplates: () => aCursorPage([]),
  });
  await userEvent.click(page.getByRole('button', { name: 'New team' }));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Name'), 'Harbour');
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.address).toBe('/home/team/1007');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Harbour' })).toBeVisible();
  expect(app.api.callsOf('createTeam')[0]?.body).toEqual({ name: 'Harbour' });
});

test('[PROD-23] the picture of the team is cropped, shown in the header, and taken away', async () => {
  let picture: string | null = null;
  const app = await open('owner', {
    getTeam: () => ({ ...teamAs('owner'), avatar_url: picture }),
    uploadTeamAvatar: () => {
      // What comes after the address, such as a width, stays outside of it.
      picture = `${DOT}#`;
      return { ...teamAs('owner'), avatar_url: picture };
    },
    removeTeamAvatar: () => {
      picture = null;
      return teamAs('owner');
    },
  });
  const settings = region('Settings');
  await expect.element(settings.getByText('JPEG, PNG or WebP, up to 5 MB.')).toBeVisible();
  const file = new File([await (await fetch(DOT)).blob()], 'dot.png', { type: 'image/png' });
  await userEvent.upload(
    document.querySelector('input[type=file]:not(#pictures *)') as HTMLInputElement,
    file,
  );
  await userEvent.click(page.getByRole('button', { name: 'Use this part' }));
  await expect.element(page.getByText('The team has a new picture').first()).toBeVisible();
  await expect.poll(() => document.querySelector('header h1')?.previousElementSibling?.tagName).toBe('IMG');
  expect(app.api.callsOf('uploadTeamAvatar')[0]?.path).toEqual({ teamId: '1007' });
  await expectAccessible();
  await userEvent.click(settings.getByRole('button', { name: 'Remove the picture' }));
  await expect.element(page.getByText('The picture is removed').first()).toBeVisible();
  await expect.poll(() => document.querySelector('header h1')?.previousElementSibling ?? null).toBeNull();
});
