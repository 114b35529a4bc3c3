import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { buy, createTemplate, order, paidEvent, sendEvent, signedInAgain } from '../../../test/shop.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const DAY_MS = 86_400_000;

const giveBack = (as: TestUser, order_id: string) => server.api('returnOrder', { as, params: { order_id } });

async function sale(price = 12_000) {
  const [creator, buyer] = [await server.createUser(), await server.createUser()];
  const template = await createTemplate(server, creator, { price });
  const paid = await buy(server, buyer, template.goodsId);
  return { creator, buyer, paid, ...template };
}

async function refundsOf(orderId: string) {
  return server.db
    .selectFrom('refund')
    .select(['state', 'cause', 'reason'])
    .where('order_id', '=', orderId)
    .execute();
}

/** The sum of each account of an order, and of all of them. */
async function balances(orderId: string) {
  const rows = await server.db
    .selectFrom('ledger_entry')
    .select((eb) => ['account', eb.fn.sum<string>('amount').as('sum')])
    .where('order_id', '=', orderId)
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
}

describe('returnOrder', () => {
  test('[OPEN-26] an unused template goes back within seven days: no right to copy, money back, income reversed', async () => {
    const { creator, buyer, paid, fileKey, goodsId } = await sale();
    expect(await balances(paid.order_id)).toEqual({ buyer: -12_000, platform: 1_200, seller: 10_800 });
    const answer = await giveBack(buyer, paid.order_id);
    expect(answer.data).toMatchObject({ state: 'refunded', returnable_until: null });
    expect(answer.data.closed_at).toBe(server.clock.now().toISOString());
    const copy = await server.api('copyFileByPost', { as: buyer, params: { file_key: fileKey } });
    expect(copy.error).toBe('payment_required');
    expect(await balances(paid.order_id)).toEqual({ buyer: 0, platform: 0, seller: 0 });
    const wallet = await server.api('getWallet', { as: creator });
    expect(wallet.data).toMatchObject({ balance: 0, pending: 0 });
    expect(await refundsOf(paid.order_id)).toEqual([{ state: 'done', cause: 'buyer', reason: null }]);
    // Bought again, it is theirs again.
    expect((await buy(server, buyer, goodsId)).state).toBe('paid');
  });

  test('asked for 20 times at once, it goes back once', async () => {
    const { creator, buyer, paid } = await sale();
    const answers = await Promise.all(Array.from({ length: 20 }, () => giveBack(buyer, paid.order_id)));
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 200),
      statuses.filter((status) => status === 409),
    ]).toEqual([[200], Array.from({ length: 19 }, () => 409)]);
    expect(await refundsOf(paid.order_id)).toHaveLength(1);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(0);
  });

  test('copying and giving back at the same moment: the copy or the money, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { buyer, paid, fileKey } = await sale();
      const [copy, back] = await Promise.all([
        server.api('copyFileByPost', { as: buyer, params: { file_key: fileKey } }),
        giveBack(buyer, paid.order_id),
      ]);
      expect([copy.status, back.status]).toEqual(copy.status === 200 ? [200, 409] : [403, 200]);
    }
  });

  test('a copy that was begun just before the payment came in counts', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const { fileKey, goodsId } = await createTemplate(server, creator);
    const placed = await order(server, buyer, goodsId);
    server.clock.advance(2_000);
    await sendEvent(server, paidEvent(placed));
    await server.api('copyFileByPost', { as: buyer, params: { file_key: fileKey } });
    await server.db
      .updateTable('copy_event')
      .set({ created_at: new Date(server.clock.now().getTime() - 1_000) })
      .where('user_id', '=', buyer.userId)
      .execute();
    const answer = await giveBack(buyer, placed.order_id);
    expect([answer.error, answer.json.data]).toEqual(['order_not_refundable', { reason: 'used' }]);
  });

  test('409 says why: copied, too late, no template, not paid', async () => {
    const { buyer, paid, fileKey } = await sale();
    await server.api('copyFileByPost', { as: buyer, params: { file_key: fileKey } });
    const why = async (as: TestUser, orderId: string) => {
      const answer = await giveBack(as, orderId);
      expect([answer.status, answer.error]).toEqual([409, 'order_not_refundable']);
      return (answer.json.data as { reason: string }).reason;
    };
    expect(await why(buyer, paid.order_id)).toBe('used');
    const plan = await buy(server, buyer, 'plan-month');
    expect([plan.returnable_until, await why(buyer, plan.order_id)]).toEqual([null, 'kind']);
    const open = await order(server, buyer, 'plan-year');
    expect(await why(buyer, open.order_id)).toBe('state');
    const late = await sale();
    server.clock.advance(7 * DAY_MS + 1);
    expect(await why(await signedInAgain(server, late.buyer), late.paid.order_id)).toBe('late');
    // Nothing of it was done half.
    expect((await server.api('getWallet', { as: await signedInAgain(server, late.creator) })).data).toEqual({
      currency: 'CNY',
      balance: 10_800,
      pending: 0,
    });
  });

  test('400, 401, 403 for somebody else’s order, 404', async () => {
    const { creator, paid } = await sale();
    expect((await giveBack(creator, paid.order_id)).error).toBe('not_owner');
    expect((await giveBack(creator, 'k7Qm3XpT9wRb')).error).toBe('order_not_found');
    expect((await giveBack(creator, 'no-order')).error).toBe('bad_input');
    expect((await server.api('returnOrder', { params: { order_id: paid.order_id } })).status).toBe(401);
  });
});

