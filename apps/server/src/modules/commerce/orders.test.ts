import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { admit, createTeam } from '../../../test/teams.ts';
import { buy, createTemplate, order, paidEvent, sendEvent, signedInAgain } from '../../../test/shop.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const withoutProvider = testServer({ environment: { PAYMENT_PROVIDER: 'none' } });
const MINUTE_MS = 60_000;
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

async function eventsOf(orderId: string) {
  const rows = await server.db
    .selectFrom('payment_event')
    .select(['kind', 'amount'])
    .where('order_id', '=', orderId)
    .orderBy('payment_event_id')
    .execute();
  return rows.map(({ kind, amount }) => (amount === 0 ? kind : `${kind} ${amount}`));
}

/** An order nobody has, and an id no order can have. */
async function expectUnknownAndMalformed(
  operation: 'getOrder' | 'startCheckout' | 'cancelOrder',
  as: TestUser,
): Promise<void> {
  const ask = async (order_id: string) => (await server.api(operation, { as, params: { order_id } })).error;
  expect([await ask('k7Qm3XpT9wRb'), await ask('no-order')]).toEqual(['order_not_found', 'bad_input']);
}

async function makePrivate({ userId }: TestUser): Promise<void> {
  await server.db.updateTable('user_account').set({ e_id: 3 }).where('user_id', '=', userId).execute();
}

describe('createOrder', () => {
  test('[OPEN-26] price, seller, name and days are those of the moment, whatever changes afterwards', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const { fileKey, goodsId } = await createTemplate(server, creator, { price: 20_000, name: 'Before' });
    const placed = await order(server, buyer, goodsId);
    expect(placed).toMatchObject({
      goods_id: goodsId,
      kind: 'template',
      title: 'Before',
      file_key: fileKey,
      amount: 20_000,
      currency: 'CNY',
      state: 'created',
      paid_at: null,
    });
    expect(Date.parse(placed.expires_at) - Date.parse(placed.created_at)).toBe(30 * MINUTE_MS);
    await server.db
      .updateTable('publication')
      .set({ unit_price: 50_000, name: 'After' })
      .where('file_key', '=', fileKey)
      .execute();
    const again = await server.api('getOrder', { as: buyer, params: { order_id: placed.order_id } });
    expect(again.data).toEqual(placed);
    expect(await order(server, buyer, goodsId)).toEqual(placed);
    expect(await eventsOf(placed.order_id)).toEqual(['created']);
  });

  test('one key is one order, also for 20 requests at once', async () => {
    const buyer = await server.createUser();
    const headers = { 'idempotency-key': 'one-intent-1' };
    const answers = await times(20, () =>
      server.api('createOrder', { as: buyer, headers, body: { goods_id: 'plan-month' } }),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1);
    const other = await server.api('createOrder', { as: buyer, headers, body: { goods_id: 'plan-year' } });
    expect(other.error).toBe('idempotency_key_reused');
  });

  test('of goods one order is open per person, also when 20 different requests come at once', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const { goodsId } = await createTemplate(server, creator);
    const answers = await times(20, (index) =>
      server.api('createOrder', {
        as: buyer,
        headers: { 'idempotency-key': `intent-${index}-of-many` },
        body: { goods_id: goodsId },
      }),
    );
    expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1);
    const other = await order(server, await server.createUser(), goodsId);
    expect(other.order_id).not.toBe(answers[0]?.data.order_id);
  });

  test('409: what somebody has already, their own work, what is not sold, what nobody is left to sell', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const { fileKey, goodsId } = await createTemplate(server, creator);
    const ask = async (as: typeof buyer, goods_id: string) =>
      (await server.api('createOrder', { as, body: { goods_id } })).error;
    expect(await ask(creator, goodsId)).toBe('own_work_not_sold');
    await buy(server, buyer, goodsId);
    expect(await ask(buyer, goodsId)).toBe('already_owned');
    await server.services.membership.grantLifetime(server.db, { userId: buyer.userId, key: 'for-life' });
    expect(await ask(buyer, 'plan-month')).toBe('already_owned');
    expect(await ask(buyer, 'lifetime')).toBe('already_owned');
    await server.db
      .updateTable('publication')
      .set({ fee_type: 1, unit_price: null })
      .where('file_key', '=', fileKey)
      .execute();
    expect(await ask(await server.createUser(), goodsId)).toBe('goods_not_sold');
    const gone = await server.createUser();
    const leftBehind = await createTemplate(server, gone);
    const now = server.clock.now();
    await server.db
      .updateTable('user_account')
      .set({ deactivated_at: now })
      .where('user_id', '=', gone.userId)
      .execute();
    expect(await ask(buyer, leftBehind.goodsId)).toBe('goods_not_sold');
  });

  test('400, 401, 403 on a private deployment and without a provider, 404', async () => {
    const buyer = await server.createUser();
    const body = { goods_id: 'plan-month' };
    expect((await server.api('createOrder', { body })).status).toBe(401);
    const empty = await server.api('createOrder', { as: buyer, raw: { body: {} } });
    expect(empty.fields).toEqual(['goods_id required']);
    const wrongKey = { 'idempotency-key': 'short' };
    expect((await server.api('createOrder', { as: buyer, headers: wrongKey, body })).status).toBe(400);
    expect((await server.api('createOrder', { as: buyer, body: { goods_id: 'plan-none' } })).error).toBe(
      'goods_not_found',
    );
    await makePrivate(buyer);
    expect((await server.api('createOrder', { as: buyer, body })).error).toBe('purchases_not_offered');
    const elsewhere = await withoutProvider.createUser();
    expect((await withoutProvider.api('createOrder', { as: elsewhere, body })).error).toBe(
      'purchases_not_offered',
    );
  });
});

