import { describe, expect, test } from 'vitest';
import { PAYOUT_CLAIM_MS } from '@boardwalk/domain';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { signIn } from '../../../test/signIn.ts';
import { buy, createTemplate, signedInAgain } from '../../../test/shop.ts';
import { recount } from '../files/catalogue/service.ts';

// Many payouts of one person are asked for at once: each of them takes a try of the password.
const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400', FAILED_SIGN_INS: '100' } });
const WEEK_MS = 7 * 86_400_000;
const TO = 'Lin Xia, account 6222 0200 1234';
const UNKNOWN = 'zzzzzzzzzzzz';

/** A creator who has earned 27 yuan, which nobody can give back any more. */
async function earner(as: Parameters<typeof server.createUser>[0] = {}) {
  const [creator, buyer] = [await server.createUser(as), await server.createUser()];
  const { goodsId } = await createTemplate(server, creator, { price: 30_000 });
  await buy(server, buyer, goodsId);
  server.clock.advance(WEEK_MS + 1);
  return signedInAgain(server, creator);
}
const ask = (as: TestUser, amount: number, key?: string, password = TEST_PASSWORD) =>
  server.api('createPayout', {
    as,
    body: { amount, payee: TO, password },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const balanceOf = async (as: TestUser) => (await server.api('getWallet', { as })).data.balance;
const admin = () => server.createUser({ kind: 1 });

/** Every transfer of a payout adds up to zero, and the wallet is the sum of its entries. */
async function expectSoundBooks(payoutId: string) {
  const rows = await server.db
    .selectFrom('ledger_entry')
    .select((eb) => ['transfer_id', eb.fn.sum<string>('amount').as('sum')])
    .where('payout_id', '=', payoutId)
    .groupBy('transfer_id')
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ sum }) => Number(sum)).filter((sum) => sum !== 0)).toEqual([]);
  expect((await recount(server.db)).filter(({ table }) => table === 'wallet')).toEqual([]);
}

describe('createPayout', () => {
  test('takes the amount out of the balance at once, and says so among the entries', async () => {
    const creator = await earner();
    const { data, status } = await ask(creator, 20_000);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      amount: 20_000,
      currency: 'CNY',
      payee: TO,
      state: 'asked',
      reference: null,
    });
    expect(await balanceOf(creator)).toBe(7_000);
    const entries = await server.api('listWalletEntries', { as: creator });
    expect(entries.data.list[0]).toMatchObject({
      kind: 'payout',
      amount: -20_000,
      price: 0,
      total_after: 7_000,
    });
    await expectSoundBooks(data.payout_id);
  });

  test('of what buyers can still give back nothing is paid out', async () => {
    const [creator, buyer] = [await server.createUser(), await server.createUser()];
    const { goodsId } = await createTemplate(server, creator, { price: 30_000 });
    await buy(server, buyer, goodsId);
    const refused = await ask(creator, 10_000);
    expect([refused.status, refused.error]).toEqual([409, 'insufficient_balance']);
    expect((await server.api('getWallet', { as: creator })).data.pending).toBe(27_000);
    expect((await server.api('listPayouts', { as: creator })).data.list).toEqual([]);
  });

  test('all there is can be paid out, and not a cent more; the refusal says how much that is', async () => {
    const creator = await earner();
    const buyer = await server.createUser();
    const { goodsId } = await createTemplate(server, creator, { price: 10_000 });
    // Nine yuan are pending beside the twenty-seven.
    await buy(server, buyer, goodsId);
    const refused = await ask(creator, 27_010);
    expect([refused.error, refused.data]).toEqual(['insufficient_balance', { balance: 27_000 }]);
    expect((await ask(creator, 27_000)).status).toBe(200);
    expect((await server.api('getWallet', { as: creator })).data).toMatchObject({
      balance: 0,
      pending: 9_000,
    });
  });

  test('nothing is paid out to who is in debt', async () => {
    const creator = await earner();
    expect((await ask(creator, 27_000)).status).toBe(200);
    const { list } = (await server.api('listWalletEntries', { as: creator })).data;
    expect(list).toHaveLength(2);
    const { order_id } = await server.db
      .selectFrom('ledger_entry')
      .select('order_id')
      .where('user_id', '=', creator.userId)
      .where('cause', '=', 'sale')
      .executeTakeFirstOrThrow();
    const params = { order_id: order_id ?? '' };
    await server.api('refundOrder', { as: await admin(), params, body: { reason: 'Charged twice.' } });
    expect(await balanceOf(creator)).toBe(-27_000);
    const refused = await ask(creator, 10_000);
    expect([refused.error, refused.data]).toEqual(['insufficient_balance', { balance: 0 }]);
  });

  test('twenty at once pay out no more than there is', async () => {
    const creator = await earner();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(creator, 10_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(({ error }) => error === 'insufficient_balance')).toHaveLength(18);
    expect(await balanceOf(creator)).toBe(7_000);
  });

  test('one key asks once; another wish under it is refused', async () => {
    const creator = await earner();
    const key = 'a-payout-of-mine';
    const [first, second] = await Promise.all([ask(creator, 10_000, key), ask(creator, 10_000, key)]);
    expect(second.data.payout_id).toBe(first.data.payout_id);
    expect(await balanceOf(creator)).toBe(17_000);
    expect((await ask(creator, 12_000, key)).error).toBe('idempotency_key_reused');
  });

  test('a session alone pays nothing out: the password is asked again', async () => {
    const creator = await earner();
    const stolen = await ask(creator, 10_000, undefined, 'not their password');
    expect([stolen.status, stolen.error]).toEqual([403, 'wrong_password']);
    expect(await balanceOf(creator)).toBe(27_000);
    expect((await server.api('listPayouts', { as: creator })).data.list).toEqual([]);
  });

  test('bad input names the field; 401 for nobody', async () => {
    const creator = await server.createUser();
    const send = (body: object) =>
      server.api('createPayout', { as: creator, body: { password: TEST_PASSWORD, ...body } as never });
    expect((await send({ amount: 9_990, payee: TO })).fields).toEqual(['amount min 10000']);
    expect((await send({ amount: 10_000, payee: '  ' })).fields).toEqual(['payee required 1']);
    expect((await send({ amount: 10_000, payee: 'x'.repeat(201) })).fields).toEqual(['payee max_length 200']);
    expect((await send({ amount: 10_000, payee: TO, password: undefined })).fields).toEqual([
      'password required',
    ]);
    expect(
      (await server.api('createPayout', { body: { amount: 10_000, payee: TO, password: TEST_PASSWORD } }))
        .status,
    ).toBe(401);
    expect((await server.api('listPayouts')).status).toBe(401);
    const wrong = await server.api('listPayouts', { as: creator, query: { cursor: 'x' } });
    expect(wrong.fields).toEqual(['cursor format']);
  });
});

