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
  sent_to: null,
  obstacle: 'none' as const,
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

test('an invitation for another address says for which, and leads to the account', async () => {
  await open({
    getInvitation: () => ({ ...invitation, sent_to: 'n…@example.com', obstacle: 'other_address' }),
  });
  await expect
    .element(
      page.getByRole('heading', {
        level: 1,
        name: 'This invitation to Harbour is for another e-mail address',
      }),
    )
    .toBeVisible();
  await expect.element(page.getByText(/^It was sent to n…@example\.com/u)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Open my account' }))
    .toHaveAttribute('href', '/user/account/v2?tab=ACCOUNT&product=board');
  await expect.element(page.getByRole('button', { name: 'Join the team' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('another account signs in by one press, and the login comes back to the invitation', async () => {
  const app = await open({
    getInvitation: () => ({ ...invitation, sent_to: 'n…@example.com', obstacle: 'other_address' }),
    signOut: () => null,
  });
  await userEvent.click(page.getByRole('button', { name: 'Use another account' }));
  await expect.poll(() => app.api.callsOf('signOut')).toHaveLength(1);
  await expect.poll(app.signIns).toBe(1);
});

test('trying again shows that it works, and says when it did not', async () => {
  const answer = Promise.withResolvers<void>();
  let asked = 0;
  await open({
    getInvitation: async () => {
      asked += 1;
      if (asked === 1) return { ...invitation, sent_to: 'n…@example.com', obstacle: 'unproven_address' };
      await answer.promise;
      return failWith('unavailable');
    },
  });
  const again = page.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  await expect.element(again).toHaveAttribute('aria-busy', 'true');
  answer.resolve();
  await expect.element(page.getByText(/Try again in a moment/u).first()).toBeVisible();
  await expect.element(again).not.toHaveAttribute('aria-busy', 'true');
});

test('an address that is not proven yet is asked for, and once it is one joins', async () => {
  let obstacle: 'unproven_address' | 'none' = 'unproven_address';
  await open({ getInvitation: () => ({ ...invitation, sent_to: 'n…@example.com', obstacle }) });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Prove your e-mail address to join Harbour' }))
    .toBeVisible();
  obstacle = 'none';
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('button', { name: 'Join the team' })).toBeVisible();
});

test('when another account has signed in meanwhile, the page says what keeps it out', async () => {
  let obstacle: 'other_address' | 'none' = 'none';
  await open({
    getInvitation: () => ({ ...invitation, sent_to: 'n…@example.com', obstacle }),
    acceptInvitation: () => {
      obstacle = 'other_address';
      return failWith('invitation_for_other_address');
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Join the team' }));
  await expect.element(page.getByText(/^It was sent to n…@example\.com/u)).toBeVisible();
});