describe('startCheckout', () => {
  test('the open checkout is given again, also to 20 requests at once, and announced once', async () => {
    const buyer = await server.createUser();
    const { order_id } = await order(server, buyer, 'plan-month');
    const answers = await times(20, () => server.api('startCheckout', { as: buyer, params: { order_id } }));
    expect(new Set(answers.map(({ data }) => data.url)).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({ order_id, provider: 'sandbox', display: 'frame' });
    expect((await server.api('getOrder', { as: buyer, params: { order_id } })).data.state).toBe('paying');
    expect(await eventsOf(order_id)).toEqual(['created', 'checkout']);
  });

  test('400, 401, 403 for somebody else and on a private deployment, 404, 409 once it is not open', async () => {
    const buyer = await server.createUser();
    const { order_id } = await order(server, buyer, 'plan-month');
    const params = { order_id };
    expect((await server.api('startCheckout', { params })).status).toBe(401);
    const stranger = await server.createUser();
    expect((await server.api('startCheckout', { as: stranger, params })).error).toBe('not_owner');
    await expectUnknownAndMalformed('startCheckout', buyer);
    await server.api('cancelOrder', { as: buyer, params });
    const late = await server.api('startCheckout', { as: buyer, params });
    expect([late.error, late.json.data]).toEqual(['order_not_open', { state: 'cancelled' }]);
    await makePrivate(buyer);
    expect((await server.api('startCheckout', { as: buyer, params })).error).toBe('purchases_not_offered');
  });
});

describe('cancelOrder', () => {
  test('an open order is called off once; its checkout ends; a new one can be placed', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    const params = { order_id: placed.order_id };
    const { data: checkout } = await server.api('startCheckout', { as: buyer, params });
    const answers = await times(5, () => server.api('cancelOrder', { as: buyer, params }));
    expect(new Set(answers.map(({ data }) => data.state))).toEqual(new Set(['cancelled']));
    expect(await eventsOf(placed.order_id)).toEqual(['created', 'checkout', 'cancelled']);
    const page = await server.app.inject(checkout.url);
    expect(page.body).toContain('This checkout has ended');
    expect((await order(server, buyer, 'plan-month')).order_id).not.toBe(placed.order_id);
  });

  test('409 once it is paid, 403 for somebody else, 401 for nobody, 404, 400', async () => {
    const buyer = await server.createUser();
    const paid = await buy(server, buyer, 'plan-month');
    const params = { order_id: paid.order_id };
    expect((await server.api('cancelOrder', { as: buyer, params })).error).toBe('order_not_open');
    const stranger = await server.createUser();
    expect((await server.api('cancelOrder', { as: stranger, params })).error).toBe('not_owner');
    await expectUnknownAndMalformed('cancelOrder', buyer);
    expect((await server.api('cancelOrder', { params })).status).toBe(401);
  });
});

