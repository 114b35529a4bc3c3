import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { DOWN, PENDING, REFUSED, refundShop } from '../../../test/refundShop.ts';
import { order } from '../../../test/shop.ts';
import { sessionOf } from '../../../test/stripeShop.ts';

const {
  server,
  stripe,
  send,
  stateOf,
  boss,
  list,
  refundOf,
  retry,
  givenBack,
  strayed,
  changeProvider,
  logOf,
  balances,
  callsToRefund,
  mayCopy,
} = await refundShop();

describe('listManagedRefunds', () => {
  test('a refund that waits says whose it is, why it waits, how often it was sent and when it is next', async () => {
    const { buyer, placed, refund } = await givenBack(DOWN);
    expect(refund).toMatchObject({
      order: { order_id: placed.order_id, title: placed.title, kind: 'template', state: 'refunding' },
      buyer: { user_id: buyer.userId, is_active: true },
      amount: 12_000,
      currency: 'CNY',
      cause: 'buyer',
      state: 'asked',
      failure: 'Stripe answered 502',
      attempts: 1,
      next_attempt_at: new Date(server.clock.now().getTime() + 10_000).toISOString(),
      provider: 'stripe',
      payment_ref: `pi_${placed.order_id}`,
      settled_at: null,
      settled_by: null,
      can_retry: true,
      can_settle: false,
    });
  });

  test('one that failed is found although its order is paid again, and a stray payment although its order is cancelled', async () => {
    const failed = await givenBack(REFUSED);
    const stray = await strayed();
    expect(await stateOf(failed.buyer, failed.placed.order_id)).toBe('paid');
    expect(failed.refund).toMatchObject({
      state: 'failed',
      failure: 'It is disputed.',
      next_attempt_at: null,
      order: { state: 'paid' },
      can_retry: true,
      can_settle: true,
    });
    expect(stray.refund).toMatchObject({
      state: 'failed',
      cause: 'stray',
      reason: 'the order is cancelled',
      order: { state: 'cancelled' },
      buyer: { nick_name: 'Kei Sato' },
    });
    const orders = await server.api('listManagedOrders', {
      as: boss.admin,
      query: { user_id: stray.buyer.userId },
    });
    expect(orders.data.list).toMatchObject([
      { state: 'cancelled', refund_state: 'failed', buyer: { nick_name: 'Kei Sato', is_active: true } },
    ]);
  });

  test('the list is cut by state and by order, and read part by part without a gap', async () => {
    const done = await givenBack(undefined);
    const open = await givenBack(DOWN);
    const states = async (state: Parameters<typeof list>[0]['state']) =>
      (await list({ ...(state && { state }), size: 100 })).list.map(({ refund_id: id }) => id);
    expect(await states('open')).toContain(open.refund.refund_id);
    expect(await states('open')).not.toContain(done.refund.refund_id);
    expect(await states('asked')).toContain(open.refund.refund_id);
    expect(await states('done')).toContain(done.refund.refund_id);
    expect(await states('sent')).not.toContain(open.refund.refund_id);
    const all = await states(undefined);
    const read: string[] = [];
    for (let cursor = '0'; ;) {
      const { data } = await server.api('listManagedRefunds', { as: boss.admin, query: { cursor, size: 1 } });
      read.push(...data.list.map(({ refund_id: id }) => id));
      if (!data.has_more) break;
      cursor = data.next_cursor;
    }
    expect(read).toEqual(all);
    expect((await list({ order_id: open.placed.order_id })).list).toHaveLength(1);
  });

  test('400, 401, 403 for everybody but super admins', async () => {
    const bad = await server.api('listManagedRefunds', { as: boss.admin, raw: { query: { state: 'lost' } } });
    expect([bad.status, bad.fields]).toEqual([400, ['state unknown']]);
    expect((await server.api('listManagedRefunds')).status).toBe(401);
    for (const kind of [0, 2] as const) {
      const as = await server.createUser({ kind });
      expect((await server.api('listManagedRefunds', { as })).error).toBe('super_admins_only');
    }
  });
});

