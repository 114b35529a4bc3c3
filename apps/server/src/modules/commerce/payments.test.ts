import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createTemplate, order, paidEvent, sendEvent } from '../../../test/shop.ts';
import { signBody } from '../../infra/signatures/signedBody.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const look = async (as: TestUser, order_id: string) =>
  (await server.api('getOrder', { as, params: { order_id } })).data;

async function eventsOf(orderId: string) {
  const rows = await server.db
    .selectFrom('payment_event')
    .select(['kind', 'amount'])
    .where('order_id', '=', orderId)
    .orderBy('payment_event_id')
    .execute();
  return rows.map(({ kind, amount }) => (amount === 0 ? kind : `${kind} ${amount}`));
}

async function mailsTo({ userId }: TestUser) {
  return server.db.selectFrom('mail').select(['kind', 'data']).where('user_id', '=', userId).execute();
}

describe('a payment', () => {
  test('[OPEN-26] gives the buyer the right to copy, the seller the income, and sends a receipt', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const { fileKey, goodsId } = await createTemplate(server, creator, { name: 'Canvas' });
    const copy = () => server.api('copyFileByPost', { as: buyer, params: { file_key: fileKey } });
    expect((await copy()).error).toBe('payment_required');
    const placed = await order(server, buyer, goodsId);
    expect((await sendEvent(server, paidEvent(placed))).statusCode).toBe(200);

    const paid = await look(buyer, placed.order_id);
    expect(paid).toMatchObject({ state: 'paid', paid_at: server.clock.now().toISOString() });
    expect(Date.parse(paid.returnable_until ?? '')).toBe(server.clock.now().getTime() + 7 * DAY_MS);
    const status = await server.api('getPaymentStatus', { as: buyer, body: { file_keys: [fileKey] } });
    expect(status.data.list).toEqual([{ file_key: fileKey, status: 1 }]);
    const full = await server.api('getFileFull', { as: buyer, params: { file_key: fileKey } });
    expect(full.data).toMatchObject({ isPaid: true, unit_price: 12_000 });
    expect((await copy()).status).toBe(200);
    expect(await mailsTo(buyer)).toEqual([
      {
        kind: 'orderReceipt',
        data: {
          orderId: placed.order_id,
          items: ['Canvas'],
          total: { amount: 12_000, currency: 'CNY' },
          paidAt: paid.paid_at,
        },
      },
    ]);
    const wallet = await server.api('getWallet', { as: creator });
    expect(wallet.data).toEqual({ currency: 'CNY', balance: 0, pending: 10_800 });
  });

  test('[PROD-22] for a plan prolongs the professional edition, for a lifetime makes a member for life', async () => {
    const buyer = await server.createUser();
    const edition = async () => (await server.services.membership.factsOf(server.db, buyer.userId)).edition;
    await sendEvent(server, paidEvent(await order(server, buyer, 'plan-month')));
    const first = await edition();
    expect(first).toMatchObject({ goodsId: 'plan-month', permanent: false });
    expect(Number(first?.endDate) - server.clock.now().getTime()).toBe(30 * DAY_MS);
    await sendEvent(server, paidEvent(await order(server, buyer, 'plan-month')));
    expect(Number((await edition())?.endDate) - server.clock.now().getTime()).toBe(60 * DAY_MS);
    await sendEvent(server, paidEvent(await order(server, buyer, 'lifetime')));
    expect(await edition()).toMatchObject({ permanent: true });
    expect(await server.services.membership.isVip(server.db, buyer.userId)).toBe(true);
  });

  test('reported 20 times at once counts once, under one event as under many', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const { goodsId } = await createTemplate(server, creator);
    const placed = await order(server, buyer, goodsId);
    const one = paidEvent(placed);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        sendEvent(server, index % 2 === 0 ? one : paidEvent(placed, { id: `evt_other_${index}` })),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await eventsOf(placed.order_id)).toEqual(['created', 'paid 12000']);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(10_800);
    expect(await mailsTo(buyer)).toHaveLength(1);
  });

  test('that was declined leaves the order open, in whatever order the events arrive', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    const declined = paidEvent(placed, { type: 'payment.declined', payment_id: null, id: 'evt_declined_1' });
    await sendEvent(server, declined);
    await sendEvent(server, declined);
    expect((await look(buyer, placed.order_id)).state).toBe('created');
    await sendEvent(server, paidEvent(placed));
    await sendEvent(server, { ...declined, id: 'evt_declined_2' });
    expect((await look(buyer, placed.order_id)).state).toBe('paid');
    expect(await eventsOf(placed.order_id)).toEqual(['created', 'declined', 'paid 6000', 'declined']);
  });

  test('that comes after the order expired is honoured', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    server.clock.advance(45 * MINUTE_MS);
    await server.runJobs('process-orders');
    expect((await look(buyer, placed.order_id)).state).toBe('expired');
    await sendEvent(server, paidEvent(placed));
    expect(await look(buyer, placed.order_id)).toMatchObject({ state: 'paid', closed_at: null });
  });
});