describe('time', () => {
  test('after half an hour an unpaid order is expired, before and after the job has come by', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    const params = { order_id: placed.order_id };
    const look = async () => (await server.api('getOrder', { as: buyer, params })).data;
    server.clock.advance(30 * MINUTE_MS - 1);
    expect((await look()).state).toBe('created');
    server.clock.advance(1);
    expect(await look()).toMatchObject({ state: 'expired', closed_at: placed.expires_at });
    const listed = await server.api('listOrders', { as: buyer, query: { state: 'expired' } });
    expect(listed.data.list).toHaveLength(1);
    expect((await server.api('startCheckout', { as: buyer, params })).error).toBe('order_not_open');
    await server.runJobs('process-orders');
    await server.runJobs('process-orders');
    expect((await look()).state).toBe('expired');
    expect(await eventsOf(placed.order_id)).toEqual(['created', 'expired']);
  });

  test('an expired order makes room for a new one without waiting for the job', async () => {
    const buyer = await server.createUser();
    const old = await order(server, buyer, 'plan-year');
    server.clock.advance(31 * MINUTE_MS);
    const fresh = await order(server, buyer, 'plan-year');
    expect(fresh.order_id).not.toBe(old.order_id);
    expect(await eventsOf(old.order_id)).toEqual(['created', 'expired']);
  });
});

