import { describe, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../../test/harness.ts';
import { DOWN, PENDING, REFUSED, refundShop } from '../../../test/refundShop.ts';
import { signedInAgain } from '../../../test/shop.ts';

const {
  server,
  send,
  stateOf,
  boss,
  refundOf,
  retry,
  settle,
  givenBack,
  strayed,
  changeProvider,
  logOf,
  balances,
  callsToRefund,
  mayCopy,
  stripe,
} = await refundShop();

describe('settleRefund', () => {
  test('one that failed is settled by hand: goods back, income reversed, buyer notified, with the note in the log', async () => {
    const { buyer, placed, creator, refund } = await givenBack(REFUSED);
    const answer = await settle(refund.refund_id, '  Transfer TRX-7  ');
    expect(answer.data).toMatchObject({
      refund_id: refund.refund_id,
      state: 'done',
      note: 'Transfer TRX-7',
      failure: 'It is disputed.',
      settled_by: { user_id: boss.admin.userId, nick_name: 'Boss' },
      settled_at: server.clock.now().toISOString(),
      order: { state: 'refunded' },
      can_retry: false,
      can_settle: false,
    });
    expect(await mayCopy(buyer, placed.file_key)).toBe(false);
    expect(await balances(placed.order_id)).toEqual([0, 0, 0]);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(0);
    expect(await logOf(placed.order_id)).toEqual([
      { action: 'order.refund_settle', moderator_id: boss.admin.userId, reason: 'Transfer TRX-7' },
    ]);
    const mails = await server.db
      .selectFrom('mail')
      .select('kind')
      .where('user_id', '=', buyer.userId)
      .where('kind', '=', 'refund')
      .execute();
    expect(mails).toHaveLength(1);
    // The same again changes nothing, another note is refused.
    expect((await settle(refund.refund_id, 'Transfer TRX-7')).data).toEqual(answer.data);
    const other = await settle(refund.refund_id, 'Transfer TRX-8');
    expect([other.status, other.error, other.json.data]).toEqual([
      409,
      'refund_not_by_hand',
      { refund_state: 'done' },
    ]);
    expect(await logOf(placed.order_id)).toHaveLength(1);
    expect((await retry(refund.refund_id)).data.state).toBe('done');
    expect(callsToRefund()).toHaveLength(1);
    // The provider reports late what it had answered: nothing is owed.
    await send('refund.failed', { payment_intent: `pi_${placed.order_id}`, status: 'failed' });
    expect((await refundOf(placed.order_id)).state).toBe('done');
  });

  test('a stray payment is settled by hand, and its order stays as it is', async () => {
    const { buyer, placed, refund } = await strayed();
    expect((await settle(refund.refund_id)).data).toMatchObject({
      state: 'done',
      order: { state: 'cancelled' },
    });
    expect(await stateOf(buyer, placed.order_id)).toBe('cancelled');
    expect(await balances(placed.order_id)).toEqual([]);
  });

  test('one that came back after it was booked is owed until it is settled; the books stay as they are', async () => {
    const { placed, refund } = await givenBack(undefined);
    const event = { payment_intent: `pi_${placed.order_id}`, status: 'failed', failure_reason: 'lost_card' };
    await send('refund.failed', event);
    expect(await refundOf(placed.order_id)).toMatchObject({
      state: 'owed',
      failure: 'lost_card',
      can_settle: true,
      can_retry: false,
    });
    expect((await settle(refund.refund_id)).data).toMatchObject({
      state: 'done',
      order: { state: 'refunded' },
    });
    expect(await balances(placed.order_id)).toEqual([0, 0, 0]);
  });

  test('while the provider may still make it, it is refused; once the site has another one, it is not', async () => {
    for (const answer of [DOWN, PENDING]) {
      const { buyer, placed, refund } = await givenBack(answer);
      const refused = await settle(refund.refund_id);
      expect([refused.status, refused.error]).toEqual([409, 'refund_not_by_hand']);
      await changeProvider(refund.refund_id);
      expect((await settle(refund.refund_id)).data).toMatchObject({
        state: 'done',
        note: 'By bank transfer',
      });
      expect(await stateOf(buyer, placed.order_id)).toBe('refunded');
    }
  });

  test('sent again and settled by hand at once, the money goes one way', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { placed, refund } = await givenBack(REFUSED);
      stripe.calls.length = 0;
      const [sent, byHand] = await Promise.all([retry(refund.refund_id), settle(refund.refund_id)]);
      const isByHand = byHand.status === 200;
      expect([sent.status, byHand.status]).toEqual([200, isByHand ? 200 : 409]);
      expect(callsToRefund()).toHaveLength(isByHand ? 0 : 1);
      expect(await balances(placed.order_id)).toEqual([0, 0, 0]);
    }
  });

  test('400 without a note, 401, 403 for everybody but super admins, 404', async () => {
    const { buyer, refund } = await givenBack(REFUSED);
    expect((await settle(refund.refund_id, '  ')).fields).toEqual(['note required 1']);
    expect((await settle(refund.refund_id, 'x'.repeat(501))).fields).toEqual(['note max_length 500']);
    expect((await settle('k7Qm3XpT9wRb')).error).toBe('refund_not_found');
    const params = { refund_id: refund.refund_id };
    expect((await server.api('settleRefund', { params, body: { note: 'x' } })).status).toBe(401);
    for (const as of [buyer, await server.createUser({ kind: 2 })])
      expect((await settle(refund.refund_id, 'x', as)).error).toBe('super_admins_only');
    expect(await logOf(refund.order.order_id)).toEqual([]);
  });

  test('a creator who was paid out meanwhile is in debt', async () => {
    const { creator, refund } = await givenBack(REFUSED);
    server.clock.advance(8 * 86_400_000);
    const [seller, again] = [await signedInAgain(server, creator), await signedInAgain(server, boss.admin)];
    const body = { amount: 10_800, payee: 'Lin Xia, account 6222', password: TEST_PASSWORD };
    expect((await server.api('createPayout', { as: seller, body })).status).toBe(200);
    await settle(refund.refund_id, 'Cash', again);
    expect((await server.api('getWallet', { as: seller })).data).toMatchObject({
      balance: -10_800,
      pending: 0,
    });
  });
});
