import { describe, expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { buy, createTemplate, order, paidEvent, sendEvent } from '../../../test/shop.ts';
import { admit, createTeam } from '../../../test/teams.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });

const copy = (as: TestUser, fileKey: string, place: { team_id?: string; project_id?: string } = {}) =>
  server.api('copyFileByPost', { as, params: { file_key: fileKey }, query: place });
const isPaid = async (as: TestUser, fileKey: string) =>
  (await server.api('getAttrStatus', { as, body: { file_key_list: [fileKey] } })).data.list[0]?.paid;
const stateOf = async (as: TestUser, orderId: string) =>
  (await server.api('getOrder', { as, params: { order_id: orderId } })).data.state;
const giveBack = (as: TestUser, orderId: string) =>
  server.api('returnOrder', { as, params: { order_id: orderId } });

/** A template, and a team with somebody who may buy and somebody who may not. */
async function scene() {
  const seller = await server.createUser();
  const template = await createTemplate(server, seller);
  const { teamId, projectId, owner } = await createTeam(server);
  return { seller, ...template, teamId, projectId, owner, editor: await admit(server, teamId, 'editor') };
}

/** What an order has moved on all sides together, and for the seller. */
async function moved(orderId: string, sellerId: string) {
  const rows = await server.db
    .selectFrom('ledger_entry')
    .select(['user_id', 'amount'])
    .where('order_id', '=', orderId)
    .execute();
  const sum = (of: typeof rows) => of.reduce((total, { amount }) => total + Number(amount), 0);
  return { all: sum(rows), seller: sum(rows.filter(({ user_id: id }) => id === sellerId)) };
}

describe('a template for a team', () => {
  test('[ROLE-33] is copied by all members as long as they are members; what they copied stays theirs', async () => {
    const { fileKey, goodsId, teamId, projectId, owner, editor } = await scene();
    const stranger = await server.createUser();
    expect((await copy(editor, fileKey)).error).toBe('payment_required');
    const placed = await buy(server, owner, goodsId, teamId);
    expect(placed).toMatchObject({
      state: 'paid',
      amount: 12_000,
      team: { team_id: teamId, name: expect.stringMatching(/^Team /u) },
    });
    for (const member of [owner, editor]) expect(await isPaid(member, fileKey)).toBe(true);
    expect(await isPaid(stranger, fileKey)).toBe(false);
    expect((await copy(stranger, fileKey)).error).toBe('payment_required');
    const inTeam = await copy(editor, fileKey, { team_id: teamId, project_id: projectId });
    const ofOwn = await copy(editor, fileKey);
    expect([inTeam.status, ofOwn.status]).toEqual([200, 200]);

    await server.api('leaveTeam', { as: editor, params: { teamId } });
    expect(await isPaid(editor, fileKey)).toBe(false);
    expect((await copy(editor, fileKey)).error).toBe('payment_required');
    const own = await server.api('getFile', { as: editor, params: { file_key: ofOwn.data.file_key } });
    expect(own.status).toBe(200);
    const newMember = await admit(server, teamId, 'viewer');
    expect((await copy(newMember, fileKey)).status).toBe(200);
  });

  test('is bought by those who may buy in the team, once for all of them', async () => {
    const { fileKey, goodsId, teamId, owner, editor, seller } = await scene();
    const ask = async (as: TestUser, headers = {}) =>
      server.api('createOrder', { as, headers, body: { goods_id: goodsId, team_id: teamId } });
    expect((await ask(editor)).error).toBe('privilege_missing');
    const manager = await admit(server, teamId, 'manager');
    const [first, second] = [
      await order(server, owner, goodsId, teamId),
      await order(server, manager, goodsId, teamId),
    ];
    expect(first.order_id).not.toBe(second.order_id);
    await Promise.all([first, second].map((placed) => sendEvent(server, paidEvent(placed))));
    const states = [await stateOf(owner, first.order_id), await stateOf(manager, second.order_id)];
    expect(states.filter((state) => state === 'paid')).toHaveLength(1);
    const sums = [await moved(first.order_id, seller.userId), await moved(second.order_id, seller.userId)];
    expect(sums.map(({ all }) => all)).toEqual([0, 0]);
    expect(sums.map(({ seller: income }) => income).filter((income) => income !== 0)).toHaveLength(1);
    expect((await ask(owner)).error).toBe('already_owned');
    // What the team has ends with the membership, so one may still buy it for oneself.
    expect((await order(server, manager, goodsId)).team).toBeNull();
    await admit(server, teamId, 'manager', seller);
    const other = await createTemplate(server, seller);
    const own = { goods_id: other.goodsId, team_id: teamId };
    expect((await server.api('createOrder', { as: seller, body: own })).error).toBe('own_work_not_sold');
    expect(await isPaid(editor, fileKey)).toBe(true);
  });

  test('one key is one order for one team', async () => {
    const { goodsId, teamId, owner } = await scene();
    const headers = { 'idempotency-key': 'a-template-for-the-team' };
    const body = { goods_id: goodsId, team_id: teamId };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.api('createOrder', { as: owner, headers, body })),
    );
    expect(new Set(answers.map(({ data }) => data.order_id)).size).toBe(1);
    const other = await server.api('createOrder', { as: owner, headers, body: { goods_id: goodsId } });
    expect(other.error).toBe('idempotency_key_reused');
  });

  test('is paid back when the team is gone', async () => {
    const { goodsId, teamId, owner, seller } = await scene();
    const placed = await order(server, owner, goodsId, teamId);
    await server.api('deleteTeam', { as: owner, params: { teamId } });
    const gone = await server.api('deleteTeam', { as: owner, params: { teamId } });
    expect(gone.error).toBe('team_not_found');
    await sendEvent(server, paidEvent(placed));
    expect(await stateOf(owner, placed.order_id)).not.toBe('paid');
    expect(await moved(placed.order_id, seller.userId)).toEqual({ all: 0, seller: 0 });
  });
});

