import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createTemplate, order, paidEvent, sendEvent } from '../../../test/shop.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const ROUNDS = 8;
const MINUTE_MS = 60_000;

/** An order whose checkout the buyer has paid at; the event is not sent yet. */
async function paidAtTheCheckout() {
  const [creator, buyer] = [await server.createUser(), await server.createUser()];
  const { fileKey, goodsId } = await createTemplate(server, creator);
  const placed = await order(server, buyer, goodsId);
  const params = { order_id: placed.order_id };
  const { data } = await server.api('startCheckout', { as: buyer, params });
  const { checkout } = server.services;
  const session = await checkout.find(data.url.split('/').at(-1) ?? '');
  if (session === undefined) throw new Error('the checkout has no session');
  await checkout.pay(session);
  const { payment_id } = (await checkout.find(session.session_id)) ?? {};
  return {
    creator,
    buyer,
    fileKey,
    goodsId,
    params,
    event: paidEvent(placed, { payment_id: payment_id ?? null }),
  };
}

/** What is true at the end, regardless of who came first: the money is where the goods are. */
async function expectEven(
  { creator, buyer, fileKey, params }: Awaited<ReturnType<typeof paidAtTheCheckout>>,
  isPaid: boolean,
): Promise<void> {
  const { order_id: orderId } = params;
  const moved = await server.db
    .selectFrom('payment_event')
    .select((eb) => eb.fn.sum<string>('amount').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(Number(moved.sum)).toBe(isPaid ? 12_000 : 0);
  const status = await server.api('getPaymentStatus', { as: buyer, body: { file_keys: [fileKey] } });
  expect(status.data.list[0]?.status).toBe(isPaid ? 1 : 2);
  expect((await server.api('getWallet', { as: creator })).data.pending).toBe(isPaid ? 10_800 : 0);
}

const stateOf = async (as: TestUser, params: { order_id: string }) =>
  (await server.api('getOrder', { as, params })).data.state;

test('paid and called off at once, an order is paid, or cancelled and the money back', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sale = await paidAtTheCheckout();
    const cancel = () => server.api('cancelOrder', { as: sale.buyer, params: sale.params });
    // Either may be a little earlier.
    const [first, second] =
      round % 2 === 0
        ? [() => sendEvent(server, sale.event), cancel]
        : [cancel, () => sendEvent(server, sale.event)];
    await Promise.all([first(), second()]);
    const state = await stateOf(sale.buyer, sale.params);
    expect(['paid', 'cancelled']).toContain(state);
    await expectEven(sale, state === 'paid');
  }
});

test('paid while it expires, an order is paid', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sale = await paidAtTheCheckout();
    server.clock.advance(31 * MINUTE_MS);
    await Promise.all([server.services.commerce.orders.expireOverdue(), sendEvent(server, sale.event)]);
    expect(await stateOf(sale.buyer, sale.params)).toBe('paid');
    await expectEven(sale, true);
  }
});

test('ordered again while the payment comes in, it is bought once and nothing stays open', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const sale = await paidAtTheCheckout();
    const again = () => server.api('createOrder', { as: sale.buyer, body: { goods_id: sale.goodsId } });
    const answers = await Promise.all([again(), sendEvent(server, sale.event), again(), again()]);
    for (const answer of answers) {
      if ('error' in answer && answer.status !== 200) expect(answer.error).toBe('already_owned');
    }
    const open = await server.db
      .selectFrom('goods_order')
      .select('state')
      .where('user_id', '=', sale.buyer.userId)
      .execute();
    expect(open).toEqual([{ state: 'paid' }]);
    await expectEven(sale, true);
  }
});

test('refunded by an admin and given back by the buyer at once, the money goes back once', async () => {
  const admin = await server.createUser({ kind: 1 });
  for (let round = 0; round < ROUNDS; round += 1) {
    const sale = await paidAtTheCheckout();
    await sendEvent(server, sale.event);
    const answers = await Promise.all([
      server.api('returnOrder', { as: sale.buyer, params: sale.params }),
      server.api('refundOrder', { as: admin, params: sale.params, body: { reason: 'Asked by mail' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stateOf(sale.buyer, sale.params)).toBe('refunded');
    await expectEven(sale, false);
  }
});
