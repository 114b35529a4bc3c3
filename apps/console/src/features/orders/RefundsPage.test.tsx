import type { ManagedRefund } from '@boardwalk/api-client';
import { aCursorPage, aPerson, aSession, aUser, aUserId, failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

function aRefund(overrides: Partial<ManagedRefund> = {}): ManagedRefund {
  return {
    refund_id: 'r33333333333',
    order: { order_id: 'h33333333333', title: 'A canvas', kind: 'template', state: 'paid' },
    buyer: { ...aPerson({ user_id: aUserId(4), nick_name: 'Kei Sato' }), is_active: true },
    amount: 12_000,
    currency: 'CNY',
    cause: 'admin',
    reason: 'Charged twice',
    state: 'failed',
    failure: 'The card is closed.',
    attempts: 1,
    next_attempt_at: null,
    provider: 'stripe',
    payment_ref: 'pi_1',
    provider_ref: 're_1',
    created_at: '2026-03-14T09:26:53.000Z',
    settled_at: '2026-03-14T09:27:53.000Z',
    settled_by: null,
    note: null,
    can_retry: true,
    can_settle: true,
    ...overrides,
  };
}

const waiting = aRefund({
  refund_id: 'r44444444444',
  order: { order_id: 'h44444444444', title: 'A month', kind: 'plan', state: 'expired' },
  cause: 'stray',
  reason: 'the order is cancelled',
  state: 'asked',
  failure: 'Stripe did not answer refunds',
  attempts: 3,
  next_attempt_at: '2026-03-14T10:00:00.000Z',
  settled_at: null,
  can_settle: false,
});

const asSuper = { getSession: () => aSession({ user: aUser({ role: 1 }) }) };

test('refunds that are not done say whose they are, why, how often they were sent and when next; all of it is accessible', async () => {
  const app = await mountApp('/orders', {
    ...asSuper,
    listManagedOrders: () => aCursorPage([]),
    listManagedRefunds: () => aCursorPage([aRefund(), waiting]),
  });
  await userEvent.click(page.getByRole('link', { name: 'Refunds' }));
  await expect.element(page.getByRole('heading', { name: 'Refunds', level: 1 })).toBeVisible();
  expect(app.api.callsOf('listManagedRefunds')[0]?.query.get('state')).toBe('open');
  await expect.element(page.getByRole('rowheader', { name: 'A canvas h33333333333 · Paid' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Refunded by an admin Charged twice' })).toBeVisible();
  await expect.element(page.getByText('The card is closed.')).toBeVisible();
  await expect.element(page.getByText('Sent 3 times')).toBeVisible();
  await expect.element(page.getByText(/^Next attempt: Mar 14, 2026/u)).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '¥12' }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Orders of Kei Sato' }).first()).toBeVisible();
  await expectAccessible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), 'Refund done');
  await expect.poll(() => app.api.callsOf('listManagedRefunds').at(-1)?.query.get('state')).toBe('done');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), 'All states');
  await expect.poll(() => app.api.callsOf('listManagedRefunds').at(-1)?.query.has('state')).toBe(false);
});

test('a refund is sent again, and what came of it is said', async () => {
  let answer: Partial<ManagedRefund> = { state: 'asked' };
  const app = await mountApp('/orders/refunds', {
    ...asSuper,
    listManagedRefunds: () =>
      aCursorPage([waiting, aRefund({ state: 'sent', failure: null, can_settle: false })]),
    retryRefund: () => aRefund(answer),
  });
  const again = page.getByRole('button', { name: 'Send again: refund of A month' });
  for (const [state, words] of [
    ['asked', /did not take the refund now/u],
    ['failed', /cannot make this refund/u],
    ['sent', /is at the payment provider/u],
    ['done', /The refund is done\./u],
  ] as const) {
    answer = { state };
    await userEvent.click(again);
    await expect.element(page.getByText(words).first()).toBeVisible();
  }
  expect(app.api.callsOf('retryRefund')).toHaveLength(4);
  // One at the provider is asked about, and not settled by hand.
  await expect
    .element(page.getByRole('button', { name: 'Ask the provider: refund of A canvas' }))
    .toBeVisible();
  expect(page.getByRole('button', { name: /^Settle/u }).elements()).toHaveLength(0);
});

test('what the server refuses is said, and the list shows how things stand', async () => {
  let refund = aRefund();
  await mountApp('/orders/refunds', {
    ...asSuper,
    listManagedRefunds: () => aCursorPage([refund]),
    retryRefund: () => {
      refund = aRefund({ state: 'owed', can_retry: false });
      return failWith('refund_not_repeatable');
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Send again: refund of A canvas' }));
  await expect.element(page.getByText(/This refund cannot be sent again/u).first()).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Refund owed' })).toBeVisible();
});

test('a failed refund is settled by hand with a note, by keyboard', async () => {
  let refund = aRefund();
  let isRefused = true;
  const app = await mountApp('/orders/refunds?order=h33333333333', {
    ...asSuper,
    listManagedRefunds: () => aCursorPage([refund]),
    settleRefund: () => {
      if (isRefused) return failWith('refund_not_by_hand');
      refund = aRefund({
        state: 'done',
        settled_by: aPerson({ nick_name: 'Mira' }),
        note: 'TRX-7',
        can_retry: false,
        can_settle: false,
      });
      return refund;
    },
  });
  const open = page.getByRole('button', { name: 'Settle by hand: refund of A canvas' });
  await expect.element(open).toBeVisible();
  (open.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Settle the refund of Kei Sato by hand' });
  await expect.element(dialog.getByText(/First send ¥12 to Kei Sato/u)).toBeVisible();
  await expect.element(dialog.getByText(/is then taken back from the buyer/u)).toBeVisible();
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Settle by hand' }));
  await expect.element(dialog.getByText('Say how the money went back.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox'), 'TRX-7');
  await userEvent.click(dialog.getByRole('button', { name: 'Settle by hand' }));
  await expect.element(dialog.getByText(/cannot be settled by hand/u)).toBeVisible();
  isRefused = false;
  await userEvent.click(dialog.getByRole('button', { name: 'Settle by hand' }));
  await expect.element(page.getByText('By hand, Mira: TRX-7')).toBeVisible();
  expect(app.api.callsOf('settleRefund').at(-1)?.body).toEqual({ note: 'TRX-7' });
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: /Only of order h33333333333/u }));
  await expect.poll(app.address).toBe('/orders/refunds');
});

test.each([
  [aRefund({ state: 'owed', can_retry: false }), 'The order stays as it is.'],
  [aRefund({ cause: 'stray', reason: null }), 'The order stays as it is.'],
  [aRefund({ state: 'asked', can_retry: false }), /at a provider that this site no longer uses/u],
])('before a refund is settled by hand, the dialog says what that does', async (refund, words) => {
  await mountApp('/orders/refunds', { ...asSuper, listManagedRefunds: () => aCursorPage([refund]) });
  await userEvent.click(page.getByRole('button', { name: 'Settle by hand: refund of A canvas' }));
  await expect.element(page.getByRole('dialog').getByText(words)).toBeVisible();
});

test('on a phone refunds are cards that do not scroll sideways', async () => {
  await page.viewport(390, 844);
  await mountApp('/orders/refunds', {
    ...asSuper,
    listManagedRefunds: () => aCursorPage([aRefund(), waiting]),
  });
  await expect.element(page.getByRole('listitem').filter({ hasText: 'A month' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Settle by hand: refund of A canvas' }))
    .toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
  await page.viewport(1280, 720);
});