describe('settlePayout and refusePayout', () => {
  const claim = (as: TestUser | undefined, payout_id: string) =>
    server.api('claimPayout', { ...(as && { as }), params: { payout_id } });
  const release = (as: TestUser | undefined, payout_id: string) =>
    server.api('releasePayout', { ...(as && { as }), params: { payout_id } });
  /** Claims it, as the screen does before the money is transferred, and records the transfer. */
  const settle = async (as: TestUser | undefined, payout_id: string, reference = `TRX-${payout_id}`) => {
    await claim(as, payout_id);
    return record(as, payout_id, reference);
  };
  const record = (as: TestUser | undefined, payout_id: string, reference = `TRX-${payout_id}`) =>
    server.api('settlePayout', { ...(as && { as }), params: { payout_id }, body: { reference } });
  const refuse = (as: TestUser | undefined, payout_id: string, reason = 'No such account.') =>
    server.api('refusePayout', { ...(as && { as }), params: { payout_id }, body: { reason } });

  test('a super admin sees who has waited longest, and records the transfer once', async () => {
    const [creator, boss] = [await earner(), await admin()];
    const first = (await ask(creator, 10_000)).data.payout_id;
    server.clock.advance(1_000);
    const second = (await ask(creator, 11_000)).data.payout_id;
    const waiting = await server.api('listManagedPayouts', {
      as: boss,
      query: { state: 'asked', size: 100 },
    });
    const mine = waiting.data.list.filter(({ creator: who }) => who.user_id === creator.userId);
    expect(mine.map(({ payout_id: id }) => id)).toEqual([first, second]);

    expect((await settle(boss, first, 'TRX-1')).data).toMatchObject({
      state: 'paid',
      reference: 'TRX-1',
      settled_by: boss.userId,
    });
    expect((await settle(boss, first, 'TRX-1')).status).toBe(200);
    const other = await settle(boss, first, 'TRX-2');
    expect([other.status, other.error]).toEqual([409, 'payout_not_open']);
    expect((await refuse(boss, first)).error).toBe('payout_not_open');
    expect(await balanceOf(creator)).toBe(6_000);
    const own = await server.api('listPayouts', { as: creator, query: { size: 1 } });
    expect(own.data.list.map(({ payout_id: id }) => id)).toEqual([second]);
    const rest = await server.api('listPayouts', {
      as: creator,
      query: { size: 1, cursor: own.data.next_cursor },
    });
    expect(rest.data.list).toMatchObject([{ payout_id: first, reference: 'TRX-1' }]);
    expect(rest.response.body).not.toContain(boss.userId);
    await expectSoundBooks(first);
  });

  test('of two admins only the one who claimed a payout last records its transfer', async () => {
    const [creator, ada, bo] = [await earner(), await admin(), await admin()];
    const id = (await ask(creator, 10_000)).data.payout_id;
    const unclaimed = await record(ada, id);
    expect([unclaimed.status, unclaimed.error]).toEqual([409, 'payout_not_claimed']);

    const answers = await Promise.all([claim(ada, id), claim(bo, id)]);
    expect(answers.map(({ error }) => error ?? 'claimed').toSorted()).toEqual(['claimed', 'payout_claimed']);
    const [winner, loser] = answers[0].status === 200 ? [ada, bo] : [bo, ada];
    const since = server.clock.now().toISOString();
    server.clock.advance(60_000);
    expect((await claim(winner, id)).data.claim).toMatchObject({ admin: { user_id: winner.userId }, since });
    const listed = await server.api('listManagedPayouts', {
      as: loser,
      query: { state: 'asked', size: 100 },
    });
    expect(listed.data.list.find(({ payout_id: each }) => each === id)?.claim?.admin.user_id).toBe(
      winner.userId,
    );
    expect((await record(loser, id)).error).toBe('payout_not_claimed');
    expect((await refuse(loser, id)).error).toBe('payout_claimed');

    // A claim that has ended still belongs to who may have transferred the money, until somebody else claims.
    server.clock.advance(PAYOUT_CLAIM_MS);
    expect((await release(loser, id)).data.claim).toBeNull();
    expect((await record(winner, id)).status).toBe(200);
    expect((await claim(loser, id)).error).toBe('payout_not_open');
    expect(await balanceOf(creator)).toBe(17_000);
  });

  test('a claim that was released, or has ended, is anybody’s', async () => {
    const [creator, ada, bo] = [await earner(), await admin(), await admin()];
    const id = (await ask(creator, 10_000)).data.payout_id;
    await claim(ada, id);
    expect((await release(bo, id)).data.claim?.admin.user_id).toBe(ada.userId);
    expect((await release(ada, id)).data.claim).toBeNull();
    expect((await claim(bo, id)).status).toBe(200);
    server.clock.advance(PAYOUT_CLAIM_MS);
    expect((await claim(ada, id)).data.claim?.admin.user_id).toBe(ada.userId);
    expect((await record(bo, id)).error).toBe('payout_not_claimed');
    expect((await refuse(ada, id)).data.state).toBe('refused');
  });

  test('the creator is notified by mail when it is asked, paid and refused; the log has who settled it', async () => {
    const [creator, boss] = [await earner(), await admin()];
    const [first, second] = [await ask(creator, 10_000), await ask(creator, 11_000)];
    await settle(boss, first.data.payout_id, 'TRX-mailed');
    await refuse(boss, second.data.payout_id, 'No such account.');
    const mails = await server.db
      .selectFrom('mail')
      .select(['kind', 'data'])
      .where('user_id', '=', creator.userId)
      .where('kind', 'like', 'payout%')
      .orderBy('mail_id')
      .execute();
    expect(mails).toMatchObject([
      { kind: 'payoutAsked', data: { amount: { amount: 10_000, currency: 'CNY' } } },
      { kind: 'payoutAsked' },
      { kind: 'payoutPaid', data: { reference: 'TRX-mailed' } },
      { kind: 'payoutRefused', data: { reason: 'No such account.' } },
    ]);
    const { data } = await server.api('listModerationLog', { as: boss, query: { user_id: boss.userId } });
    expect(data.list.map(({ action, subject_id: id, reason }) => [action, id, reason])).toEqual([
      ['payout.refuse', second.data.payout_id, 'No such account.'],
      ['payout.pay', first.data.payout_id, null],
    ]);
  });

  test('one transfer settles one payout, also when two are settled at once', async () => {
    const [creator, boss] = [await earner(), await admin()];
    const ids = [(await ask(creator, 10_000)).data.payout_id, (await ask(creator, 11_000)).data.payout_id];
    const answers = await Promise.all(ids.map((id) => settle(boss, id, 'TRX-of-one')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status, error }) => [status, error])).toEqual([[409, 'payout_reference_used']]);
    const own = await server.api('listPayouts', { as: creator });
    expect(own.data.list.map(({ state }) => state).toSorted()).toEqual(['asked', 'paid']);
  });

  test('nobody settles a payout of their own', async () => {
    const [boss, other] = [await earner({ kind: 1 }), await admin()];
    const id = (await ask(boss, 10_000)).data.payout_id;
    for (const answer of [await claim(boss, id), await record(boss, id), await refuse(boss, id)])
      expect([answer.status, answer.error]).toEqual([403, 'own_payout']);
    expect((await settle(other, id)).data).toMatchObject({ state: 'paid', settled_by: other.userId });
  });

  test('where to pay somebody who has deleted their account is kept until they are paid, no longer', async () => {
    const creator = await earner();
    const boss = await admin();
    const payoutOf = async (payoutId: string) =>
      (await server.api('listManagedPayouts', { as: boss, query: { size: 100 } })).data.list.find(
        ({ payout_id: id }) => id === payoutId,
      );
    const payeeOf = async (payoutId: string) => (await payoutOf(payoutId))?.payee;
    const [paid, open] = [await ask(creator, 10_000), await ask(creator, 10_000)];
    expect((await settle(boss, paid.data.payout_id)).status).toBe(200);
    expect((await payoutOf(open.data.payout_id))?.creator.is_active).toBe(true);
    const erased = await server.api('deleteAccount', {
      as: await signIn(server, creator),
      body: { password: TEST_PASSWORD, keep_works: 'remove' },
    });
    expect(erased.status).toBe(200);
    expect((await payoutOf(open.data.payout_id))?.creator.is_active).toBe(false);
    expect(await payeeOf(paid.data.payout_id)).toBe('');
    expect(await payeeOf(open.data.payout_id)).toBe(TO);
    expect((await settle(boss, open.data.payout_id)).status).toBe(200);
    expect(await payeeOf(open.data.payout_id)).toBe('');
  });

  test('what is refused comes back once, with the reason, however many refuse it', async () => {
    const [creator, boss] = [await earner(), await admin()];
    const id = (await ask(creator, 20_000)).data.payout_id;
    const answers = await Promise.all(Array.from({ length: 5 }, () => refuse(boss, id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await balanceOf(creator)).toBe(27_000);
    expect((await settle(boss, id)).error).toBe('payout_not_open');
    const own = await server.api('listPayouts', { as: creator });
    expect(own.data.list).toMatchObject([{ state: 'refused', reason: 'No such account.' }]);
    const entries = await server.api('listWalletEntries', { as: creator });
    expect(entries.data.list.map(({ kind }) => kind)).toEqual(['payout_refused', 'payout', 'sale']);
    const sides = await server.db
      .selectFrom('ledger_entry')
      .select(['transfer_id', 'cause', 'account', 'amount'])
      .where('payout_id', '=', id)
      .orderBy('entry_id')
      .execute();
    expect(sides.map((side) => [side.transfer_id, side.cause, side.account, Number(side.amount)])).toEqual([
      [id, 'payout', 'seller', -20_000],
      [id, 'payout', 'payout', 20_000],
      [`${id}-refused`, 'payout_refused', 'seller', 20_000],
      [`${id}-refused`, 'payout_refused', 'payout', -20_000],
    ]);
    await expectSoundBooks(id);
  });

  test('[ROLE-15] only super admins see and settle payouts', async () => {
    const [creator, general, boss] = [await earner(), await server.createUser({ kind: 2 }), await admin()];
    const id = (await ask(creator, 10_000)).data.payout_id;
    for (const as of [creator, general]) {
      expect((await server.api('listManagedPayouts', { as })).error).toBe('super_admins_only');
      expect((await settle(as, id)).error).toBe('super_admins_only');
      expect((await refuse(as, id)).error).toBe('super_admins_only');
      expect((await claim(as, id)).error).toBe('super_admins_only');
      expect((await release(as, id)).error).toBe('super_admins_only');
    }
    for (const attempt of [record, refuse, claim, release])
      expect((await attempt(undefined, id)).status).toBe(401);
    expect((await server.api('listManagedPayouts')).status).toBe(401);
    expect((await settle(boss, UNKNOWN)).error).toBe('payout_not_found');
    for (const attempt of [refuse, claim, release])
      expect((await attempt(boss, UNKNOWN)).error).toBe('payout_not_found');
    for (const attempt of [claim, release])
      expect((await attempt(boss, '-')).fields).toEqual(['payout_id format']);
    expect((await settle(boss, id, ' ')).fields).toEqual(['reference required 1']);
    expect((await refuse(boss, id, ' ')).fields).toEqual(['reason required 1']);
    const wrong = await server.api('listManagedPayouts', { as: boss, query: { cursor: 'x' } });
    expect(wrong.fields).toEqual(['cursor format']);
  });
});
