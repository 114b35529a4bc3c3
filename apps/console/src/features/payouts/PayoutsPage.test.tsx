import type { ManagedPayout } from '@boardwalk/api-client';
import { aCursorPage, aSession, aUser, aUserId, failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

const payout: ManagedPayout = {
  payout_id: 'p3WqPnR8tXdM',
  amount: 50_000,
  currency: 'CNY',
  payee: 'Lin Xia, account 6222',
  state: 'asked',
  created_at: '2026-03-14T09:26:53.000Z',
  settled_at: null,
  reference: null,
  reason: null,
  creator: { user_id: aUserId(4), nick_name: 'Lin Xia', avatar_url: null, is_active: true },
  settled_by: null,
};
const ofClosed: ManagedPayout = {
  ...payout,
  payout_id: 'p5WqPnR8tXdM',
  creator: { ...payout.creator, user_id: aUserId(5), nick_name: 'Mira', is_active: false },
};
const asSuper = { getSession: () => aSession({ user: aUser({ role: 1 }) }) };

test('a super admin marks a payout as paid with its reference, or refuses it with a reason; all of it is accessible', async () => {
  let paid = false;
  const app = await mountApp('/payouts', {
    ...asSuper,
    listManagedPayouts: () => aCursorPage(paid ? [] : [payout, ofClosed]),
    settlePayout: () => {
      paid = true;
      return { ...payout, state: 'paid' };
    },
    refusePayout: () => failWith('payout_not_open'),
  });
  await expect.element(page.getByRole('rowheader', { name: 'Mira Account closed' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Lin Xia', exact: true })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Refuse the payout of Lin Xia' }));
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await expect.element(dialog.getByText('Write 1 to 500 characters.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox'), 'No such account.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  await expect.element(dialog.getByText('This payout was settled already.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(page.getByRole('button', { name: 'Mark the payout of Lin Xia as paid' }));
  await expectAccessible();
  await expect.element(dialog.getByText(/^¥50 · Lin Xia, account 6222$/u)).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox'), 'TRX-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await expect.element(page.getByText('There are no such payouts')).toBeVisible();
  expect(app.api.callsOf('settlePayout')[0]?.body).toEqual({ reference: 'TRX-1' });
  expect(app.api.callsOf('listManagedPayouts')[0]?.query.get('state')).toBe('asked');
});