describe('a payment that cannot be honoured goes back by itself', () => {
  /** A session of the test checkout stands behind the payment, so that it can go back. */
  async function payAtCheckout(placed: { order_id: string; amount: number; currency: string }) {
    const { checkout } = server.services;
    const session = await checkout.open({
      reference: placed.order_id,
      title: 'Paid elsewhere',
      amount: placed.amount,
      currency: placed.currency,
      language: 'en-US',
      expiresAt: new Date(server.clock.now().getTime() + DAY_MS),
    });
    await checkout.pay(session);
    return (await checkout.find(session.session_id))?.payment_id ?? '';
  }

  const refunds = (orderId: string) =>
    server.db
      .selectFrom('refund')
      .select(['state', 'cause', 'amount', 'currency'])
      .where('order_id', '=', orderId)
      .execute();

  test.each([
    ['too little', { amount: 5_990 }],
    ['too much', { amount: 6_010 }],
    ['another currency', { currency: 'CNY' }],
  ])('%s', async (_what, change) => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    const payment_id = await payAtCheckout({ ...placed, ...change });
    const answer = await sendEvent(server, paidEvent(placed, { payment_id, ...change }));
    expect(answer.statusCode).toBe(200);
    expect((await look(buyer, placed.order_id)).state).toBe('created');
    expect((await server.services.membership.factsOf(server.db, buyer.userId)).edition).toBeNull();
    const sum = { amount: 6_000, currency: 'USD', ...change };
    expect(await refunds(placed.order_id)).toEqual([{ state: 'done', cause: 'stray', ...sum }]);
    expect(await eventsOf(placed.order_id)).toEqual([
      'created',
      `stray ${sum.amount}`,
      'refund_asked',
      `refunded -${sum.amount}`,
    ]);
  });

  test('of an order that was called off', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    await server.api('cancelOrder', { as: buyer, params: { order_id: placed.order_id } });
    const payment_id = await payAtCheckout(placed);
    await sendEvent(server, paidEvent(placed, { payment_id }));
    expect((await look(buyer, placed.order_id)).state).toBe('cancelled');
    expect(await refunds(placed.order_id)).toMatchObject([{ state: 'done', cause: 'stray' }]);
    expect((await mailsTo(buyer)).map(({ kind }) => kind)).toEqual(['refund']);
  });

  test('of an order that is paid already, of something bought again meanwhile, of a work that is gone', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const { fileKey, goodsId } = await createTemplate(server, creator);
    const first = await order(server, buyer, goodsId);
    server.clock.advance(31 * MINUTE_MS);
    const second = await order(server, buyer, goodsId);
    await sendEvent(server, paidEvent(second));
    const twice = await payAtCheckout(second);
    await sendEvent(server, paidEvent(second, { payment_id: twice }));
    const late = await payAtCheckout(first);
    await sendEvent(server, paidEvent(first, { payment_id: late }));
    expect(await refunds(second.order_id)).toMatchObject([{ state: 'done', cause: 'stray' }]);
    expect(await refunds(first.order_id)).toMatchObject([{ state: 'done', cause: 'stray' }]);
    expect((await look(buyer, second.order_id)).state).toBe('paid');
    expect((await look(buyer, first.order_id)).state).toBe('expired');

    const other = await server.createUser();
    const third = await order(server, other, goodsId);
    await server.db
      .updateTable('publication')
      .set({ is_live: false })
      .where('file_key', '=', fileKey)
      .execute();
    const payment_id = await payAtCheckout(third);
    await sendEvent(server, paidEvent(third, { payment_id }));
    expect(await refunds(third.order_id)).toMatchObject([{ state: 'done', cause: 'stray' }]);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(10_800);
  });

  test('of somebody whose account is closed by now', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    await server.db
      .updateTable('user_account')
      .set({ deactivated_at: server.clock.now() })
      .where('user_id', '=', buyer.userId)
      .execute();
    await sendEvent(server, paidEvent(placed, { payment_id: await payAtCheckout(placed) }));
    expect(await refunds(placed.order_id)).toMatchObject([{ state: 'done', cause: 'stray' }]);
    expect((await server.services.membership.factsOf(server.db, buyer.userId)).edition).toBeNull();
  });
});