describe('refundOrder', () => {
  const refund = (as: TestUser, order_id: string, reason = 'Charged twice') =>
    server.api('refundOrder', { as, params: { order_id }, body: { reason } });

  test('a super admin takes a membership back whole; days bought otherwise stay', async () => {
    const [admin, buyer] = [await server.createUser({ kind: 1 }), await server.createUser()];
    await buy(server, buyer, 'plan-month');
    const year = await buy(server, buyer, 'plan-year');
    const answer = await refund(admin, year.order_id);
    expect(answer.data).toMatchObject({ state: 'refunded', buyer_id: buyer.userId });
    const { edition } = await server.services.membership.factsOf(server.db, buyer.userId);
    const daysLeft = (Number(edition?.endDate) - server.clock.now().getTime()) / DAY_MS;
    expect(daysLeft).toBe(30);
    expect(await refundsOf(year.order_id)).toEqual([
      { state: 'done', cause: 'admin', reason: 'Charged twice' },
    ]);
    expect((await refund(admin, year.order_id)).error).toBe('order_not_refundable');
  });

  test('after the seller’s income stopped being pending, a refund puts them in debt', async () => {
    const { creator, paid } = await sale(20_000);
    server.clock.advance(8 * DAY_MS);
    const seller = await signedInAgain(server, creator);
    expect((await server.api('getWallet', { as: seller })).data.balance).toBe(18_000);
    await server.db
      .updateTable('wallet')
      .set((eb) => ({ total: eb('total', '-', '18000') }))
      .where('user_id', '=', creator.userId)
      .execute();
    const admin = await server.createUser({ kind: 1 });
    expect((await refund(admin, paid.order_id)).status).toBe(200);
    expect((await server.api('getWallet', { as: seller })).data).toMatchObject({
      balance: -18_000,
      pending: 0,
    });
  });

  test('400 without a reason, 401, 403 for general admins and the seller, 404', async () => {
    const { creator, paid } = await sale();
    const admin = await server.createUser({ kind: 1 });
    const empty = await refund(admin, paid.order_id, '  ');
    expect([empty.status, empty.fields]).toEqual([400, ['reason required 1']]);
    expect((await refund(admin, paid.order_id, 'x'.repeat(501))).fields).toEqual(['reason max_length 500']);
    for (const as of [creator, await server.createUser({ kind: 2 })])
      expect((await refund(as, paid.order_id)).error).toBe('super_admins_only');
    expect((await refund(admin, 'k7Qm3XpT9wRb')).error).toBe('order_not_found');
    const params = { order_id: paid.order_id };
    expect((await server.api('refundOrder', { params, body: { reason: 'x' } })).status).toBe(401);
  });
});

describe('when the provider', () => {
  test('says by itself that a payment went back, the order follows', async () => {
    const { buyer, paid, creator } = await sale();
    const event = paidEvent(paid, { type: 'refund.succeeded', payment_id: await paymentOf(paid.order_id) });
    for (const id of [event.id, event.id, 'evt_sent_again'])
      expect((await sendEvent(server, { ...event, id })).statusCode).toBe(200);
    const { data } = await server.api('getOrder', { as: buyer, params: { order_id: paid.order_id } });
    expect(data.state).toBe('refunded');
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(0);
    expect(await refundsOf(paid.order_id)).toMatchObject([{ cause: 'provider' }]);
  });

  test('reports a part of a payment only, nothing changes', async () => {
    const { buyer, paid } = await sale();
    const payment_id = await paymentOf(paid.order_id);
    await sendEvent(server, paidEvent(paid, { type: 'refund.succeeded', payment_id, amount: 1_000 }));
    const { data } = await server.api('getOrder', { as: buyer, params: { order_id: paid.order_id } });
    expect(data.state).toBe('paid');
  });

  test('does not know the payment, the order stays paid and what was bought stays the buyer’s', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const admin = await server.createUser({ kind: 1 });
    const { fileKey, goodsId } = await createTemplate(server, creator);
    const placed = await order(server, buyer, goodsId);
    await sendEvent(server, paidEvent(placed, { payment_id: 'pay_of_another_shop' }));
    const plan = await order(server, buyer, 'plan-month');
    await sendEvent(server, paidEvent(plan, { payment_id: 'pay_of_another_plan' }));
    for (const { order_id } of [placed, plan]) {
      const params = { order_id };
      const answer = await server.api('refundOrder', { as: admin, params, body: { reason: 'Please' } });
      expect(answer.data.state).toBe('paid');
      expect(await refundsOf(order_id)).toMatchObject([{ state: 'failed' }]);
    }
    const states = await server.api('getPaymentStatus', { as: buyer, body: { file_keys: [fileKey] } });
    expect(states.data.list).toMatchObject([{ status: 1 }]);
    const { edition } = await server.services.membership.factsOf(server.db, buyer.userId);
    expect((Number(edition?.endDate) - server.clock.now().getTime()) / DAY_MS).toBe(30);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(10_800);
    // A failed refund can be asked for again.
    const params = { order_id: plan.order_id };
    await server.api('refundOrder', { as: admin, params, body: { reason: 'Once more' } });
    expect(await refundsOf(plan.order_id)).toHaveLength(2);
    expect((await server.services.membership.factsOf(server.db, buyer.userId)).edition?.endDate).toEqual(
      edition?.endDate,
    );
  });

  async function paymentOf(orderId: string): Promise<string | null> {
    const { payment_ref } = await server.db
      .selectFrom('payment_event')
      .select('payment_ref')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'paid')
      .executeTakeFirstOrThrow();
    return payment_ref;
  }
});
