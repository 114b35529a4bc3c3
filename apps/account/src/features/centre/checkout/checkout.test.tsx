import { openUserChannel, type ApiClient } from '@boardwalk/api-client';
import { aTeam, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import { anOrder, centreApi } from '../testing/centre-api.ts';
import { aCheckout, checkoutFrame, checkoutSays } from '../testing/checkout-frame.ts';
import CheckoutPage from './CheckoutPage.tsx';
import { Payment } from './Payment.tsx';

describe('the checkout in the frame of a dialog', () => {
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
    seller: { user_id: 'AbCd3467yxTW', nick_name: 'Mina', avatar_url: null, profile_name: 'mina' },
  } as const;

  /** Shows the checkout, and what it says to the page around it. */
  async function openCheckout(address: string, handlers: MockHandlers) {
    visit(`/user/checkout?product=board&${address}`);
    const said: unknown[] = [];
    vi.spyOn(window.parent, 'postMessage').mockImplementation((...message: unknown[]) => {
      said.push(message);
    });
    const api = await showPage(<CheckoutPage />, {
      ...centreApi(),
      getGoods: () => goods,
      createOrder: () => anOrder(),
      startCheckout: () => aCheckout(),
      ...handlers,
    });
    return { api, said };
  }
  const origin = window.location.origin;
  const pay = async () => {
    await userEvent.click(page.getByRole('button', { name: /^Pay ¥12/u }));
    await expect.poll(checkoutFrame).not.toBeNull();
  };

  test('[PAY-01][PAY-02] says paySuccess to its own origin once the server has confirmed the payment', async () => {
    let state: 'paying' | 'paid' = 'paying';
    const { api, said } = await openCheckout('goods=template-k7Qm3XpT9wRb', {
      getOrder: () => anOrder({ state, title: 'Weekly retro' }),
    });
    await expect.element(page.getByText('Template by Mina')).toBeVisible();
    expect(api.callsOf('createOrder')).toHaveLength(0);
    await pay();
    checkoutSays({ type: 'paySuccess', data: { order_id: 'h3WqPnR8tXdM' } });
    await expect.poll(() => api.callsOf('getOrder').length).toBeGreaterThan(0);
    expect(said).toEqual([]);
    state = 'paid';
    await expect.element(page.getByText('Weekly retro is yours.')).toBeVisible();
    expect(said).toEqual([[{ type: 'paySuccess', data: { order_id: 'h3WqPnR8tXdM' } }, origin]]);
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    expect(said.at(-1)).toEqual([{ type: 'close', data: { needRefresh: true } }, origin]);
  });

  test('[PAY-04][PAY-06] closed half-way it offers to pay again, and asks to close without a reload', async () => {
    const { said } = await openCheckout('goods=template-k7Qm3XpT9wRb', { getOrder: () => anOrder() });
    await pay();
    checkoutSays({ type: 'close', data: {} });
    await expect.element(page.getByText(/^Nothing was paid. The order stays open until/u)).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Pay now' }));
    await expect.poll(checkoutFrame).not.toBeNull();
    checkoutSays({ type: 'close', data: {} });
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    expect(said).toEqual([[{ type: 'close', data: { needRefresh: false } }, origin]]);
  });

  test('when the session ends there, one signs in again and comes back to what was to be bought', async () => {
    await openCheckout('goods=template-k7Qm3XpT9wRb', {});
    await expect.element(page.getByText('Weekly retro')).toBeVisible();
    // Somebody else logs in with this browser.
    const other = openUserChannel(() => undefined);
    other.announce('other3333333');
    const way = page.getByRole('link', { name: 'Log in' });
    await expect.element(way).toHaveAttribute('target', '_top');
    await expect
      .element(way)
      .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('goods=template-k7Qm3XpT9wRb')));
    other.close();
  });

  test('somebody back from a payment that is not confirmed yet looks again', async () => {
    let state: 'paying' | 'paid' = 'paying';
    // The pauses between two questions are left out.
    const wait = window.setTimeout.bind(window);
    const waitShort = (run: () => void, ms?: number) => wait(run, ms === 750 ? 0 : ms);
    vi.spyOn(window, 'setTimeout').mockImplementation(waitShort as typeof setTimeout);
    const { said } = await openCheckout('order=h3WqPnR8tXdM&outcome=success', {
      getOrder: () => anOrder({ state }),
    });
    await expect.element(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
    // Closed now, what the page around shows may be out of date.
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    expect(said).toEqual([[{ type: 'close', data: { needRefresh: true } }, origin]]);
    state = 'paid';
    await userEvent.click(page.getByRole('button', { name: 'Look again' }));
    await expect.element(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  test('a payment page that refuses frames opens in a window of its own, which alone is listened to', async () => {
    const other = document.createElement('iframe');
    document.body.append(other);
    const openWindow = vi.spyOn(window, 'open').mockReturnValue(other.contentWindow);
    const { api } = await openCheckout('goods=template-k7Qm3XpT9wRb', {
      startCheckout: () => aCheckout({ display: 'page', url: 'https://pay.example/c/1' }),
      getOrder: () => anOrder({ state: 'paid' }),
    });
    await userEvent.click(page.getByRole('button', { name: /^Pay ¥12/u }));
    await userEvent.click(page.getByRole('button', { name: 'Open the payment page' }));
    expect(openWindow).toHaveBeenCalledWith('https://pay.example/c/1', '_blank');
    checkoutSays({ type: 'paySuccess' }, { source: window });
    checkoutSays({ type: 'paySuccess' }, { source: other.contentWindow, origin: 'https://evil.example' });
    expect(api.callsOf('getOrder')).toHaveLength(0);
    checkoutSays({ type: 'paySuccess' }, { source: other.contentWindow });
    await expect.element(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    other.remove();
  });

  test('a new tab that the browser blocks gives way to a plain link, and the server is asked', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const { said } = await openCheckout('goods=template-k7Qm3XpT9wRb', {
      startCheckout: () => aCheckout({ display: 'page', url: '#paid-elsewhere' }),
      getOrder: () => anOrder(),
    });
    await userEvent.click(page.getByRole('button', { name: /^Pay ¥12/u }));
    await userEvent.click(page.getByRole('button', { name: 'Open the payment page' }));
    await expect.element(page.getByText(/^Your browser did not open the new tab/u)).toBeVisible();
    const link = page.getByRole('link', { name: 'Open the payment page' });
    await expect.element(link).toHaveAttribute('target', '_blank');
    // Followed here, it would open a tab.
    link.element().addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await userEvent.click(page.getByRole('button', { name: 'Look again' }));
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    expect(said).toEqual([[{ type: 'close', data: { needRefresh: true } }, origin]]);
  });

  test('back from the payment page by the button of the browser, the server is asked what became of it', async () => {
    const went: string[] = [];
    const left: boolean[] = [];
    await showPage(
      <Payment
        client={{} as ApiClient}
        checkout={aCheckout({ display: 'page', url: 'https://pay.example/c/1' })}
        isInFrame={false}
        go={(url) => went.push(url)}
        onLeft={(isSaidPaid) => left.push(isSaidPaid)}
      />,
    );
    await expect.poll(() => went).toEqual(['https://pay.example/c/1']);
    const link = page.getByRole('link', { name: 'Open the payment page' });
    await expect.element(link).toHaveAttribute('href', 'https://pay.example/c/1');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(left).toEqual([]);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(left).toEqual([false]);
  });

  test('without goods it offers the plans, and what a membership brings', async () => {
    const { api } = await openCheckout('', {});
    await expect.element(page.getByText('As many boards as you like, not 10')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Buy VIP for a month for $6' }));
    await expect.poll(checkoutFrame).not.toBeNull();
    expect(api.callsOf('createOrder')[0]?.body).toEqual({ goods_id: 'plan-month' });
  });

  test('[ROLE-33] a plan is bought for a team in which one may buy, with what that means; the address may name it', async () => {
    const crew = aTeam({ id: '2', name: 'Crew', type: 3, privileges: ['TeamView', 'TeamBuy'] });
    const team = { team_id: '2', name: 'Crew' };
    const { api } = await openCheckout('team=2', {
      listTeams: () => ({
        list: [
          aTeam({ id: '1', name: 'Mine', privileges: ['TeamView', 'TeamBuy'] }),
          crew,
          aTeam({ id: '3', name: 'Readers', type: 3, privileges: ['TeamView'] }),
        ],
      }),
      createOrder: () => anOrder({ team }),
      getOrder: () => anOrder({ team, state: 'paid' }),
    });
    await expect
      .element(page.getByText('Crew has no limits, no matter who owns it.', { exact: false }))
      .toBeVisible();
    await userEvent.click(page.getByRole('combobox', { name: 'For' }));
    expect(
      page
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Myself', 'Crew']);
    await userEvent.click(page.getByRole('option', { name: 'Myself' }));
    await expect.element(page.getByText(/^You become a VIP/u)).toBeVisible();
    await userEvent.click(page.getByRole('combobox', { name: 'For' }));
    await userEvent.click(page.getByRole('option', { name: 'Crew' }));
    await userEvent.click(page.getByRole('button', { name: 'Buy VIP for a month for $6' }));
    await expect
      .poll(() => api.callsOf('createOrder')[0]?.body)
      .toEqual({ goods_id: 'plan-month', team_id: '2' });
    await expect.poll(checkoutFrame).not.toBeNull();
    checkoutSays({ type: 'paySuccess', data: { order_id: 'h3WqPnR8tXdM' } });
    await expect.element(page.getByText('VIP for a month is bought for Crew.')).toBeVisible();
  });

  test('[ROLE-33] a template is bought for a team at the same price, with what that means', async () => {
    const crew = aTeam({ id: '2', name: 'Crew', type: 3, privileges: ['TeamView', 'TeamBuy'] });
    const { api } = await openCheckout('goods=template-k7Qm3XpT9wRb', {
      // What one has oneself can still be bought for a team.
      getGoods: () => ({ ...goods, owned: true }),
      listTeams: () => ({ list: [crew] }),
    });
    await expect.element(page.getByText('You have this already.')).toBeVisible();
    await userEvent.click(page.getByRole('combobox', { name: 'For' }));
    await userEvent.click(page.getByRole('option', { name: 'Crew' }));
    await expect.element(page.getByText(/^Everyone in Crew can copy it/u)).toBeVisible();
    await expect.element(page.getByText(/^As long as nobody in the team has copied it/u)).toBeVisible();
    await pay();
    expect(api.callsOf('createOrder')[0]?.body).toEqual({ goods_id: goods.goods_id, team_id: '2' });
  });

  test('[ROLE-33] a template that the chosen team has is not sold to it again; the way leads to its templates', async () => {
    const team = (id: string, name: string) =>
      aTeam({ id, name, type: 3, privileges: ['TeamView', 'TeamBuy'] });
    const { api } = await openCheckout('goods=template-k7Qm3XpT9wRb&team=2', {
      getGoods: () => ({ ...goods, team_ids: ['2'] }),
      listTeams: () => ({ list: [team('2', 'Crew'), team('3', 'Quay')] }),
    });
    await expect.element(page.getByText('The team has this already.')).toBeVisible();
    const way = page.getByRole('link', { name: 'See the team’s templates' });
    await expect.element(way).toHaveAttribute('href', '/app/home/team/2#templates');
    await expect.element(way).toHaveAttribute('target', '_top');
    expect(page.getByRole('button', { name: /^Pay/u }).elements()).toHaveLength(0);
    await userEvent.click(page.getByRole('combobox', { name: 'For' }));
    await userEvent.click(page.getByRole('option', { name: 'Quay' }));
    await pay();
    expect(api.callsOf('createOrder')[0]?.body).toEqual({ goods_id: goods.goods_id, team_id: '3' });
  });

  test('a plan that one has and that is on sale no more is not sold to a team', async () => {
    const crew = aTeam({ id: '2', name: 'Crew', type: 3, privileges: ['TeamView', 'TeamBuy'] });
    const { api } = await openCheckout('team=2', {
      listTeams: () => ({ list: [crew] }),
      listGoods: () => ({
        list: [
          {
            ...goods,
            goods_id: 'plan-life',
            kind: 'plan',
            name: 'VIP for life',
            on_sale: false,
            owned: true,
          },
        ],
      }),
    });
    await expect.element(page.getByRole('combobox', { name: 'For' })).toBeVisible();
    await expect.element(page.getByText('No plans are sold here at the moment.')).toBeVisible();
    await userEvent.click(page.getByRole('combobox', { name: 'For' }));
    await userEvent.click(page.getByRole('option', { name: 'Myself' }));
    await expect.element(page.getByText('VIP for life')).toBeVisible();
    expect(page.getByRole('button', { name: /^Buy/u }).elements()).toHaveLength(0);
    expect(api.callsOf('createOrder')).toHaveLength(0);
  });

  test('a plan for a team in which one may not buy is not sold for oneself instead, unless one chooses that', async () => {
    await openCheckout('team=3', {
      listTeams: () => ({
        list: [
          aTeam({ id: '1', name: 'Mine', privileges: ['TeamView', 'TeamBuy'] }),
          aTeam({ id: '3', name: 'Readers', type: 3, privileges: ['TeamView'] }),
        ],
      }),
    });
    const buy = page.getByRole('button', { name: /^Buy/u });
    await expect
      .element(page.getByText('You cannot buy a plan for this team.', { exact: false }))
      .toBeVisible();
    expect(buy.elements()).toHaveLength(0);
    await userEvent.click(page.getByRole('button', { name: 'See plans for yourself' }));
    await expect.element(buy.first()).toBeVisible();
  });

  test('a try after a lost answer places no second order', async () => {
    let isOffline = true;
    const { api } = await openCheckout('goods=template-k7Qm3XpT9wRb', {
      createOrder: () => {
        if (!isOffline) return anOrder();
        throw new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(page.getByRole('button', { name: /^Pay ¥12/u }));
    await expect.element(page.getByRole('alert')).toBeVisible();
    isOffline = false;
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.poll(checkoutFrame).not.toBeNull();
    const keys = api.callsOf('createOrder').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/u);
  });
});
