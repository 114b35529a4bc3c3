import { failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from '../CentrePage.tsx';
import { anOrder, centreApi } from '../testing/centre-api.ts';

const checkout = {
  order_id: 'h3WqPnR8tXdM',
  provider: 'sandbox',
  url: '/checkout/sandbox/4Vb0yq',
  display: 'frame',
  expires_at: '2026-03-14T09:56:53.000Z',
} as const;

async function open(address: string, handlers: MockHandlers) {
  visit(`/user/account/v2?product=board&${address}`);
  return showPage(<CentrePage />, { ...centreApi(), startCheckout: () => checkout, ...handlers });
}

const frame = () => document.querySelector<HTMLIFrameElement>('iframe[src*="/checkout/sandbox/"]');

/** A message as the page of the checkout sends it. */
function checkoutSays(data: unknown, from: { origin?: string; source?: Window | null } = {}) {
  const { origin = window.location.origin, source = frame()?.contentWindow ?? null } = from;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

async function buyVip() {
  await userEvent.click(page.getByRole('button', { name: /^Buy VIP for a month for \$6/u }));
  await expect.poll(frame).not.toBeNull();
}

describe('buying a membership', () => {
  test('places the order, shows its checkout, and believes the server, not the page', async () => {
    let state: 'paying' | 'paid' = 'paying';
    let orders = 0;
    const api = await open('tab=WALLET', {
      createOrder: () => anOrder({ state: 'created' }),
      getOrder: () => {
        orders += 1;
        // The provider’s event takes a moment.
        if (orders === 2) state = 'paid';
        return anOrder({ state });
      },
    });
    await buyVip();
    const [order] = api.callsOf('createOrder');
    expect(order?.body).toEqual({ goods_id: 'plan-month' });
    expect(order?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/u);
    checkoutSays({ type: 'paySuccess', data: { order_id: 'h3WqPnR8tXdM' } });
    checkoutSays({ type: 'close', data: { needRefresh: true } });
    await expect.element(page.getByText('Thank you. VIP for a month is yours.')).toBeVisible();
    expect(frame()).toBeNull();
    await expect.poll(() => api.callsOf('getMembership').length).toBe(2);
  });

  test('left without paying, it says that nothing was paid and the order is still open', async () => {
    await open('tab=WALLET', { createOrder: () => anOrder(), getOrder: () => anOrder() });
    await buyVip();
    checkoutSays({ type: 'close', data: { needRefresh: false } });
    await expect.element(page.getByText(/^Nothing was paid. The order stays open until/u)).toBeVisible();
  });

  test('messages of others close nothing', async () => {
    await open('tab=WALLET', { createOrder: () => anOrder(), getOrder: () => anOrder() });
    await buyVip();
    checkoutSays({ type: 'close', data: {} }, { origin: 'https://evil.example' });
    checkoutSays({ type: 'close', data: {} }, { source: window });
    expect(frame()).not.toBeNull();
  });

  test('when the server cannot be asked what became of it, that is said, and what is paid is looked at again', async () => {
    const api = await open('tab=WALLET', {
      createOrder: () => anOrder(),
      getOrder: () => failWith('unavailable'),
    });
    await buyVip();
    checkoutSays({ type: 'close', data: { needRefresh: true } });
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(frame()).toBeNull();
    await expect.poll(() => api.callsOf('getMembership').length).toBe(2);
  });

  test('a second purchase left while the first is still asked about is asked about as well, and only it is shown', async () => {
    const first = Promise.withResolvers<ReturnType<typeof anOrder>>();
    let orders = 0;
    const second = { order_id: 'k7Qm3XpT9wRb', title: 'VIP for good' } as const;
    const api = await open('tab=WALLET', {
      createOrder: () => {
        orders += 1;
        return orders === 1 ? anOrder() : anOrder(second);
      },
      startCheckout: ({ path }) => ({ ...checkout, order_id: path.order_id }),
      getOrder: ({ path }) =>
        path.order_id === second.order_id ? anOrder({ ...second, state: 'paid' }) : first.promise,
    });
    await buyVip();
    checkoutSays({ type: 'close', data: { needRefresh: true } });
    await expect.poll(frame).toBeNull();
    await expect.poll(() => api.callsOf('getOrder').length).toBe(1);
    await buyVip();
    checkoutSays({ type: 'close', data: { needRefresh: true } });
    await expect.element(page.getByText('Thank you. VIP for good is yours.')).toBeVisible();
    first.resolve(anOrder({ state: 'expired' }));
    // Both may have been paid: what is theirs is looked at after each.
    await expect.poll(() => api.callsOf('getMembership').length).toBe(3);
    await expect.element(page.getByText('Thank you. VIP for good is yours.')).toBeVisible();
  });

  test('an order whose time is over says so', async () => {
    await open('tab=WALLET', {
      createOrder: () => anOrder(),
      getOrder: () => anOrder({ state: 'expired' }),
    });
    await buyVip();
    checkoutSays({ type: 'close', data: { needRefresh: false } });
    await expect.element(page.getByText('Nothing was paid, and the order is closed.')).toBeVisible();
  });

  test('what is not sold says so', async () => {
    await open('tab=WALLET', { createOrder: () => failWith('goods_not_sold') });
    await userEvent.click(page.getByRole('button', { name: /^Buy VIP for a month for \$6/u }));
    await expect.element(page.getByRole('alert')).toHaveTextContent('This is not for sale any more.');
  });
});

describe('orders', () => {
  const page1 = (list: ReturnType<typeof anOrder>[]) => () => ({ list, next_cursor: '0', has_more: false });

  test('each says what, when, how much and how far it is; one that waits can be paid', async () => {
    const api = await open('tab=ORDER', {
      listOrders: page1([
        anOrder(),
        anOrder({
          order_id: 'k7Qm3XpT9wRb',
          title: 'Retro',
          state: 'paid',
          paid_at: '2026-03-14T09:28:10.000Z',
        }),
      ]),
    });
    const list = page.getByRole('list', { name: 'Orders' });
    await expect.element(list.getByText('Not paid')).toBeVisible();
    await expect.element(list.getByText('Paid', { exact: true })).toBeVisible();
    await expect.element(list.getByText(/Order k7Qm3XpT9wRb$/u)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Pay for VIP for a month' }));
    await expect.poll(frame).not.toBeNull();
    expect(api.callsOf('createOrder')).toHaveLength(0);
  });

  test('one that waits can be cancelled', async () => {
    let state: 'paying' | 'cancelled' = 'paying';
    await open('tab=ORDER', {
      listOrders: () => page1([anOrder({ state })])(),
      cancelOrder: () => {
        state = 'cancelled';
        return anOrder({ state });
      },
    });
    await userEvent.click(page.getByRole('button', { name: 'Cancel the order of VIP for a month' }));
    await expect.element(page.getByText('Cancelled')).toBeVisible();
  });

  test('a further part that arrives after the list was loaded again is left out: it goes on from another list', async () => {
    const further = Promise.withResolvers<ReturnType<ReturnType<typeof page1>>>();
    let isCancelled = false;
    const api = await open('tab=ORDER', {
      listOrders: ({ query }) =>
        query.get('cursor') === '0'
          ? { list: [anOrder(isCancelled ? { state: 'cancelled' } : {})], next_cursor: '7', has_more: true }
          : further.promise,
      cancelOrder: () => {
        isCancelled = true;
        return anOrder({ state: 'cancelled' });
      },
    });
    await userEvent.click(page.getByRole('button', { name: 'Show more' }));
    await expect.poll(() => api.callsOf('listOrders').length).toBe(2);
    await userEvent.click(page.getByRole('button', { name: 'Cancel the order of VIP for a month' }));
    await expect.element(page.getByText('Cancelled')).toBeVisible();
    further.resolve({
      list: [anOrder({ order_id: 'k7Qm3XpT9wRb', title: 'Retro' })],
      next_cursor: '0',
      has_more: false,
    });
    await expect.element(page.getByRole('button', { name: 'Show more' })).toBeEnabled();
    await expect.element(page.getByText('Cancelled')).toBeVisible();
    await expect.element(page.getByText('Retro')).not.toBeInTheDocument();
  });

  test('without any it says what will stand here', async () => {
    await open('tab=ORDER', {});
    await expect.element(page.getByText('No orders yet')).toBeVisible();
  });

  test('an address that names goods shows them before anything is ordered', async () => {
    const goods = {
      goods_id: 'template-k7Qm3XpT9wRb',
      kind: 'template',
      name: 'Weekly retro',
      days: null,
      price: 12_000,
      currency: 'CNY',
      on_sale: true,
      owned: false,
      file_key: 'k7Qm3XpT9wRb',
      seller: null,
    } as const;
    const api = await open('tab=ORDER&goods=template-k7Qm3XpT9wRb', {
      getGoods: () => goods,
      createOrder: () => anOrder({ goods_id: goods.goods_id }),
    });
    const dialog = page.getByRole('dialog', { name: 'Your order' });
    await expect.element(dialog.getByText('Weekly retro')).toBeVisible();
    expect(api.callsOf('createOrder')).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: /^Pay ¥12/u }));
    await expect.poll(() => api.callsOf('createOrder')[0]?.body).toEqual({ goods_id: goods.goods_id });
    expect(window.location.search).toBe('?product=board&tab=ORDER');
  });
});