describe('giving it back', () => {
  test('is refused once any member has copied it by the right of the team, also one who has left', async () => {
    const { fileKey, goodsId, teamId, owner, editor } = await scene();
    const placed = await buy(server, owner, goodsId, teamId);
    expect(placed.returnable_until).not.toBeNull();
    expect((await copy(editor, fileKey)).status).toBe(200);
    await server.api('leaveTeam', { as: editor, params: { teamId } });
    const refused = await giveBack(owner, placed.order_id);
    expect([refused.error, refused.json['data']]).toEqual(['order_not_refundable', { reason: 'used' }]);
    expect(await stateOf(owner, placed.order_id)).toBe('paid');
  });

  test('ends the right of the team and leaves that of its members, and the other way round', async () => {
    const { fileKey, goodsId, teamId, owner, editor, seller } = await scene();
    const forTeam = await buy(server, owner, goodsId, teamId);
    const forSelf = await buy(server, owner, goodsId);
    // Their own right comes first: this is no use of what the team has.
    expect((await copy(owner, fileKey)).status).toBe(200);
    expect((await giveBack(owner, forSelf.order_id)).error).toBe('order_not_refundable');
    expect((await giveBack(owner, forTeam.order_id)).status).toBe(200);
    expect([await isPaid(owner, fileKey), await isPaid(editor, fileKey)]).toEqual([true, false]);
    expect(await moved(forTeam.order_id, seller.userId)).toEqual({ all: 0, seller: 0 });

    const again = await buy(server, owner, goodsId, teamId);
    const admin = await server.createUser({ kind: 1 });
    const refund = { as: admin, params: { order_id: forSelf.order_id }, body: { reason: 'Twice.' } };
    expect((await server.api('refundOrder', refund)).status).toBe(200);
    // The order for the team does not keep the right of the buyer, nor takes the refund that of the team.
    await server.api('transferTeam', { as: owner, params: { teamId }, body: { user_id: editor.userId } });
    await server.api('leaveTeam', { as: owner, params: { teamId } });
    expect([await isPaid(owner, fileKey), await isPaid(editor, fileKey)]).toEqual([false, true]);
    expect(await stateOf(owner, again.order_id)).toBe('paid');
  });

  test('and copying at once leave the copy or the money, never both', async () => {
    const { fileKey, goodsId, teamId, owner, editor } = await scene();
    const placed = await buy(server, owner, goodsId, teamId);
    const [copied, returned] = await Promise.all([copy(editor, fileKey), giveBack(owner, placed.order_id)]);
    expect([copied.status === 200, returned.status === 200].filter(Boolean)).toHaveLength(1);
  });
});
