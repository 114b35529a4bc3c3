import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startFakeStripe } from '../../../test/fakeStripe.ts';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createTemplate, order } from '../../../test/shop.ts';
import { signBody } from '../../infra/signatures/signedBody.ts';

const WEBHOOK_SECRET = 'whsec_of_the_test';
const stripe = await startFakeStripe();
const server = testServer({
  environment: {
    PAYMENT_PROVIDER: 'stripe',
    PUBLIC_URL: 'https://boards.example.com',
    STRIPE_SECRET_KEY: 'sk_test_1234',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
  },
});
afterAll(() => stripe.close());
beforeEach(() => {
  stripe.answer = undefined;
  stripe.calls.length = 0;
});

let events = 0;

/** Sends an event as Stripe's webhooks do. */
async function send(
  type: string,
  object: Record<string, unknown>,
  change: { secret?: string; id?: string } = {},
) {
  events += 1;
  const payload = JSON.stringify({
    id: change.id ?? `evt_${events}`,
    object: 'event',
    type,
    livemode: false,
    data: { object },
  });
  const signature = signBody(Buffer.from(payload), change.secret ?? WEBHOOK_SECRET, server.clock.now());
  const { response } = await server.api('handlePaymentCallback', {
    params: { provider: 'stripe' },
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    raw: { body: payload },
  });
  return response;
}

/** A checkout session as it stands in events. */
const session = (placed: { order_id: string; amount: number; currency: string }, change = {}) => ({
  id: 'cs_test',
  object: 'checkout.session',
  client_reference_id: placed.order_id,
  payment_status: 'paid',
  payment_intent: `pi_${placed.order_id}`,
  amount_total: placed.amount / 10,
  currency: placed.currency.toLowerCase(),
  metadata: { order_id: placed.order_id },
  ...change,
});

const start = (as: TestUser, order_id: string) => server.api('startCheckout', { as, params: { order_id } });
const stateOf = async (as: TestUser, order_id: string) =>
  (await server.api('getOrder', { as, params: { order_id } })).data.state;

async function sale() {
  const [creator, buyer] = [await server.createUser(), await server.createUser()];
  const { goodsId } = await createTemplate(server, creator);
  const placed = await order(server, buyer, goodsId);
  await start(buyer, placed.order_id);
  await send('checkout.session.completed', session(placed));
  return { creator, buyer, placed };
}

describe('opening a checkout at Stripe', () => {
  test('sends price, order, way back and end, and opens one checkout however often it is asked for', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const { goodsId } = await createTemplate(server, creator, { name: 'Canvas & more' });
    const placed = await order(server, buyer, goodsId);
    const answers = await Promise.all([start(buyer, placed.order_id), start(buyer, placed.order_id)]);
    const { url } = answers[0].data;
    expect(answers.map(({ data }) => [data.provider, data.display, data.url])).toEqual([
      ['stripe', 'page', url],
      ['stripe', 'page', url],
    ]);
    const [call] = stripe.calls;
    expect(call?.headers).toMatchObject({
      authorization: 'Bearer sk_test_1234',
      'idempotency-key': `checkout-${placed.order_id}`,
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
    });
    const back = `https://boards.example.com/checkout/return?order_id=${placed.order_id}`;
    expect(call?.fields).toMatchObject({
      mode: 'payment',
      client_reference_id: placed.order_id,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'cny',
      'line_items[0][price_data][unit_amount]': '1200',
      'line_items[0][price_data][product_data][name]': 'Canvas & more',
      success_url: `${back}&outcome=success`,
      cancel_url: `${back}&outcome=cancel`,
      locale: 'en',
    });
    const lasts = Number(call?.fields['expires_at']) - server.clock.now().getTime() / 1000;
    expect(lasts).toBeGreaterThanOrEqual(30 * 60);
    expect(lasts).toBeLessThanOrEqual(24 * 3600);
  });

  test.each([
    ['is down', 500, { error: { type: 'api_error' } }],
    ['does not know the key', 401, { error: { type: 'invalid_request_error' } }],
    ['refuses', 400, { error: { type: 'invalid_request_error', message: 'no such currency' } }],
    ['answers something else', 200, { id: 'cs_1' }],
  ])('503 while Stripe %s; afterwards it can be asked again', async (_what, status, body) => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    stripe.answer = { status, body };
    const failed = await start(buyer, placed.order_id);
    expect([failed.status, failed.error]).toEqual([503, 'payment_unavailable']);
    expect(await stateOf(buyer, placed.order_id)).toBe('created');
    stripe.answer = undefined;
    expect((await start(buyer, placed.order_id)).status).toBe(200);
  });

  test('calling the order off ends the checkout, and is done also when Stripe does not answer', async () => {
    const buyer = await server.createUser();
    for (const answer of [undefined, { status: 500, body: {} }, { status: 400, body: { error: {} } }]) {
      const placed = await order(server, buyer, 'plan-month');
      await start(buyer, placed.order_id);
      stripe.answer = answer;
      const params = { order_id: placed.order_id };
      expect((await server.api('cancelOrder', { as: buyer, params })).data.state).toBe('cancelled');
      expect(stripe.calls.at(-1)?.path).toMatch(/^\/v1\/checkout\/sessions\/cs_test_\d+\/expire$/u);
      stripe.answer = undefined;
    }
  });
});

