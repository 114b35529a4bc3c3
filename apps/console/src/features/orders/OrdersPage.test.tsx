import type { ManagedOrder } from '@boardwalk/api-client';
import { aCursorPage, aSession, aUser, aUserId, failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

function anOrder(overrides: Partial<ManagedOrder> = {}): ManagedOrder {
  return {
    order_id: 'o3333333333333333333',
    goods_id: 'vip_month',
    kind: 'plan',
    title: 'Membership for a month',
    days: 30,
    file_key: null,
    team: null,
    amount: 25_000,
    currency: 'CNY',
    state: 'paid',
    created_at: '2026-03-14T09:26:53.000Z',
    expires_at: '2026-03-14T09:56:53.000Z',
    paid_at: '2026-03-14T09:27:53.000Z',
    closed_at: null,
    returnable_until: null,
    buyer_id: aUserId(4),
    seller_id: null,
    fee: 0,
    provider: 'sandbox',
    payment_ref: null,
    ...overrides,
  };
}

const asSuper = { getSession: () => aSession({ user: aUser({ role: 1 }) }) };

test('[PROD-22] a super admin sees all orders by state and refunds a paid one with a reason; all of it is accessible', async () => {
  let isRefunded = false;
  const app = await mountApp('/orders', {
    ...asSuper,
    listManagedOrders: () =>
      aCursorPage([
        anOrder(isRefunded ? { state: 'refunding' } : {}),
        anOrder({ order_id: 'o2', state: 'expired' }),
      ]),
    refundOrder: () => {
      isRefunded = true;
      return anOrder({ state: 'refunding' });
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Refund Membership for a month' }));
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  await expect.element(dialog.getByText('Say why the order is refunded.')).toBeVisible();
  await userEvent.fill(dialog.getByRole('textbox'), 'Bought twice.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  await expect.element(page.getByRole('cell', { name: 'Refund under way' })).toBeVisible();
  expect(app.api.callsOf('refundOrder')[0]?.body).toEqual({ reason: 'Bought twice.' });
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
  await expectAccessible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), 'Refund under way');
  await expect.poll(() => app.api.callsOf('listManagedOrders').at(-1)?.query.get('state')).toBe('refunding');
});

test('a refund that the server refuses says why in the dialog', async () => {
  await mountApp('/orders', {
    ...asSuper,
    listManagedOrders: () => aCursorPage([anOrder()]),
    refundOrder: () => failWith('order_not_refundable'),
  });
  await userEvent.click(page.getByRole('button', { name: 'Refund Membership for a month' }));
  const dialog = page.getByRole('dialog');
  await userEvent.fill(dialog.getByRole('textbox'), 'Bought twice.');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
  await expect.element(dialog.getByText('This order cannot be refunded any more.')).toBeVisible();
});

test('[ROLE-15] a general admin is not led to orders and mails, and is refused there', async () => {
  await mountApp('/orders', { listManagedOrders: () => failWith('super_admins_only') });
  await expect.element(page.getByText('Only super admins can do this.')).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Console' });
  await expect.element(places.getByRole('link', { name: 'Review' })).toBeVisible();
  expect(places.getByRole('link', { name: 'Orders' }).elements()).toHaveLength(0);
  expect(places.getByRole('link', { name: 'Mails' }).elements()).toHaveLength(0);
});
