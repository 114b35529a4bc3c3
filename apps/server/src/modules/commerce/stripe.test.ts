import { describe, expect, test } from 'vitest';
import { createTemplate, order } from '../../../test/shop.ts';
import { sessionOf, stripeShop } from '../../../test/stripeShop.ts';

const { server, stripe, send, start, stateOf, sale } = await stripeShop();

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
      'content-type': 'application/x-www-form-urlencoded',
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

describe('events of Stripe', () => {
  test('a completed and paid checkout pays the order, once', async () => {
    const { creator, buyer, placed } = await sale();
    await send('checkout.session.async_payment_succeeded', sessionOf(placed));
    expect(await stateOf(buyer, placed.order_id)).toBe('paid');
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(10_800);
  });

  test('a checkout whose payment is under way waits for its event', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    await send('checkout.session.completed', sessionOf(placed, { payment_status: 'unpaid' }));
    expect(await stateOf(buyer, placed.order_id)).toBe('created');
    await send('checkout.session.async_payment_failed', sessionOf(placed, { payment_status: 'unpaid' }));
    expect(await stateOf(buyer, placed.order_id)).toBe('created');
    await send('checkout.session.async_payment_succeeded', sessionOf(placed));
    expect(await stateOf(buyer, placed.order_id)).toBe('paid');
  });

  test('403 for a wrong signature, 200 for what is nothing to us', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    const forged = await send('checkout.session.completed', sessionOf(placed), { secret: 'whsec_guessed' });
    expect(forged.statusCode).toBe(403);
    for (const [type, object] of [
      ['customer.created', { id: 'cus_1' }],
      ['checkout.session.completed', { ...sessionOf(placed), client_reference_id: null }],
      ['checkout.session.completed', { ...sessionOf(placed), amount_total: 0 }],
      ['checkout.session.completed', { ...sessionOf(placed), client_reference_id: 'elsewhere' }],
      ['payment_intent.payment_failed', { metadata: {} }],
      ['charge.refunded', { payment_intent: 'pi_unknown', amount_refunded: 100 }],
      ['refund.updated', { payment_intent: 'pi_unknown', status: 'failed' }],
    ] as const)
      expect((await send(type, object)).statusCode).toBe(200);
    expect(await stateOf(buyer, placed.order_id)).toBe('created');
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