describe('retryRefund', () => {
  test('one that waits is sent before its time, by the same key, and written into the log', async () => {
    const { buyer, placed, refund } = await givenBack(DOWN);
    const answer = await retry(refund.refund_id);
    expect(answer.data).toMatchObject({
      refund_id: refund.refund_id,
      state: 'done',
      failure: null,
      attempts: 2,
      can_retry: false,
      can_settle: false,
    });
    expect(await stateOf(buyer, placed.order_id)).toBe('refunded');
    const keys = callsToRefund().map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect((await retry(refund.refund_id)).data.state).toBe('done');
    expect(callsToRefund()).toHaveLength(2);
    expect(await logOf(placed.order_id)).toEqual([
      { action: 'order.refund_retry', moderator_id: boss.admin.userId, reason: null },
    ]);
  });

  test('asked for 20 times at once, one that waits is sent once', async () => {
    const { refund } = await givenBack(DOWN);
    await Promise.all(Array.from({ length: 20 }, () => retry(refund.refund_id)));
    await expect.poll(async () => (await retry(refund.refund_id)).data.state).toBe('done');
    expect(callsToRefund()).toHaveLength(2);
  });

  test('one that a process takes while it is asked for is left to that process, and nothing is written into the log', async () => {
    const { placed, refund } = await givenBack(DOWN);
    const { asked } = await server.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom('goods_order')
        .select('order_id')
        .where('order_id', '=', placed.order_id)
        .forNoKeyUpdate()
        .execute();
      const waiting = retry(refund.refund_id);
      await expect
        .poll(async () => {
          const { rows } = await sql`
            select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
          return rows.length;
        })
        .toBe(1);
      await sql`update jobs.job set state = 'active' where singleton_key = ${refund.refund_id}`.execute(trx);
      return { asked: waiting };
    });
    expect((await asked).data).toMatchObject({ state: 'asked', attempts: 1, next_attempt_at: null });
    expect(callsToRefund()).toHaveLength(1);
    expect(await logOf(placed.order_id)).toEqual([]);
  });

  test('while the provider is still down it waits on, with the fault of now', async () => {
    const { refund } = await givenBack(DOWN);
    stripe.answer = { status: 401, body: { error: { message: 'Invalid API key' } } };
    expect((await retry(refund.refund_id)).data).toMatchObject({
      state: 'asked',
      attempts: 2,
      failure: 'Stripe answered 401: Invalid API key',
      next_attempt_at: new Date(server.clock.now().getTime() + 20_000).toISOString(),
    });
  });

  test('one that failed becomes a new refund of the payment: the goods go back again, the old one leaves the list', async () => {
    const { buyer, placed, creator, refund } = await givenBack(REFUSED);
    expect(await mayCopy(buyer, placed.file_key)).toBe(true);
    const answer = await retry(refund.refund_id);
    expect(answer.data).toMatchObject({ state: 'done', cause: 'buyer', order: { state: 'refunded' } });
    expect(answer.data.refund_id).not.toBe(refund.refund_id);
    expect(await mayCopy(buyer, placed.file_key)).toBe(false);
    expect(await balances(placed.order_id)).toEqual([0, 0, 0]);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(0);
    expect((await list({ order_id: placed.order_id })).list).toHaveLength(1);
    // The old one answers with what came of it, and sends nothing.
    const again = await retry(refund.refund_id);
    expect(again.data.refund_id).toBe(answer.data.refund_id);
    const keys = callsToRefund().map(({ headers }) => headers['idempotency-key']);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  test('asked for 20 times at once, one that failed is sent once more', async () => {
    const { refund } = await givenBack(REFUSED);
    stripe.answer = REFUSED;
    const answers = await Promise.all(Array.from({ length: 20 }, () => retry(refund.refund_id)));
    expect(new Set(answers.map(({ data }) => data.refund_id)).size).toBe(1);
    expect(callsToRefund()).toHaveLength(2);
  });

  test('a membership whose refund failed twice is given back and taken away whole', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    await send('checkout.session.completed', sessionOf(placed));
    const daysOf = async () => {
      const { edition } = await server.services.membership.factsOf(server.db, buyer.userId);
      const left = Number(edition?.endDate ?? server.clock.now()) - server.clock.now().getTime();
      return Math.max(0, left / 86_400_000);
    };
    stripe.answer = REFUSED;
    const params = { order_id: placed.order_id };
    await server.api('refundOrder', { as: boss.admin, params, body: { reason: 'Please' } });
    const second = await retry((await refundOf(placed.order_id)).refund_id);
    expect([second.data.state, second.data.reason, await daysOf()]).toEqual(['failed', 'Please', 30]);
    stripe.answer = undefined;
    expect((await retry(second.data.refund_id)).data.state).toBe('done');
    expect(await daysOf()).toBe(0);
  });

  test('a stray payment is sent again, and its order stays as it is', async () => {
    const { buyer, placed, refund } = await strayed();
    expect((await retry(refund.refund_id)).data).toMatchObject({ state: 'done', cause: 'stray' });
    expect(await stateOf(buyer, placed.order_id)).toBe('cancelled');
  });

  test('one that the provider has taken on is looked up there: its event may be lost', async () => {
    const { buyer, placed, refund } = await givenBack(PENDING);
    expect([refund.state, refund.can_settle]).toEqual(['sent', false]);
    stripe.answer = PENDING;
    expect((await retry(refund.refund_id)).data.state).toBe('sent');
    stripe.answer = DOWN;
    expect((await retry(refund.refund_id)).data).toMatchObject({
      state: 'sent',
      failure: 'Stripe answered 502',
    });
    stripe.answer = undefined;
    expect((await retry(refund.refund_id)).data.state).toBe('done');
    expect(await stateOf(buyer, placed.order_id)).toBe('refunded');
    expect(callsToRefund()).toHaveLength(1);
    const lost = await givenBack(PENDING);
    stripe.answer = { status: 200, body: { id: 're_1', status: 'failed', failure_reason: 'lost_card' } };
    expect((await retry(lost.refund.refund_id)).data).toMatchObject({
      state: 'failed',
      failure: 'lost_card',
    });
    stripe.answer = { status: 404, body: { error: { message: 'No such refund' } } };
    const unknown = await givenBack(PENDING);
    stripe.answer = { status: 404, body: { error: { message: 'No such refund' } } };
    expect((await retry(unknown.refund.refund_id)).data).toMatchObject({
      state: 'sent',
      failure: 'Stripe refused: No such refund',
    });
  });

  test('an event about an earlier refund of the payment does not end the one that followed', async () => {
    const { buyer, placed, refund } = await givenBack(REFUSED);
    stripe.answer = PENDING;
    const next = await retry(refund.refund_id);
    expect(next.data.state).toBe('sent');
    const object = { payment_intent: `pi_${placed.order_id}`, amount: 1200 };
    const earlier = { ...object, metadata: { refund_id: refund.refund_id } };
    await send('refund.failed', { ...earlier, status: 'failed', failure_reason: 'lost_card' });
    await send('refund.updated', { ...earlier, status: 'succeeded' });
    expect((await refundOf(placed.order_id)).state).toBe('sent');
    const own = { ...object, metadata: { refund_id: next.data.refund_id } };
    await send('refund.updated', { ...own, status: 'succeeded' });
    expect(await stateOf(buyer, placed.order_id)).toBe('refunded');
    // Named by a key of another payment, the event is about the refund of its own.
    const foreign = { ...object, metadata: { refund_id: (await strayed()).refund.refund_id } };
    await send('refund.failed', { ...foreign, status: 'failed' });
    expect((await refundOf(placed.order_id)).state).toBe('owed');
  });

  test('409 when the money came back after it was booked, or the site has another provider', async () => {
    const { placed, refund } = await givenBack(undefined);
    await send('refund.failed', { payment_intent: `pi_${placed.order_id}`, status: 'failed' });
    const owed = await retry(refund.refund_id);
    expect([owed.status, owed.error, owed.json.data]).toEqual([
      409,
      'refund_not_repeatable',
      { refund_state: 'owed' },
    ]);
    const waiting = await givenBack(DOWN);
    await changeProvider(waiting.refund.refund_id);
    expect(await refundOf(waiting.placed.order_id)).toMatchObject({
      can_retry: false,
      next_attempt_at: null,
    });
    expect((await retry(waiting.refund.refund_id)).error).toBe('refund_not_repeatable');
    expect(await logOf(waiting.placed.order_id)).toEqual([]);
  });

  test('400, 401, 403 for everybody but super admins, 404', async () => {
    const { buyer, refund } = await givenBack(REFUSED);
    expect((await retry('no-refund')).error).toBe('bad_input');
    expect((await retry('k7Qm3XpT9wRb')).error).toBe('refund_not_found');
    const params = { refund_id: refund.refund_id };
    expect((await server.api('retryRefund', { params })).status).toBe(401);
    for (const as of [buyer, await server.createUser({ kind: 2 })])
      expect((await retry(refund.refund_id, as)).error).toBe('super_admins_only');
    expect((await refundOf(refund.order.order_id)).state).toBe('failed');
  });
});