describe('news from Stripe', () => {
  test('a completed and paid checkout pays the order, once', async () => {
    const { creator, buyer, placed } = await sale();
    await send('checkout.session.async_payment_succeeded', session(placed));
    expect(await stateOf(buyer, placed.order_id)).toBe('paid');
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(10_800);
  });

  test('a checkout whose payment is under way waits for the news of it', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    await send('checkout.session.completed', session(placed, { payment_status: 'unpaid' }));
    expect(await stateOf(buyer, placed.order_id)).toBe('created');
    await send('checkout.session.async_payment_failed', session(placed, { payment_status: 'unpaid' }));
    expect(await stateOf(buyer, placed.order_id)).toBe('created');
    await send('checkout.session.async_payment_succeeded', session(placed));
    expect(await stateOf(buyer, placed.order_id)).toBe('paid');
  });

  test('403 for a wrong signature, 200 for what is nothing to us', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    const forged = await send('checkout.session.completed', session(placed), { secret: 'whsec_guessed' });
    expect(forged.statusCode).toBe(403);
    for (const [type, object] of [
      ['customer.created', { id: 'cus_1' }],
      ['checkout.session.completed', { ...session(placed), client_reference_id: null }],
      ['checkout.session.completed', { ...session(placed), amount_total: 0 }],
      ['checkout.session.completed', { ...session(placed), client_reference_id: 'elsewhere' }],
      ['payment_intent.payment_failed', { metadata: {} }],
      ['charge.refunded', { payment_intent: 'pi_unknown', amount_refunded: 100 }],
      ['refund.updated', { payment_intent: 'pi_unknown', status: 'failed' }],
    ] as const)
      expect((await send(type, object)).statusCode).toBe(200);
    expect(await stateOf(buyer, placed.order_id)).toBe('created');
  });
});

