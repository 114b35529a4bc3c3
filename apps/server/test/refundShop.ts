import type { ManagedRefund } from '@boardwalk/api-client';
import { beforeAll } from 'vitest';
import type { TestUser } from './harness.ts';
import { order } from './shop.ts';
import { sessionOf, stripeShop } from './stripeShop.ts';

/** Stripe does not work. */
export const DOWN = { status: 502, body: {} };
/** Stripe cannot make a refund. */
export const REFUSED = {
  status: 400,
  body: { error: { code: 'charge_disputed', message: 'It is disputed.' } },
};
/** Stripe has taken a refund on, or is still at it. */
export const PENDING = { status: 200, body: { id: 're_1', status: 'pending' } };

/** A shop with a super admin who looks after its refunds. Call it once at the top of the file. */
export async function refundShop() {
  const shop = await stripeShop();
  const { server, stripe, send, sale } = shop;
  let known: TestUser | undefined;
  const boss = {
    get admin(): TestUser {
      if (known === undefined) throw new Error('the admin is there once tests run');
      return known;
    },
  };
  beforeAll(async () => {
    known = await server.createUser({ kind: 1, nickName: 'Boss' });
  });

  const list = async (query: { state?: ManagedRefund['state'] | 'open'; order_id?: string; size?: number }) =>
    (await server.api('listManagedRefunds', { as: boss.admin, query })).data;
  const refundOf = async (order_id: string) => (await list({ order_id })).list[0] as ManagedRefund;
  const retry = (refund_id: string, as = boss.admin) =>
    server.api('retryRefund', { as, params: { refund_id } });
  const settle = (refund_id: string, note = 'By bank transfer', as = boss.admin) =>
    server.api('settleRefund', { as, params: { refund_id }, body: { note } });

  /** A template that its buyer has given back while Stripe answered so. */
  async function givenBack(answer: typeof stripe.answer) {
    const sold = await sale();
    stripe.answer = answer;
    const params = { order_id: sold.placed.order_id };
    await server.api('returnOrder', { as: sold.buyer, params });
    stripe.answer = undefined;
    return { ...sold, refund: await refundOf(sold.placed.order_id) };
  }

  /** A payment for a cancelled order, whose refund Stripe refuses. */
  async function strayed() {
    const buyer = await server.createUser({ nickName: 'Kei Sato' });
    const placed = await order(server, buyer, 'plan-month');
    await server.api('cancelOrder', { as: buyer, params: { order_id: placed.order_id } });
    stripe.answer = REFUSED;
    await send('checkout.session.completed', sessionOf(placed));
    stripe.answer = undefined;
    return { buyer, placed, refund: await refundOf(placed.order_id) };
  }

  /** The site has another payment provider than the one that has the payment. */
  async function changeProvider(refundId: string): Promise<void> {
    await server.db
      .updateTable('refund')
      .set({ provider: 'sandbox' })
      .where('refund_id', '=', refundId)
      .execute();
  }

  async function logOf(orderId: string) {
    return server.db
      .selectFrom('moderation_log')
      .select(['action', 'moderator_id', 'reason'])
      .where('subject_type', '=', 'order')
      .where('subject_id', '=', orderId)
      .orderBy('log_id')
      .execute();
  }

  async function balances(orderId: string): Promise<number[]> {
    const rows = await server.db
      .selectFrom('ledger_entry')
      .select((eb) => eb.fn.sum<string>('amount').as('sum'))
      .where('order_id', '=', orderId)
      .groupBy('account')
      .execute();
    return rows.map(({ sum }) => Number(sum));
  }

  const callsToRefund = () => stripe.calls.filter(({ path }) => path === '/v1/refunds');
  const mayCopy = async (as: TestUser, fileKey: string | null) => {
    const body = { file_keys: [fileKey ?? ''] };
    return (await server.api('getPaymentStatus', { as, body })).data.list[0]?.status === 1;
  };

  return {
    ...shop,
    boss,
    list,
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
  };
}
