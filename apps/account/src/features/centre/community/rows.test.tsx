import type { BlockedPerson } from '@boardwalk/api-client';
import { aFollowPerson, aUserId, type MockHandlers } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from '../CentrePage.tsx';
import { centreApi } from '../testing/centre-api.ts';

async function open(handlers: MockHandlers) {
  visit('/user/account/v2?product=board&tab=COMMUNITY');
  return await showPage(<CentrePage />, { ...centreApi(), ...handlers });
}

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }));
const part = <Entry,>(list: Entry[]) => ({ list, next_cursor: '0', has_more: false });

test('rows of a list do not wait for each other', async () => {
  const left: string[] = [];
  const ends: (() => void)[] = [];
  await open({
    listFollows: () =>
      part([
        aFollowPerson({ user_id: aUserId(1), nick_name: 'Noor' }),
        aFollowPerson({ user_id: aUserId(2), nick_name: 'Theo' }),
      ]),
    unfollowUser: async ({ body }) => {
      const id = body?.focus_user_id ?? '';
      left.push(id);
      await new Promise<void>((resolve) => ends.push(resolve));
      return { focus_user_id: id, relation: 0, blocked: false };
    },
  });
  await press('Unfollow Noor');
  await press('Unfollow Theo');
  await expect.poll(() => left).toEqual([aUserId(1), aUserId(2)]);
  for (const end of ends) end();
  await expect.element(page.getByRole('button', { name: 'Follow Theo', exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Follow Noor', exact: true })).toBeVisible();
});

test('two people are unblocked one after the other, also while the first is still under way', async () => {
  const blocked = (at: number, name: string): BlockedPerson => ({
    user_id: aUserId(at),
    nick_name: name,
    avatar_url: null,
    profile_name: name.toLowerCase(),
    blocked_at: '2026-03-14T09:26:53.000Z',
  });
  const freed: string[] = [];
  const ends: (() => void)[] = [];
  await open({
    listBlocked: () => part([blocked(1, 'Noor'), blocked(2, 'Theo')]),
    unblockPerson: async ({ path }) => {
      freed.push(path.user_id);
      await new Promise<void>((resolve) => ends.push(resolve));
      return { focus_user_id: path.user_id, relation: 0, blocked: false };
    },
  });
  await press('Unblock Noor');
  await expect
    .element(page.getByRole('button', { name: 'Unblock Noor' }))
    .toHaveAttribute('aria-busy', 'true');
  await press('Unblock Theo');
  await expect.poll(() => freed).toEqual([aUserId(1), aUserId(2)]);
  for (const end of ends) end();
  await expect.element(page.getByRole('button', { name: 'Block again: Noor' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Block again: Theo' })).toBeVisible();
});
