import { readWorkSold } from '@boardwalk/domain';
import { expect, test } from 'vitest';
import { TEST_PASSWORD, testServer, type TestUser } from '../../../test/harness.ts';
import { buy, createTemplate, order, paidEvent, sendEvent } from '../../../test/shop.ts';

const server = testServer({ environment: { PLATFORM_FEE_PERCENT: '25' } });

const messagesOf = async (user: TestUser) => (await server.api('listMessages', { as: user })).data.list;
const salesOf = async (user: TestUser) =>
  (await messagesOf(user))
    .filter(({ meta }) => meta.msg_type === 'WorkSold')
    .map(({ meta, read }) => ({ ...readWorkSold(meta.content), read }));

async function mailsTo(user: TestUser) {
  return server.db
    .selectFrom('mail')
    .select(['kind', 'data'])
    .where('user_id', '=', user.userId)
    .where('kind', '=', 'workSold')
    .orderBy('mail_id')
    .execute();
}

const income = (amount: number) => ({ amount, currency: 'CNY' });

test('a creator is notified of a sale with what they earn, in the inbox and by mail, and not of who bought', async () => {
  const [creator, buyer] = [
    await server.createUser(),
    await server.createUser({ nickName: 'Belinda Buyer' }),
  ];
  const { goodsId, fileKey } = await createTemplate(server, creator, { price: 4_000, name: 'Tides' });
  await buy(server, buyer, goodsId);
  const message = { name: 'Tides', file_key: fileKey, count: 1, income: income(3_000) };
  expect(await salesOf(creator)).toEqual([{ ...message, read: false }]);
  expect(await mailsTo(creator)).toEqual([
    { kind: 'workSold', data: { name: 'Tides', income: income(3_000) } },
  ]);
  expect((await server.api('countUnread', { as: creator })).data).toEqual({ count: 1 });
  const { response } = await server.api('listMessages', { as: creator });
  expect(response.body).not.toMatch(new RegExp(`Belinda|${buyer.userId}`, 'u'));
  expect(await messagesOf(buyer)).toEqual([]);
});

test('sales of a work are one message until it is read, and one mail; those at once are all counted', async () => {
  const creator = await server.createUser();
  const first = await createTemplate(server, creator, { price: 4_000, name: 'First' });
  const other = await createTemplate(server, creator, { price: 8_000, name: 'Other' });
  const buyers = await Promise.all(Array.from({ length: 6 }, () => server.createUser()));
  const placed = await Promise.all(buyers.map((buyer) => order(server, buyer, first.goodsId)));
  await Promise.all(placed.map((each) => sendEvent(server, paidEvent(each))));
  server.clock.advance(1000);
  await buy(server, await server.createUser(), other.goodsId);
  const both = [
    { name: 'Other', file_key: other.fileKey, count: 1, income: income(6_000), read: false },
    { name: 'First', file_key: first.fileKey, count: 6, income: income(18_000), read: false },
  ];
  expect(await salesOf(creator)).toEqual(both);
  expect(await mailsTo(creator)).toHaveLength(2);

  await server.api('readAllMessages', { as: creator });
  server.clock.advance(1000);
  await buy(server, await server.createUser(), first.goodsId);
  expect(await salesOf(creator)).toEqual([
    { name: 'First', file_key: first.fileKey, count: 1, income: income(3_000), read: false },
    ...both.map((each) => ({ ...each, read: true })),
  ]);
  expect(await mailsTo(creator)).toHaveLength(3);
});

test('a sale that is refunded leaves the unread message it was counted in, which goes with its last one', async () => {
  const creator = await server.createUser();
  const admin = await server.createUser({ kind: 1 });
  const { goodsId, fileKey } = await createTemplate(server, creator, { price: 4_000, name: 'Returned' });
  const sell = async () => {
    server.clock.advance(1000);
    return (await buy(server, await server.createUser(), goodsId)).order_id;
  };
  const refund = async (order_id: string) => {
    const answer = await server.api('refundOrder', {
      as: admin,
      params: { order_id },
      body: { reason: 'x' },
    });
    expect(answer.data.state).toBe('refunded');
  };
  const message = { name: 'Returned', file_key: fileKey };
  const read = { ...message, count: 1, income: income(3_000), read: true };
  const seen = await sell();
  await server.api('readAllMessages', { as: creator });
  const [second, third] = [await sell(), await sell()];
  // An earlier message, which was read, has reported it: it is not in the unread one.
  await refund(seen);
  const both = { ...message, count: 2, income: income(6_000), read: false };
  expect(await salesOf(creator)).toEqual([both, read]);
  await refund(second);
  expect(await salesOf(creator)).toEqual([{ ...both, count: 1, income: income(3_000) }, read]);
  await refund(third);
  expect(await salesOf(creator)).toEqual([read]);
  expect((await server.api('countUnread', { as: creator })).data).toEqual({ count: 0 });
});

test('a payment that is reported twice, and one that is not honoured, are no sales', async () => {
  const creator = await server.createUser();
  const { goodsId } = await createTemplate(server, creator, { price: 4_000 });
  const placed = await order(server, await server.createUser(), goodsId);
  await sendEvent(server, paidEvent(placed));
  await sendEvent(server, paidEvent(placed, { id: 'evt_again' }));
  const wrong = await order(server, await server.createUser(), goodsId);
  await sendEvent(server, paidEvent(wrong, { amount: 1 }));
  expect((await salesOf(creator)).map(({ count }) => count)).toEqual([1]);
});

test('memberships are bought of nobody; mails about sales can be switched off', async () => {
  const [creator, buyer] = [await server.createUser(), await server.createUser()];
  await buy(server, buyer, 'plan-month');
  const off = await server.api('updateMailPreferences', { as: creator, body: { sales: false } });
  expect(off.data).toMatchObject({ sales: false, reviews: true });
  const { goodsId } = await createTemplate(server, creator, { price: 4_000 });
  await buy(server, buyer, goodsId);
  expect(await salesOf(creator)).toHaveLength(1);
  expect(await mailsTo(creator)).toEqual([]);
  expect(await messagesOf(buyer)).toEqual([]);
});

test('nothing is written for a creator who has deleted the account before an order was paid', async () => {
  const creator = await server.createUser();
  const { goodsId } = await createTemplate(server, creator, { price: 4_000 });
  const placed = await order(server, await server.createUser(), goodsId);
  const body = { password: TEST_PASSWORD, keep_works: 'anonymise' } as const;
  expect((await server.api('deleteAccount', { as: creator, body })).status).toBe(200);
  expect((await sendEvent(server, paidEvent(placed))).statusCode).toBe(200);
  const messages = await server.db
    .selectFrom('inbox_message')
    .select('message_id')
    .where('user_id', '=', creator.userId)
    .execute();
  expect([messages, await mailsTo(creator)]).toEqual([[], []]);
});
