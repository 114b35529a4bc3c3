import type { GoodsLogEntry, ManagedGoods } from '@boardwalk/api-client';
import { aCursorPage, aPerson, aSession, aUser, failWith } from '@boardwalk/test-kit';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, mountApp } from '../../../test/mount.tsx';

const texts = (text: string) => ({
  'zh-CN': text,
  'en-US': text,
  'ja-JP': text,
  'ko-KR': text,
  'es-ES': text,
});

function someGoods(overrides: Partial<ManagedGoods> = {}): ManagedGoods {
  return {
    goods_id: 'plan-month',
    kind: 'plan',
    names: texts('A month'),
    days: 30,
    price: 6_000,
    currency: 'USD',
    sort_order: 10,
    created_at: '2026-03-14T09:26:53.000Z',
    updated_at: '2026-03-14T09:26:53.000Z',
    retired_at: null,
    ...overrides,
  };
}

function anEntry(id: string, action: GoodsLogEntry['action'], goods: ManagedGoods): GoodsLogEntry {
  return {
    log_id: id,
    admin: aPerson({ nick_name: 'Mira' }),
    action,
    goods,
    created_at: '2026-03-14T09:26:53.000Z',
  };
}

const RETIRED = '2026-03-20T09:26:53.000Z';
const old = someGoods({ goods_id: 'plan-week', names: texts('A week'), days: 7, retired_at: RETIRED });
const forLife = someGoods({ goods_id: 'lifetime', kind: 'lifetime', names: texts('For life'), days: null });
const asSuper = { getSession: () => aSession({ user: aUser({ role: 1 }) }) };
const list = (...goods: ManagedGoods[]) => ({ list: goods, currency: 'USD' as const });
const listGoodsLog = () => aCursorPage<GoodsLogEntry>([]);

test('goods are listed with what they cost, in which currency and for how long; all of it is accessible', async () => {
  const app = await mountApp('/goods', {
    ...asSuper,
    listManagedGoods: () => list(someGoods(), forLife, old),
  });
  const places = page.getByRole('navigation', { name: 'Console' });
  await expect.element(places.getByRole('link', { name: 'Goods' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'A month $6 30 days USD' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'For life $6 Lifetime membership USD' })).toBeVisible();
  expect(page.getByRole('link', { name: /A week/u }).elements()).toHaveLength(0);
  await expectAccessible();
  await userEvent.click(page.getByRole('link', { name: 'Retired' }));
  await expect.element(page.getByRole('link', { name: 'A week $6 7 days USD' })).toBeVisible();
  expect(app.address()).toBe('/goods?show=retired');
});

test('a price is changed in units of the currency, and the history says what was before', async () => {
  let goods = someGoods();
  const log = [anEntry('1', 'create', someGoods())];
  const app = await mountApp('/goods/plan-month', {
    ...asSuper,
    listManagedGoods: () => list(goods),
    listGoodsLog: () => aCursorPage(log),
    updateGoods: ({ body }) => {
      goods = { ...goods, ...body };
      log.unshift(anEntry('2', 'update', goods));
      return goods;
    },
  });
  const price = page.getByRole('textbox', { name: 'Price (USD)' });
  await expect.element(price).toHaveValue('6.00');
  await expect.element(price).toHaveAccessibleDescription(/\$.*Orders that were placed keep their price/u);
  await expectAccessible();
  await userEvent.fill(price, '0.5');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('Give a price from $1 to $100,000.')).toBeVisible();
  expect(app.api.callsOf('updateGoods')).toHaveLength(0);
  await userEvent.fill(price, '6.50');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByText('The changes are saved.')).toBeVisible();
  expect(app.api.callsOf('updateGoods')[0]?.body).toEqual({
    names: texts('A month'),
    days: 30,
    price: 6_500,
    sort_order: 10,
  });
  const history = page.getByRole('region', { name: 'History' });
  await expect.element(history.getByText('Price (USD): $6 → $6.50')).toBeVisible();
  await expect.element(history.getByText('Put on sale', { exact: true })).toBeVisible();
});

test('of what another admin has changed meanwhile nothing is written over', async () => {
  let goods = someGoods();
  const app = await mountApp('/goods/plan-month', {
    ...asSuper,
    listManagedGoods: () => list(goods),
    listGoodsLog,
    updateGoods: () => goods,
  });
  const days = page.getByRole('spinbutton', { name: 'Days' });
  await userEvent.fill(days, '31');
  goods = someGoods({ price: 7_000 });
  window.dispatchEvent(new Event('focus'));
  await expect.element(page.getByRole('textbox', { name: 'Price (USD)' })).toHaveValue('7.00');
  await expect.element(days).toHaveValue('31');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.poll(() => app.api.callsOf('updateGoods')[0]?.body).toMatchObject({ days: 31, price: 7_000 });
});

