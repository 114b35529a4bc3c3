import type { Goods, Order } from '@boardwalk/api-client';
import { anAttrStatus, aTeam, aUser, type MockHandlers } from '@boardwalk/test-kit';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { frameReports, paymentFrame } from '#app/testing/account-frames.ts';
import { renderApp } from '#app/testing/render-app.tsx';
import { said } from '#app/testing/said.ts';
import { browserActions } from '#shared/browser/browser-actions.ts';
import { FILE_KEY, fileAnswers, theFile } from './testing/file-answers.ts';

afterEach(() => vi.restoreAllMocks());

const ORDER_ID = 'h3WqPnR8tXdM';
const buyer = { type: 3, privileges: ['TeamView', 'TeamBuy'] } as const;
const harbour = aTeam({ id: '1002', name: 'Harbour', ...buyer, privileges: [...buyer.privileges] });
const quay = aTeam({ id: '1003', name: 'Quay', ...buyer, privileges: [...buyer.privileges] });

/** The template as goods that some teams have already. */
const goods = (...teamIds: string[]): Goods => ({
  goods_id: `template-${FILE_KEY}`,
  kind: 'template',
  name: 'Sailboat retrospective',
  days: null,
  price: 12_000,
  currency: 'CNY',
  on_sale: true,
  owned: false,
  team_ids: teamIds,
  file_key: FILE_KEY,
  seller: null,
});

const order = (team: Order['team']): Order => ({
  order_id: ORDER_ID,
  goods_id: `template-${FILE_KEY}`,
  kind: 'template',
  title: 'Sailboat retrospective',
  days: null,
  file_key: FILE_KEY,
  team,
  amount: 12_000,
  currency: 'CNY',
  state: 'paid',
  created_at: '2026-11-24T09:00:00.000Z',
  expires_at: '2026-11-24T09:30:00.000Z',
  paid_at: '2026-11-24T09:01:00.000Z',
  closed_at: null,
  returnable_until: null,
});

/** Opens the page of a template that the viewer may use already. */
const open = async (handlers: MockHandlers) =>
  await renderApp(`/${FILE_KEY}`, {
    viewer: aUser(),
    handlers: {
      ...fileAnswers(theFile({ fee_type: 3, unit_price: 12_000 })),
      getAttrStatus: () => ({ list: [anAttrStatus({ file_key: FILE_KEY, paid: true })] }),
      listTeams: () => ({ list: [aTeam({}), harbour, quay] }),
      ...handlers,
    },
  });

const buyForTeam = page.getByRole('button', { name: 'Buy for a team' });

test('[ROLE-33] who has it and may buy for a team buys it for the first that has not got it, and for nobody else', async () => {
  await open({ getGoods: () => goods('1002') });
  await userEvent.click(buyForTeam);
  await expect
    .poll(() => paymentFrame()?.getAttribute('src'))
    .toBe(`/user/checkout?goods=template-${FILE_KEY}&team=1003&product=board`);
});

test('is not offered where every team has it, since the order would be refused', async () => {
  const { api } = await open({ getGoods: () => goods('1002', '1003') });
  await expect.poll(() => api.callsOf('getGoods')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Use template' })).toBeVisible();
  expect(buyForTeam.elements()).toEqual([]);
});

test('after a purchase for a team its name is said, with the way to its templates, and it is offered no more', async () => {
  const go = vi.spyOn(browserActions, 'go').mockImplementation(() => undefined);
  let held = ['1002'];
  await open({
    getGoods: () => goods(...held),
    getOrder: () => order({ team_id: '1003', name: 'Quay' }),
  });
  await userEvent.click(buyForTeam);
  await expect.poll(paymentFrame).not.toBeNull();
  held = ['1002', '1003'];
  frameReports(paymentFrame(), { type: 'paySuccess', data: { order_id: ORDER_ID } });
  await expect.poll(said).toContain('Thank you. Quay has it now.');
  await expect.element(buyForTeam).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'See its templates' }).click();
  expect(go).toHaveBeenCalledExactlyOnceWith('/app/home/team/1003#templates');
});

test('a purchase for oneself is said as before', async () => {
  await open({ getGoods: () => goods(), getOrder: () => order(null) });
  await userEvent.click(buyForTeam);
  await expect.poll(paymentFrame).not.toBeNull();
  frameReports(paymentFrame(), { type: 'paySuccess', data: { order_id: ORDER_ID } });
  await expect.poll(said).toContain('Thank you. It is yours now.');
});
