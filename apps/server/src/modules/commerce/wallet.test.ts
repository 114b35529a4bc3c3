import { describe, expect, test } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { recount } from '../files/catalogue/service.ts';
import { buy, createTemplate, order, paidEvent, sendEvent, signedInAgain } from '../../../test/shop.ts';

const server = testServer({ environment: { PLATFORM_FEE_PERCENT: '25' } });
const DAY_MS = 86_400_000;

describe('getWallet', () => {
  test('[OPEN-26] income is pending for seven days, then balance; the fee is the one set', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const { goodsId } = await createTemplate(server, creator, { price: 3_000 });
    await buy(server, buyer, goodsId);
    const wallet = async () =>
      (await server.api('getWallet', { as: await signedInAgain(server, creator) })).data;
    expect(await wallet()).toEqual({ currency: 'CNY', balance: 0, pending: 2_250 });
    server.clock.advance(7 * DAY_MS - 1);
    expect((await wallet()).pending).toBe(2_250);
    server.clock.advance(1);
    expect(await wallet()).toEqual({ currency: 'CNY', balance: 2_250, pending: 0 });
  });

  test('nobody earns by buying, nor by plans; 401 for nobody', async () => {
    const buyer = await server.createUser();
    await buy(server, buyer, 'plan-month');
    expect((await server.api('getWallet', { as: buyer })).data).toMatchObject({ balance: 0, pending: 0 });
    expect((await server.api('listWalletEntries', { as: buyer })).data.list).toEqual([]);
    expect((await server.api('getWallet')).status).toBe(401);
  });

  test('first sales of a seller at the same moment are all booked: the wallet is made once', async () => {
    const [buyers, sellers] = await Promise.all(
      [6, 12].map((count) => Promise.all(Array.from({ length: count }, () => server.createUser()))),
    );
    for (const seller of sellers ?? []) {
      const { goodsId } = await createTemplate(server, seller, { price: 4_000 });
      const placed = await Promise.all((buyers ?? []).map((buyer) => order(server, buyer, goodsId)));
      const answers = await Promise.all(placed.map((each) => sendEvent(server, paidEvent(each))));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(placed.map(() => 200));
      expect((await server.api('getWallet', { as: seller })).data.pending).toBe(placed.length * 3_000);
    }
  });

  test('30 sales at once add up exactly, and every total follows from the one before', async () => {
    const creator = await server.createUser();
    const goods = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        createTemplate(server, creator, { price: 2_000 + index * 1_000 }),
      ),
    );
    const buyer = await server.createUser();
    const placed = await Promise.all(goods.map(({ goodsId }) => order(server, buyer, goodsId)));
    await Promise.all(placed.map((each) => sendEvent(server, paidEvent(each))));
    const earned = placed.map(({ amount }) => amount * 0.75);
    const total = earned.reduce((sum, income) => sum + income, 0);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(total);
    const { data } = await server.api('listWalletEntries', { as: creator, query: { size: 100 } });
    let running = 0;
    for (const { amount, total_after } of data.list.toReversed()) {
      running += amount;
      expect(total_after).toBe(running);
    }
    expect(data.list.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(earned);
  });
});

test('a refund takes away what is pending together with its sale, and what is there at once', async () => {
  const [creator, buyer, boss] = [
    await server.createUser(),
    await server.createUser(),
    await server.createUser({ kind: 1 }),
  ];
  const { goodsId } = await createTemplate(server, creator, { price: 4_000 });
  const refunded = async (days: number) => {
    const { order_id } = await buy(server, await signedInAgain(server, buyer), goodsId);
    const soldAt = server.clock.now().getTime();
    server.clock.advance(days * DAY_MS);
    const params = { order_id };
    const as = await signedInAgain(server, boss);
    await server.api('refundOrder', { as, params, body: { reason: 'Charged twice.' } });
    const refund = await server.db
      .selectFrom('ledger_entry')
      .select('available_at')
      .where('order_id', '=', order_id)
      .where('cause', '=', 'refund')
      .where('account', '=', 'seller')
      .executeTakeFirstOrThrow();
    return (refund.available_at.getTime() - soldAt) / DAY_MS;
  };
  expect(await refunded(2)).toBe(7);
  expect((await server.api('getWallet', { as: await signedInAgain(server, creator) })).data).toMatchObject({
    balance: 0,
    pending: 0,
  });
  expect(await refunded(9)).toBe(9);
});

describe('listWalletEntries', () => {
  test('changes come by cursor, the newest first, in at most three statements, and do not reveal who bought', async () => {
    const creator = await server.createUser();
    const prices = [4_000, 8_000, 12_000];
    const orders: string[] = [];
    const buyer = await server.createUser();
    for (const price of prices) {
      const { goodsId } = await createTemplate(server, creator, { price, name: `For ${price}` });
      orders.push((await buy(server, buyer, goodsId)).order_id);
    }
    await server.api('returnOrder', { as: buyer, params: { order_id: orders[0] ?? '' } });

    let first = await server.api('listWalletEntries', { as: creator, query: { size: 3 } });
    const statements = await server.statementsOf(async () => {
      first = await server.api('listWalletEntries', { as: creator, query: { size: 3 } });
    });
    expect(statements.length).toBeLessThanOrEqual(3);
    const query = { size: 3, cursor: first.data.next_cursor };
    const rest = await server.api('listWalletEntries', { as: creator, query });
    const all = [...first.data.list, ...rest.data.list];
    expect(all.map(({ kind, title, amount, price, fee }) => [kind, title, amount, price, fee])).toEqual([
      ['refund', 'For 4000', -3_000, 4_000, 1_000],
      ['sale', 'For 12000', 9_000, 12_000, 3_000],
      ['sale', 'For 8000', 6_000, 8_000, 2_000],
      ['sale', 'For 4000', 3_000, 4_000, 1_000],
    ]);
    expect(rest.data.has_more).toBe(false);
    expect(first.response.body).not.toContain(buyer.userId);
    expect((await server.api('listWalletEntries')).status).toBe(401);
    const wrong = await server.api('listWalletEntries', { as: creator, query: { cursor: 'x' } });
    expect(wrong.fields).toEqual(['cursor format']);
  });
});

test('the recount finds a total that is not the sum of its changes, and corrects it', async () => {
  const [creator, buyer] = [await server.createUser(), await server.createUser()];
  const { goodsId } = await createTemplate(server, creator, { price: 4_000 });
  await buy(server, buyer, goodsId);
  await server.db.updateTable('wallet').set({ total: 5 }).where('user_id', '=', creator.userId).execute();
  const key = `${creator.userId} CNY`;
  expect(await recount(server.db)).toContainEqual({
    table: 'wallet',
    key,
    counter: 'total',
    found: 5,
    counted: 3_000,
  });
  expect((await server.api('getWallet', { as: creator })).data.pending).toBe(3_000);
});

test('a transfer whose sides do not add up to zero cannot be written', async () => {
  const placed = await order(server, await server.createUser(), 'plan-month');
  const now = server.clock.now();
  const lonely = server.db.transaction().execute((trx) =>
    trx
      .insertInto('ledger_entry')
      .values({
        transfer_id: 'lonely',
        order_id: placed.order_id,
        cause: 'sale',
        account: 'platform',
        user_id: null,
        amount: 5,
        currency: 'CNY',
        available_at: now,
        created_at: now,
      })
      .execute(),
  );
  await expect(lonely).rejects.toThrow('does not add up to zero');
});
