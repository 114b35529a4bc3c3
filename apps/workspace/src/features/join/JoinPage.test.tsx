import { aPerson, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';
import { ONE_PLACE } from '../../../test/one-place.ts';

const invitation = {
  team_id: '1007',
  team_name: 'Harbour',
  team_avatar_url: null,
  team_type: 3 as const,
  role: 'editor' as const,
  inviter: aPerson({ nick_name: 'Ana Lind' }),
  expires_at: '2026-11-27T10:00:00.000Z',
  is_member: false,
};

const open = async (handlers: MockHandlers) =>
  await mountApp('/join/t0ken', { ...ONE_PLACE, getInvitation: () => invitation, ...handlers });

test('[ONB-12] an invitation link names the team and who invites; joining leads to its boards', async () => {
  const app = await open({ acceptInvitation: () => ({}) as never });
  await expect
    .element(
      page.getByRole('status').getByRole('heading', { level: 1, name: 'Ana Lind invites you to Harbour' }),
    )
    .toBeVisible();
  await expect.element(page.getByText('As an editor you can create and edit its boards.')).toBeVisible();
  await expectAccessible();
  await userEvent.click(page.getByRole('button', { name: 'Join the team' }));
  await expect.poll(app.address).toBe('/home/?team=1007');
  expect(app.api.callsOf('acceptInvitation').map(({ path }) => path)).toEqual([{ token: 't0ken' }]);
});

test('a member is led to the team', async () => {
  await open({ getInvitation: () => ({ ...invitation, is_member: true }) });
  await expect
    .element(page.getByRole('link', { name: 'Open the team' }))
    .toHaveAttribute('href', '/home/?team=1007');
});

test.each(['invitation_not_found', 'invitation_expired', 'invitation_revoked'] as const)(
  'a link that no longer works (%s) says what to do',
  async (error) => {
    await open({ getInvitation: () => failWith(error) });
    await expect.element(page.getByText('Ask the person who sent it for a new link.')).toBeVisible();
  },
);

test('what fails for another reason can be tried again', async () => {
  let isDown = true;
  await open({ getInvitation: () => (isDown ? failWith('unavailable') : invitation) });
  await expect.element(page.getByText('The invitation could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('button', { name: 'Join the team' })).toBeVisible();
});