describe('handlePaymentCallback believes nobody but the provider', () => {
  test('403: unsigned, signed with another secret, altered, replayed after five minutes', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    const event = JSON.stringify(paidEvent(placed));
    const { secret } = server.services.checkout;
    const now = server.clock.now();
    const forged = signBody(Buffer.from(event), 'guessed', now);
    const right = signBody(Buffer.from(event), secret, now);
    const refused = async (body: string, signature: string) => {
      const answer = await sendEvent(server, body, { signature });
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([
        403,
        'callback_not_authentic',
      ]);
    };
    await refused(event, '');
    await refused(event, forged);
    await refused(event.replace('6000', '6001'), right);
    await refused(`${event} `, right);
    server.clock.advance(301_000);
    await refused(event, right);
    expect((await look(buyer, placed.order_id)).state).toBe('created');
    expect(await eventsOf(placed.order_id)).toEqual(['created']);
  });

  test('404 for a provider that is not set, 400 for what is no JSON; another site’s page gets 403', async () => {
    const placed = await order(server, await server.createUser(), 'plan-month');
    for (const provider of ['stripe', 'paypal'])
      expect((await sendEvent(server, paidEvent(placed), { provider })).statusCode).toBe(404);
    expect((await sendEvent(server, 'no json')).statusCode).toBe(400);
    const bySite = await server.app.inject({
      method: 'POST',
      url: '/api/pay/sandbox/callback',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      payload: JSON.stringify(paidEvent(placed)),
    });
    expect(bySite.statusCode).toBe(403);
  });

  test('a genuine event counts, with any text in what nobody here reads', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    const event = { ...paidEvent(placed), note: 'a\0b \ud83d' };
    expect((await sendEvent(server, event)).statusCode).toBe(200);
    expect((await look(buyer, placed.order_id)).state).toBe('paid');
  });

  test('events about unknown orders are acknowledged and change nothing', async () => {
    const placed = { order_id: 'k7Qm3XpT9wRb', amount: 6_000, currency: 'USD' };
    for (const type of ['payment.succeeded', 'payment.declined', 'refund.succeeded'] as const)
      expect((await sendEvent(server, paidEvent(placed, { type }))).statusCode).toBe(200);
    const other = await sendEvent(server, paidEvent(placed, { type: 'payout.sent' as 'refund.succeeded' }));
    expect(other.statusCode).toBe(200);
  });

  test('what happened is only added to', async () => {
    const change = server.db.updateTable('payment_event').set({ amount: 1 }).execute();
    await expect(change).rejects.toThrow('payment_event is only added to');
    await expect(server.db.deleteFrom('ledger_entry').execute()).rejects.toThrow('only added to');
  });
});