test('new goods need an id, names and a price; what is wrong stands at its field, what is refused above the form', async () => {
  let goods = [someGoods()];
  let isTaken = true;
  const app = await mountApp('/goods', {
    ...asSuper,
    listManagedGoods: () => list(...goods),
    listGoodsLog,
    createGoods: ({ body }) => {
      if (isTaken) return failWith('goods_exist');
      const made = someGoods(body);
      goods = [...goods, made];
      return made;
    },
  });
  await userEvent.click(page.getByRole('link', { name: 'Add' }));
  const id = page.getByRole('textbox', { name: 'ID' });
  await userEvent.fill(id, 'Plan 1');
  const add = page.getByRole('button', { name: 'Add' });
  await userEvent.click(add);
  await expect.element(page.getByText(/Use 2 to 40 small letters/u)).toBeVisible();
  await expect.poll(() => page.getByText('Write it in every language.').elements()).toHaveLength(5);
  await expect.element(page.getByText(/^Give a price from/u)).toBeVisible();
  await expectAccessible();
  await userEvent.fill(id, 'for-life');
  await userEvent.click(page.getByRole('radio', { name: 'Lifetime membership' }));
  expect(page.getByRole('spinbutton', { name: 'Days' }).elements()).toHaveLength(0);
  for (const name of ['中文', 'English', '日本語', '한국어', 'Español'])
    await userEvent.fill(page.getByRole('textbox', { name: new RegExp(name, 'u') }), 'For life');
  await userEvent.fill(page.getByRole('textbox', { name: 'Price (USD)' }), '149');
  await userEvent.click(add);
  await expect.element(page.getByText(/There are goods with this ID already/u)).toBeVisible();
  isTaken = false;
  await userEvent.click(add);
  await expect.poll(app.address).toBe('/goods/for-life');
  await expect.element(page.getByRole('heading', { name: 'For life', level: 2 })).toBeVisible();
  expect(app.api.callsOf('createGoods').at(-1)?.body).toEqual({
    goods_id: 'for-life',
    kind: 'lifetime',
    names: texts('For life'),
    days: null,
    price: 149_000,
    sort_order: 0,
  });
});

test('goods are taken off sale only after a question, and sold again', async () => {
  let goods = someGoods();
  const app = await mountApp('/goods/plan-month', {
    ...asSuper,
    listManagedGoods: () => list(goods),
    listGoodsLog: () =>
      aCursorPage([
        anEntry('3', 'update', someGoods()),
        anEntry('2', 'retire', someGoods({ retired_at: RETIRED })),
        anEntry('1', 'create', someGoods()),
      ]),
    retireGoods: () => {
      goods = someGoods({ retired_at: RETIRED });
      return goods;
    },
    updateGoods: () => {
      goods = someGoods();
      return goods;
    },
  });
  const retire = page.getByRole('button', { name: 'Take off sale' });
  await userEvent.click(retire);
  const question = page.getByRole('alertdialog', { name: 'Take “A month” off sale?' });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await expect.poll(() => question.elements()).toHaveLength(0);
  expect(app.api.callsOf('retireGoods')).toHaveLength(0);
  await userEvent.click(retire);
  await userEvent.click(question.getByRole('button', { name: 'Take off sale' }));
  await expect.element(page.getByText('Off sale since Mar 20, 2026')).toBeVisible();
  await expect.poll(() => retire.elements()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Save and sell again' }));
  await expect.element(page.getByText('The goods are on sale again.')).toBeVisible();
  await expect.element(retire).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await expect.element(history.getByText('Put on sale again')).toBeVisible();
  await expect.element(history.getByText('Taken off sale')).toBeVisible();
});

test('[ROLE-15] a general admin is not led to goods, and is refused there', async () => {
  await mountApp('/goods', { listManagedGoods: () => failWith('super_admins_only') });
  await expect.element(page.getByText('Only super admins can do this.')).toBeVisible();
  const places = page.getByRole('navigation', { name: 'Console' });
  await expect.element(places.getByRole('link', { name: 'Review' })).toBeVisible();
  expect(places.getByRole('link', { name: 'Goods' }).elements()).toHaveLength(0);
});

test('on a phone the form takes the place of the list, and nothing scrolls sideways', async () => {
  await page.viewport(390, 844);
  await mountApp('/goods', { ...asSuper, listManagedGoods: () => list(someGoods(), old), listGoodsLog });
  await userEvent.click(page.getByRole('link', { name: /A month/u }));
  await expect.element(page.getByRole('heading', { name: 'A month', level: 2 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'All goods' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
  await page.viewport(1280, 720);
});