describe('a plan for a team', () => {
  const orderFor = (as: TestUser, teamId: string, goodsId = 'plan-month', key?: string) =>
    server.api('createOrder', {
      as,
      body: { goods_id: goodsId, team_id: teamId },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const limitOf = async (as: TestUser, teamId: string) =>
    (await server.api('getTeamSpace', { as, params: { teamId } })).data.file_create_limit;
  const pay = (placed: { order_id: string; amount: number; currency: string }) =>
    sendEvent(server, paidEvent(placed));

  test('[ROLE-33] lifts the limits of the team, not of its buyer, until it ends or is given back', async () => {
    const { teamId, owner } = await createTeam(server);
    const manager = await admit(server, teamId, 'manager');
    expect(await limitOf(owner, teamId)).toBe(10);
    const placed = await buy(server, manager, 'plan-month', teamId);
    expect(placed.state).toBe('paid');
    expect(placed.team).toEqual({ team_id: teamId, name: expect.stringMatching(/^Team /u) });
    expect(await limitOf(owner, teamId)).toBe(0);
    for (const as of [owner, manager])
      expect((await server.api('getMembership', { as })).data).toMatchObject({ is_vip: false, member: 0 });
    // A second month follows the first; given back, what is left of it ends.
    await buy(server, owner, 'plan-month', teamId);
    const admin = await server.createUser({ kind: 1 });
    const params = { order_id: placed.order_id };
    await server.api('refundOrder', { as: admin, params, body: { reason: 'Bought by mistake.' } });
    expect(await limitOf(owner, teamId)).toBe(0);
    server.clock.advance(31 * 24 * 60 * MINUTE_MS);
    expect(await limitOf(await signedInAgain(server, owner), teamId)).toBe(10);
  });

  test('is bought by those who may buy in the team, for which one order is open at a time', async () => {
    const { teamId, owner } = await createTeam(server);
    const editor = await admit(server, teamId, 'editor');
    expect((await orderFor(editor, teamId)).error).toBe('privilege_missing');
    expect((await orderFor(await server.createUser(), teamId)).error).toBe('team_not_found');
    expect((await orderFor(owner, '999999')).error).toBe('team_not_found');
    const placed = (await orderFor(owner, teamId, 'plan-month', 'for-the-team')).data;
    expect((await orderFor(owner, teamId)).data.order_id).toBe(placed.order_id);
    const own = await order(server, owner, 'plan-month');
    expect([own.team, own.order_id === placed.order_id]).toEqual([null, false]);
    const headers = { 'idempotency-key': 'for-the-team' };
    const reused = await server.api('createOrder', { as: owner, headers, body: { goods_id: 'plan-month' } });
    expect(reused.error).toBe('idempotency_key_reused');
    // Their own space has the plan of its owner.
    const { teamId: space } = await server.services.workspace.findSpace(owner.userId);
    expect((await orderFor(owner, space)).data).toMatchObject({ order_id: own.order_id, team: null });
  });

  test('is paid back when the team is gone, or has one without an end', async () => {
    const { teamId, owner } = await createTeam(server);
    const late = (await orderFor(owner, teamId)).data;
    await pay((await orderFor(owner, teamId, 'lifetime')).data);
    expect(await limitOf(owner, teamId)).toBe(0);
    await pay(late);
    const stateOf = async (order_id: string) =>
      (await server.api('getOrder', { as: owner, params: { order_id } })).data.state;
    expect(await eventsOf(late.order_id)).toContain('stray 6000');
    expect((await orderFor(owner, teamId)).error).toBe('already_owned');
    const other = await createTeam(server, owner);
    const placed = (await orderFor(owner, other.teamId)).data;
    expect((await server.api('deleteTeam', { as: owner, params: { teamId: other.teamId } })).status).toBe(
      200,
    );
    await pay(placed);
    expect(await eventsOf(placed.order_id)).toContain('stray 6000');
    expect(await stateOf(placed.order_id)).not.toBe('paid');
  });
});

describe('lists of orders', () => {
  test('somebody’s orders come by cursor, the newest first, in at most three statements', async () => {
    const buyer = await server.createUser();
    const placed: string[] = [];
    for (const goodsId of ['plan-month', 'plan-quarter', 'plan-year', 'lifetime']) {
      placed.unshift((await order(server, buyer, goodsId)).order_id);
      server.clock.advance(1000);
    }
    await sendEvent(server, paidEvent({ order_id: placed[3] ?? '', amount: 6_000, currency: 'USD' }));
    let pages = 0;
    const seen: string[] = [];
    let cursor = '0';
    const statements = await server.statementsOf(async () => {
      const { data } = await server.api('listOrders', { as: buyer, query: { cursor, size: 3 } });
      seen.push(...data.list.map(({ order_id }) => order_id));
      cursor = data.next_cursor;
      pages += 1;
    });
    expect(statements.length).toBeLessThanOrEqual(3);
    const { data: rest } = await server.api('listOrders', { as: buyer, query: { cursor, size: 3 } });
    expect([...seen, ...rest.list.map(({ order_id }) => order_id)]).toEqual(placed);
    expect([pages, rest.has_more, rest.next_cursor]).toEqual([1, false, '0']);
    const paid = await server.api('listOrders', { as: buyer, query: { state: 'paid' } });
    expect(paid.data.list.map(({ order_id }) => order_id)).toEqual([placed[3]]);
    const open = await server.api('listOrders', { as: buyer, query: { state: 'created' } });
    expect(open.data.list).toHaveLength(3);
    expect((await server.api('listOrders', { as: await server.createUser() })).data.list).toEqual([]);
    expect((await server.api('listOrders')).status).toBe(401);
    const wrong = await server.api('listOrders', { as: buyer, raw: { query: { state: 'lost' } } });
    expect(wrong.fields).toEqual(['state unknown']);
  });

  test('super admins see everybody’s, with seller, fee and payment; nobody else does', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser({ nickName: 'Kei Sato' })];
    const { goodsId } = await createTemplate(server, creator, { price: 10_000 });
    const paid = await buy(server, buyer, goodsId);
    const admin = await server.createUser({ kind: 1 });
    const query = { user_id: buyer.userId, size: 1 };
    const { data } = await server.api('listManagedOrders', { as: admin, query });
    expect(data.list).toEqual([
      expect.objectContaining({
        order_id: paid.order_id,
        buyer_id: buyer.userId,
        buyer: { user_id: buyer.userId, nick_name: 'Kei Sato', avatar_url: null, is_active: true },
        refund_state: null,
        seller_id: creator.userId,
        fee: 1_000,
        provider: 'sandbox',
        payment_ref: expect.stringMatching(/^pay_/u),
      }),
    ]);
    expect((await server.api('listManagedOrders', { as: admin, query: { size: 1 } })).data.has_more).toBe(
      true,
    );
    for (const as of [buyer, await server.createUser({ kind: 2 })])
      expect((await server.api('listManagedOrders', { as })).error).toBe('super_admins_only');
    expect((await server.api('listManagedOrders')).status).toBe(401);
  });

  test('getOrder: 400, 401, 404, and 403 for somebody else, super admins included', async () => {
    const buyer = await server.createUser();
    const placed = await order(server, buyer, 'plan-month');
    const params = { order_id: placed.order_id };
    expect((await server.api('getOrder', { params })).status).toBe(401);
    const admin = await server.createUser({ kind: 1 });
    expect((await server.api('getOrder', { as: admin, params })).error).toBe('not_owner');
    await expectUnknownAndMalformed('getOrder', buyer);
    const wrong = await server.api('listManagedOrders', { as: admin, query: { cursor: 'x' } });
    expect(wrong.fields).toEqual(['cursor format']);
  });
});
