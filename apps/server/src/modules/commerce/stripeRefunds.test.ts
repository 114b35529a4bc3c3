import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestUser } from '../../../test/harness.ts';
import { createTemplate, order, signedInAgain } from '../../../test/shop.ts';
import { sessionOf, stripeShop } from '../../../test/stripeShop.ts';

const { server, stripe, send, stateOf, sale } = await stripeShop();

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
    await server.runJobs('send-refund');
    expect(await stateOf(buyer, placed.order_id)).toBe('refunding');
    server.clock.advance(11_000);
    await server.runJobs('send-refund');
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
  ])('one that is under way ends by event: %s', async (status, state, pending) => {
    const { buyer, placed, creator } = await sale();
    stripe.answer = { status: 200, body: { id: 're_1', status: 'pending' } };
    expect((await giveBack(buyer, placed.order_id)).data.state).toBe('refunding');
    const object = { payment_intent: `pi_${placed.order_id}`, amount: 1200, status };
    await send('refund.updated', object);
    await send('refund.updated', object);
    expect(await stateOf(buyer, placed.order_id)).toBe(state);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(pending);
  });

  test('while a refund is under way, the income of its sale is not paid out, however long that takes', async () => {
    const { buyer, placed, creator } = await sale();
    stripe.answer = { status: 200, body: { id: 're_1', status: 'pending' } };
    expect((await giveBack(buyer, placed.order_id)).data.state).toBe('refunding');
    server.clock.advance(8 * 86_400_000);
    const seller = await signedInAgain(server, creator);
    const walletOf = async () => (await server.api('getWallet', { as: seller })).data;
    const ask = () =>
      server.api('createPayout', {
        as: seller,
        body: { amount: 10_000, payee: 'Lin Xia, account 6222', password: TEST_PASSWORD },
      });
    expect(await walletOf()).toMatchObject({ balance: 0, pending: 10_800 });
    const refused = await ask();
    expect([refused.status, refused.error]).toEqual([409, 'insufficient_balance']);
    const object = { payment_intent: `pi_${placed.order_id}`, amount: 1200, status: 'failed' };
    await send('refund.updated', object);
    expect(await walletOf()).toMatchObject({ balance: 10_800, pending: 0 });
    expect((await ask()).status).toBe(200);
  });

  test.each([
    ['charge_already_refunded', 'refunded'],
    ['charge_disputed', 'paid'],
  ])('a refund that is refused because of %s leaves the order %s', async (code, state) => {
    const { buyer, placed } = await sale();
    stripe.answer = { status: 400, body: { error: { type: 'invalid_request_error', code } } };
    expect((await giveBack(buyer, placed.order_id)).data.state).toBe(state);
  });

  test('one that a process has not come to, because it died, is sent by another one, once', async () => {
    const { buyer, placed } = await sale();
    stripe.answer = { status: 502, body: {} };
    await giveBack(buyer, placed.order_id);
    stripe.answer = undefined;
    // The attempt is as if it had never ended.
    await sql`update jobs.job set state = 'retry', start_after = ${server.clock.now()}
      where name = 'send-refund' and state < 'completed'`.execute(server.db);
    const before = stripe.calls.length;
    await Promise.all([1, 2, 3].map(() => server.runJobs('send-refund')));
    expect(stripe.calls).toHaveLength(before + 1);
    expect(await stateOf(buyer, placed.order_id)).toBe('refunded');
  });

  test('one that a server of the former version or a backup has left is sent when it is due', async () => {
    const { buyer, placed } = await sale();
    stripe.answer = { status: 502, body: {} };
    await giveBack(buyer, placed.order_id);
    stripe.answer = undefined;
    const { clock } = server;
    await sql`delete from jobs.job where name = 'send-refund'`.execute(server.db);
    await server.db
      .updateTable('refund')
      .set({ next_attempt_at: new Date(clock.now().getTime() + 20_000) })
      .where('order_id', '=', placed.order_id)
      .execute();
    for (const [seconds, state] of [
      [19, 'refunding'],
      [1, 'refunded'],
    ] as const) {
      clock.advance(seconds * 1000);
      await server.runJobs('send-owed-jobs');
      await server.runJobs('send-refund');
      expect(await stateOf(buyer, placed.order_id)).toBe(state);
    }
  });

  test('one whose provider is not set waits, and that is no attempt', async () => {
    const { buyer, placed } = await sale();
    stripe.answer = { status: 502, body: {} };
    await giveBack(buyer, placed.order_id);
    stripe.answer = undefined;
    const own = server.db.updateTable('refund').where('order_id', '=', placed.order_id);
    await own.set({ provider: 'sandbox' }).execute();
    server.clock.advance(60_000);
    await server.runJobs('send-refund');
    await own.set({ provider: 'stripe' }).execute();
    server.clock.advance(59_000);
    await server.runJobs('send-refund');
    expect(await stateOf(buyer, placed.order_id)).toBe('refunding');
    server.clock.advance(1_000);
    await server.runJobs('send-refund');
    expect(await stateOf(buyer, placed.order_id)).toBe('refunded');
    const { attempts } = await server.db
      .selectFrom('refund')
      .select('attempts')
      .where('order_id', '=', placed.order_id)
      .executeTakeFirstOrThrow();
    expect(attempts).toBe(2);
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
    await server.runJobs('send-refund');
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
    await send('checkout.session.completed', sessionOf(again));
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
    await send('checkout.session.completed', sessionOf(placed));
    stripe.answer = undefined;
    const amount = placed.amount / 10;
    const charge = { payment_intent: `pi_${placed.order_id}`, amount, amount_refunded: amount };
    await send('charge.refunded', charge);
    await send('charge.refunded', charge);
    expect(await moneyOf(placed.order_id)).toEqual([placed.amount, -placed.amount]);
  });

  test('one made at Stripe itself and reported before the payment: nothing is handed over', async () => {
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
    await send('checkout.session.completed', sessionOf(placed));
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