describe('refunds at Stripe', () => {
  const giveBack = (as: TestUser, order_id: string) =>
    server.api('returnOrder', { as, params: { order_id } });

  test('the payment goes back whole, under a key of its own', async () => {
    const { buyer, placed } = await sale();
    expect((await giveBack(buyer, placed.order_id)).data.state).toBe('refunded');
    const call = stripe.calls.at(-1);
    expect([call?.path, call?.fields['payment_intent'], call?.fields['amount']]).toEqual([
      '/v1/refunds',
      `pi_${placed.order_id}`,
      '1200',
    ]);
    expect(call?.headers['idempotency-key']).toMatch(/^refund-/u);
    const charge = { payment_intent: `pi_${placed.order_id}`, amount_refunded: 1200 };
    expect((await send('charge.refunded', charge)).statusCode).toBe(200);
  });

  test('while Stripe is down the refund waits, and is sent again by the same key', async () => {
    const { buyer, placed, creator } = await sale();
    stripe.answer = { status: 502, body: {} };
    expect((await giveBack(buyer, placed.order_id)).data.state).toBe('refunding');
    stripe.answer = undefined;
    await server.runJobs('tend-orders');
    expect(await stateOf(buyer, placed.order_id)).toBe('refunding');
    server.clock.advance(11_000);
    await server.runJobs('tend-orders');
    expect(await stateOf(buyer, placed.order_id)).toBe('refunded');
    const keys = stripe.calls
      .filter(({ path }) => path === '/v1/refunds')
      .map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(0);
  });

  test.each([
    ['succeeded', 'refunded', 0],
    ['failed', 'paid', 10_800],
  ])('one that is under way ends by news: %s', async (status, state, pending) => {
    const { buyer, placed, creator } = await sale();
    stripe.answer = { status: 200, body: { id: 're_1', status: 'pending' } };
    expect((await giveBack(buyer, placed.order_id)).data.state).toBe('refunding');
    const object = { payment_intent: `pi_${placed.order_id}`, amount: 1200, status };
    await send('refund.updated', object);
    await send('refund.updated', object);
    expect(await stateOf(buyer, placed.order_id)).toBe(state);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(pending);
  });

  test.each([
    ['charge_already_refunded', 'refunded'],
    ['charge_disputed', 'paid'],
  ])('a refund that is refused because of %s leaves the order %s', async (code, state) => {
    const { buyer, placed } = await sale();
    stripe.answer = { status: 400, body: { error: { type: 'invalid_request_error', code } } };
    expect((await giveBack(buyer, placed.order_id)).data.state).toBe(state);
  });

  test('one that cannot be settled does not hold up the others', async () => {
    const stuck = await sale();
    server.clock.advance(1_000);
    const other = await sale();
    stripe.answer = { status: 502, body: {} };
    for (const { buyer, placed } of [stuck, other]) await giveBack(buyer, placed.order_id);
    // By hand, as no operator should.
    await server.db
      .updateTable('goods_order')
      .set({ state: 'paid' })
      .where('order_id', '=', stuck.placed.order_id)
      .execute();
    stripe.answer = undefined;
    server.clock.advance(11_000);
    await server.runJobs('tend-orders');
    expect(await stateOf(other.buyer, other.placed.order_id)).toBe('refunded');
  });

  test('one that fails after it was booked is written down for the operator', async () => {
    const { buyer, placed } = await sale();
    expect((await giveBack(buyer, placed.order_id)).data.state).toBe('refunded');
    const failed = { payment_intent: `pi_${placed.order_id}`, status: 'failed', failure_reason: 'lost_card' };
    for (const id of ['evt_late_failure', 'evt_late_failure']) await send('refund.failed', failed, { id });
    const notes = await server.db
      .selectFrom('payment_event')
      .select('note')
      .where('order_id', '=', placed.order_id)
      .where('kind', '=', 'refund_failed')
      .execute();
    expect(notes).toEqual([{ note: 'lost_card' }]);
    expect(await stateOf(buyer, placed.order_id)).toBe('refunded');
  });

  test('one that fails after the template was bought again leaves what the other order gave', async () => {
    const { creator, buyer, placed } = await sale();
    stripe.answer = { status: 200, body: { id: 're_1', status: 'pending' } };
    await giveBack(buyer, placed.order_id);
    stripe.answer = undefined;
    const again = await order(server, buyer, placed.goods_id);
    await send('checkout.session.completed', session(again));
    await send('refund.updated', { payment_intent: `pi_${placed.order_id}`, amount: 1200, status: 'failed' });
    expect((await giveBack(buyer, placed.order_id)).data.state).toBe('refunded');
    const file_keys = [placed.file_key ?? ''];
    const states = await server.api('getPaymentStatus', { as: buyer, body: { file_keys } });
    expect(states.data.list).toMatchObject([{ status: 1 }]);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(10_800);
  });

  test('one made at Stripe itself is followed, for a payment that could not be honoured, too', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    await server.api('cancelOrder', { as: buyer, params: { order_id: placed.order_id } });
    stripe.answer = { status: 400, body: { error: { code: 'balance_insufficient' } } };
    await send('checkout.session.completed', session(placed));
    stripe.answer = undefined;
    const amount = placed.amount / 10;
    const charge = { payment_intent: `pi_${placed.order_id}`, amount, amount_refunded: amount };
    await send('charge.refunded', charge);
    await send('charge.refunded', charge);
    expect(await moneyOf(placed.order_id)).toEqual([placed.amount, -placed.amount]);
  });

  test('one made at Stripe itself and told before the payment: nothing is handed over', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const { goodsId } = await createTemplate(server, creator);
    const placed = await order(server, buyer, goodsId);
    const charge = {
      payment_intent: `pi_${placed.order_id}`,
      amount: 1200,
      amount_refunded: 1200,
      currency: 'cny',
      metadata: { order_id: placed.order_id },
    };
    await send('charge.refunded', { ...charge, amount_refunded: 600 });
    expect(await moneyOf(placed.order_id)).toEqual([]);
    await send('charge.refunded', charge);
    await send('checkout.session.completed', session(placed));
    expect(await stateOf(buyer, placed.order_id)).toBe('created');
    expect(await moneyOf(placed.order_id)).toEqual([12_000, -12_000]);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(0);
  });

  async function moneyOf(orderId: string): Promise<number[]> {
    const rows = await server.db
      .selectFrom('payment_event')
      .select('amount')
      .where('order_id', '=', orderId)
      .where('amount', '<>', 0)
      .orderBy('payment_event_id')
      .execute();
    return rows.map(({ amount }) => amount);
  }

  test('one made at Stripe itself is followed', async () => {
    const { buyer, placed } = await sale();
    await send('charge.refunded', { payment_intent: `pi_${placed.order_id}`, amount_refunded: 600 });
    expect(await stateOf(buyer, placed.order_id)).toBe('paid');
    await send('charge.refunded', { payment_intent: `pi_${placed.order_id}`, amount_refunded: 1200 });
    expect(await stateOf(buyer, placed.order_id)).toBe('refunded');
  });
});

test('the test checkout is not there when Stripe is the provider, nor are its callbacks believed', async () => {
  expect((await server.app.inject('/checkout/sandbox/anything')).statusCode).toBe(404);
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/pay/sandbox/callback',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  });
  expect(answer.statusCode).toBe(404);
});
