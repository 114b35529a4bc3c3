import type { ManagedOrder, ManagedPerson } from '@boardwalk/api-client';
import { aCursorPage, aPerson, aSession, aUser, aUserId, failWith } from '@boardwalk/test-kit';
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
    buyer: { ...aPerson({ user_id: aUserId(4), nick_name: 'Kei Sato' }), is_active: true },
    refund_state: null,
    seller_id: null,
    fee: 0,
    provider: 'sandbox',
    payment_ref: null,
    ...overrides,
  };
}

function aManagedPerson(overrides: Partial<ManagedPerson> = {}): ManagedPerson {
  return {
    user_id: aUserId(5),
    nick_name: 'Kei Sato',
    profile_name: 'kei',
    avatar_url: null,
    email: 'noor@example.com',
    mobile: null,
    role: 0,
    special_invite: false,
    influencer: 0,
    expert: 0,
    pub_files: 3,
    is_active: true,
    second_step: null,
    created_at: '2026-03-14T09:26:53.000Z',
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

test('the buyer of an order leads to all of their orders, and a person is found by an address', async () => {
  const app = await mountApp('/orders', {
    ...asSuper,
    listManagedOrders: () => aCursorPage([anOrder()]),
    listPeople: ({ query }) =>
      aCursorPage(
        query.get('keyword') === 'noor@' ? [aManagedPerson({ user_id: aUserId(6), nick_name: 'Noor' })] : [],
      ),
  });
  await expect.element(page.getByText(aUserId(4))).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Orders of Kei Sato' }));
  await expect.poll(() => app.api.callsOf('listManagedOrders').at(-1)?.query.get('user_id')).toBe(aUserId(4));
  const field = page.getByRole('combobox', { name: /^Orders of: name/u });
  await expect.element(field).toHaveValue('Kei Sato');
  await userEvent.click(page.getByRole('button', { name: 'Show the orders of everybody' }));
  await expect.poll(app.address).toBe('/orders');
  await userEvent.fill(field, 'noor@');
  await expect.element(page.getByRole('option', { name: /Noor/u })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.poll(app.address).toBe(`/orders?user=${aUserId(6)}`);
  await expect.element(field).toHaveValue('Noor');
  await expectAccessible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'State' }), 'Paid');
  expect(app.address()).toBe(`/orders?user=${aUserId(6)}&state=paid`);
});

test('orders of a deleted account are found by its id', async () => {
  const app = await mountApp('/orders', {
    ...asSuper,
    listManagedOrders: () => aCursorPage([]),
    listPeople: () => aCursorPage([]),
  });
  const field = page.getByRole('combobox', { name: /^Orders of: name/u });
  await userEvent.fill(field, aUserId(9));
  await userEvent.click(page.getByRole('option', { name: aUserId(9) }));
  await expect.poll(app.address).toBe(`/orders?user=${aUserId(9)}`);
});

test('an order that fell back to paid, and a payment of an expired one, show their refund', async () => {
  const app = await mountApp('/orders', {
    ...asSuper,
    listManagedOrders: () =>
      aCursorPage([
        anOrder({ order_id: aUserId(1), refund_state: 'failed' }),
        anOrder({ order_id: aUserId(2), title: 'A year', state: 'expired', refund_state: 'asked' }),
        anOrder({ order_id: aUserId(3), title: 'Gone', state: 'refunded', refund_state: 'done' }),
      ]),
    listManagedRefunds: () => aCursorPage([]),
  });
  await expect.element(page.getByRole('cell', { name: 'Paid Refund failed' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Expired Refund waits' })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: 'Refunded', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^Refund / }).elements()).toHaveLength(0);
  await userEvent.click(page.getByRole('link', { name: 'See the refund of A year' }));
  await expect.poll(app.address).toBe(`/orders/refunds?order=${aUserId(2)}`);
  await expect
    .poll(() => app.api.callsOf('listManagedRefunds').at(-1)?.query.get('order_id'))
    .toBe(aUserId(2));
});

test('[ROLE-15] a general admin is not led to orders and mails, and is refused there', async () => {
  await mountApp('/orders', { listManagedOrders: () => failWith('super_admins_only') });
  await expect.element(page.getByText('Only super admins can do this.')).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Console' });
  await expect.element(places.getByRole('link', { name: 'Review' })).toBeVisible();
  expect(places.getByRole('link', { name: 'Orders' }).elements()).toHaveLength(0);
  expect(places.getByRole('link', { name: 'Goods' }).elements()).toHaveLength(0);
  expect(places.getByRole('link', { name: 'Mails' }).elements()).toHaveLength(0);
});
