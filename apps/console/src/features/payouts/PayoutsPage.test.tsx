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
  claim: null,
};
const ofClosed: ManagedPayout = {
  ...payout,
  payout_id: 'p5WqPnR8tXdM',
  creator: { ...payout.creator, user_id: aUserId(5), nick_name: 'Mira', is_active: false },
};
const viewer = aUser({ role: 1 });
const until = { since: '2026-03-14T10:00:00.000Z', until: '2126-03-14T10:30:00.000Z' };
const mine = { admin: { user_id: viewer.user_id, nick_name: viewer.nick_name, avatar_url: null }, ...until };
const another = { admin: { user_id: aUserId(9), nick_name: 'Ada', avatar_url: null }, ...until };
const asSuper = { getSession: () => aSession({ user: viewer }) };

test('a super admin marks a payout as paid with its reference, or refuses it with a reason; all of it is accessible', async () => {
  let paid = false;
  const app = await mountApp('/payouts', {
    ...asSuper,
    listManagedPayouts: () => aCursorPage(paid ? [] : [payout, ofClosed]),
    claimPayout: () => ({ ...payout, claim: mine }),
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
  await userEvent.click(page.getByRole('button', { name: 'Pay the payout of Lin Xia' }));
  await expect.element(dialog.getByText(/^No other admin can pay this until/u)).toBeVisible();
  await expectAccessible();
  await expect.element(dialog.getByText(/^¥50 · Lin Xia, account 6222$/u)).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox'), 'TRX-1');
  // A press beside the dialog loses nothing.
  document.elementFromPoint(4, 4)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog.getByRole('textbox')).toHaveValue('TRX-1');
  await userEvent.click(dialog.getByRole('button', { name: 'Mark as paid' }));
  await expect.element(page.getByText('There are no such payouts')).toBeVisible();
  expect(app.api.callsOf('settlePayout')[0]?.body).toEqual({ reference: 'TRX-1' });
  expect(app.api.callsOf('listManagedPayouts')[0]?.query.get('state')).toBe('asked');
});

test('who is paying a payout stands there: the reader may release it, another admin keeps the others out', async () => {
  let claim: ManagedPayout['claim'] = mine;
  const app = await mountApp('/payouts', {
    ...asSuper,
    listManagedPayouts: () =>
      aCursorPage([
        { ...payout, claim },
        { ...ofClosed, claim: another },
      ]),
    releasePayout: () => {
      claim = null;
      return payout;
    },
    claimPayout: () => failWith('payout_claimed'),
  });
  await expect.element(page.getByText(/^Ada is paying this, until/u)).toBeVisible();
  await expect.element(page.getByText(/^You are paying this, until/u)).toBeVisible();
  expect(page.getByRole('button', { name: /of Mira/u }).elements()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Not paid, release it: payout of Lin Xia' }));
  await expect.poll(() => page.getByText(/^You are paying this/u).elements().length).toBe(0);
  await userEvent.click(page.getByRole('button', { name: 'Pay the payout of Lin Xia' }));
  await expect.poll(() => app.api.callsOf('claimPayout').length).toBe(1);
  await expect
    .element(page.getByText('Another admin is paying this out at the moment.').first())
    .toBeVisible();
  // The list is asked for again when the reader comes back to the tab. A return while an answer is
  // on its way asks nothing, so the reader comes back until the list is asked for.
  const asked = app.api.callsOf('listManagedPayouts').length;
  await expect
    .poll(() => {
      window.dispatchEvent(new Event('visibilitychange'));
      return app.api.callsOf('listManagedPayouts').length;
    })
    .toBeGreaterThan(asked);
});
