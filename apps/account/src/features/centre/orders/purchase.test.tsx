import { failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import CentrePage from '../CentrePage.tsx';
import ReceiptPage from '../receipt/ReceiptPage.tsx';
import { anOrder, centreApi } from '../testing/centre-api.ts';
import { aCheckout, checkoutFrame, checkoutSays } from '../testing/checkout-frame.ts';

async function open(address: string, handlers: MockHandlers) {
  visit(`/user/account/v2?product=board&${address}`);
  return showPage(<CentrePage />, { ...centreApi(), startCheckout: () => aCheckout(), ...handlers });
}

async function buyVip() {
  await userEvent.click(page.getByRole('button', { name: /^Buy VIP for a month for \$6/u }));
  await expect.poll(checkoutFrame).not.toBeNull();
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
    await expect.element(page.getByText('VIP for a month is yours.')).toBeVisible();
    expect(checkoutFrame()).toBeNull();
    await expect.poll(() => api.callsOf('getMembership').length).toBe(2);
  });

  test('left without paying, it says that nothing was paid and the order is still open', async () => {
    await open('tab=WALLET', { createOrder: () => anOrder(), getOrder: () => anOrder() });
    await buyVip();
    checkoutSays({ type: 'close', data: { needRefresh: false } });
    await expect.element(page.getByText(/^Nothing was paid. The order stays open until/u)).toBeVisible();
  });

  test('[PAY-01] messages of others close nothing', async () => {
    await open('tab=WALLET', { createOrder: () => anOrder(), getOrder: () => anOrder() });
    await buyVip();
    checkoutSays({ type: 'close', data: {} }, { origin: 'https://evil.example' });
    checkoutSays({ type: 'close', data: {} }, { source: window });
    expect(checkoutFrame()).not.toBeNull();
  });

  test('when the server cannot be asked what became of it, that is said, and what is paid is looked at again', async () => {
    const api = await open('tab=WALLET', {
      createOrder: () => anOrder(),
      getOrder: () => failWith('unavailable'),
    });
    await buyVip();
    checkoutSays({ type: 'close', data: { needRefresh: true } });
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(checkoutFrame()).toBeNull();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(dialog.getByText('Close', { exact: true }));
    await expect.poll(() => api.callsOf('getMembership').length).toBe(2);
  });

  test('a checkout closed while the first answer is on its way is forgotten; the next purchase shows its own', async () => {
    const first = Promise.withResolvers<ReturnType<typeof anOrder>>();
    let orders = 0;
    const second = { order_id: 'k7Qm3XpT9wRb', title: 'VIP for good' } as const;
    const api = await open('tab=WALLET', {
      createOrder: () => {
        orders += 1;
        return orders === 1 ? anOrder() : anOrder(second);
      },
      startCheckout: ({ path }) => aCheckout({ order_id: path.order_id }),
      getOrder: ({ path }) =>
        path.order_id === second.order_id ? anOrder({ ...second, state: 'paid' }) : first.promise,
    });
    await buyVip();
    checkoutSays({ type: 'close', data: { needRefresh: true } });
    await expect.element(page.getByText('Looking what became of the payment…')).toBeVisible();
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
    await buyVip();
    checkoutSays({ type: 'close', data: { needRefresh: true } });
    await expect.element(page.getByText('VIP for good is yours.')).toBeVisible();
    first.resolve(anOrder({ state: 'expired' }));
    // Both may have been paid: what is theirs is looked at after each.
    await expect.poll(() => api.callsOf('getMembership').length).toBe(3);
    await expect.element(page.getByText('VIP for good is yours.')).toBeVisible();
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

describe('a receipt', () => {
  test('says who paid what to whom, and can be printed', async () => {
    visit('/user/receipt?order=h3WqPnR8tXdM');
    const print = vi.fn<() => void>();
    await showPage(<ReceiptPage print={print} />, {
      ...centreApi(),
      getOrder: () =>
        anOrder({
          state: 'refunded',
          paid_at: '2026-03-14T09:28:10.000Z',
          team: { team_id: '2', name: 'Crew' },
        }),
    });
    await expect.element(page.getByRole('rowheader', { name: 'VIP for a month' })).toBeVisible();
    await expect.element(page.getByText('Lin Xia, member@example.com')).toBeVisible();
    await expect.element(page.getByText('Crew', { exact: true })).toBeVisible();
    expect(page.getByRole('cell', { name: '$6' }).elements()).toHaveLength(2);
    await userEvent.click(page.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('of an order that is not paid there is none', async () => {
    visit('/user/receipt?order=h3WqPnR8tXdM');
    await showPage(<ReceiptPage />, { ...centreApi(), getOrder: () => anOrder() });
    await expect.element(page.getByText('This order is not paid, so it has no receipt.')).toBeVisible();
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
    await expect.poll(checkoutFrame).not.toBeNull();
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
      team_ids: [] as string[],
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

test('a creator asks for a payout once, however often the answer is lost, and sees what became of others', async () => {
  visit('/user/account/v2?product=board&tab=DISTRIBUTION');
  let balance = 54_000;
  let [isLost, isWrong] = [true, true];
  const payout = {
    payout_id: 'p3WqPnR8tXdM',
    amount: 30_000,
    currency: 'CNY',
    payee: 'Account 6222',
    state: 'asked',
    created_at: '2026-03-14T09:26:53.000Z',
    settled_at: null,
    reference: null,
    reason: null,
  } as const;
  const settled = [
    { ...payout, payout_id: 'p1111111111x', state: 'paid', reference: 'TRX-7' },
    { ...payout, payout_id: 'p2222222222x', state: 'refused', reason: 'No such account.' },
  ] as const;
  const api = await showPage(<CentrePage />, {
    ...centreApi(),
    getWallet: () => ({ currency: 'CNY', balance, pending: 0 }),
    listPayouts: () => ({
      list: balance === 54_000 ? [...settled] : [payout, ...settled],
      next_cursor: '0',
      has_more: false,
    }),
    createPayout: () => {
      if (isLost) throw new TypeError('Failed to fetch');
      if (isWrong) return failWith('wrong_password');
      balance = 24_000;
      return payout;
    },
  });
  await expect.element(page.getByText(/Reference TRX-7/u)).toBeVisible();
  await expect.element(page.getByText(/No such account\./u)).toBeVisible();
  const ask = { name: 'Ask for a payout' };
  await userEvent.click(page.getByRole('button', ask));
  const dialog = page.getByRole('dialog', ask);
  await userEvent.fill(dialog.getByLabelText(/^Amount in CNY/u), '54.01');
  await userEvent.click(dialog.getByRole('button', ask));
  await expect.element(dialog.getByText('An amount from ¥10 to ¥54.')).toBeVisible();
  await expect.element(dialog.getByText(/^Say where to pay/u)).toBeVisible();
  await userEvent.fill(dialog.getByLabelText(/^Amount in CNY/u), '30');
  await userEvent.fill(dialog.getByLabelText(/^Where to/u), 'Account 6222');
  await userEvent.fill(dialog.getByLabelText(/^Your present password/u), 'blue kettle 7');
  await userEvent.click(dialog.getByRole('button', ask));
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  isLost = false;
  await userEvent.click(dialog.getByRole('button', ask));
  await expect.element(dialog.getByText('The password is not right.')).toBeVisible();
  isWrong = false;
  await userEvent.fill(dialog.getByLabelText(/^Your present password/u), 'correct horse 8');
  await userEvent.click(dialog.getByRole('button', ask));
  await expect.element(page.getByText('On its way')).toBeVisible();
  const calls = api.callsOf('createPayout');
  expect(calls.at(-1)?.body).toEqual({ amount: 30_000, payee: 'Account 6222', password: 'correct horse 8' });
  expect(new Set(calls.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});
