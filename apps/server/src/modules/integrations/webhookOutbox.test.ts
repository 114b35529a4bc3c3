import type { WebhookEventType } from '@boardwalk/api-client';
import { verifyWebhook } from '@boardwalk/api-client/webhooks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventFaults } from '../../../test/contractAnswers.ts';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { createFile, customTag, publish, withoutPlanLimit } from '../../../test/publishForm.ts';
import { decideCase, reportWork } from '../../../test/reports.ts';
import { buy, createTemplate, signedInAgain } from '../../../test/shop.ts';
import { startWebhookReceiver } from '../../../test/webhookReceiver.ts';
import { removeExpired } from '../../infra/database/removeExpired.ts';
import { DELIVERY_JOB } from './webhookOutbox.ts';

const server = testServer({ environment: { ALLOW_PRIVATE_WEBHOOKS: 'yes', ACCESS_TOKEN_SECONDS: '86400' } });
const receiver = await startWebhookReceiver();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ALL: WebhookEventType[] = [
  'work.published',
  'work.updated',
  'work.taken_down',
  'order.paid',
  'order.refunded',
];
const FISH = { file_key: 'k7Qm3XpT9wRb', name: 'Fish' };

afterEach(() => {
  expect(receiver.received.flatMap(({ body }) => eventFaults(body))).toEqual([]);
});

beforeEach(async () => {
  receiver.reset();
  await server.db.deleteFrom('webhook').execute();
  await server.db.deleteFrom('mail').execute();
});

const create = async (as: TestUser, { events = ALL, url = receiver.url, is_site_wide = false } = {}) =>
  (await server.api('createWebhook', { as, body: { url, events, is_site_wide } })).data;
const happen = (as: TestUser, type: 'work.published' | 'work.updated' = 'work.published') =>
  server.services.webhookOutbox.write(server.db, { userId: as.userId, type, data: FISH });
const deliver = () => server.runJobs(DELIVERY_JOB);
/** The deliveries of a webhook; days may have passed. */
async function logOf(user: TestUser, webhook_id: string) {
  const as = await signedInAgain(server, user);
  return (await server.api('listWebhookDeliveries', { as, params: { webhook_id } })).data.list;
}

async function webhookOf(user: TestUser) {
  return (await server.api('listWebhooks', { as: await signedInAgain(server, user) })).data.list[0];
}

/** Reads a request as a receiver does, by the clock of the test. */
function verified(secret: string, at = -1) {
  vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now() });
  try {
    const { headers = {}, body = '' } = receiver.received.at(at) ?? {};
    return verifyWebhook({ body, headers, secret });
  } finally {
    vi.useRealTimers();
  }
}

/** What came in, without ids and times. */
const heard = () => receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: unknown });

test('an event reaches the webhooks of its owner that want it, once and signed', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const { secret, webhook_id } = await create(mara);
  await create(mara, { events: ['order.paid'] });
  await create(noor);
  await happen(mara);
  await deliver();
  await deliver();
  const now = server.clock.now().toISOString();
  expect(receiver.received).toHaveLength(1);
  const event = verified(secret);
  expect(event).toEqual({
    id: expect.stringMatching(/^msg_/u),
    type: 'work.published',
    timestamp: now,
    data: FISH,
  });
  expect(await logOf(mara, webhook_id)).toEqual([
    {
      delivery_id: expect.any(String),
      event_id: event.id,
      type: 'work.published',
      state: 'delivered',
      attempts: [now],
      status: 204,
      failure: null,
      error: null,
      created_at: now,
      next_attempt_at: null,
    },
  ]);
});

test('works report that they are published, updated, taken down and published again', async () => {
  const owner = await withoutPlanLimit(server, await server.createUser());
  const [admin, reader] = [await server.createUser({ kind: 2 }), await server.createUser()];
  const tagIds = [await customTag(server, owner, 'Retrospective')];
  await create(owner);
  const fileKey = await createFile(server, owner);
  const review = async (name: string, decision: 'pass' | 'not_pass') => {
    const { data } = await publish(server, owner, fileKey, { name, tagIds });
    const body = { decision, ...(decision === 'pass' ? {} : { reason: 'It is empty.' }) };
    const params = { submission_id: data.submission_id };
    expect((await server.api('reviewSubmission', { as: admin, params, body })).status).toBe(200);
    await deliver();
  };
  await review('Refused', 'not_pass');
  await review('First', 'pass');
  await review('Second', 'pass');
  await reportWork(server, reader, fileKey);
  expect((await decideCase(server, admin, fileKey, 'It repeats another.')).status).toBe(200);
  await deliver();
  await review('Third', 'pass');
  expect(heard()).toMatchObject([
    { type: 'work.published', data: { file_key: fileKey, name: 'First' } },
    { type: 'work.updated', data: { file_key: fileKey, name: 'Second' } },
    { type: 'work.taken_down', data: { file_key: fileKey, name: 'Second' } },
    { type: 'work.published', data: { file_key: fileKey, name: 'Third' } },
  ]);
});

test('orders notify the seller that they are paid and refunded, and never name the buyer', async () => {
  const [seller, buyer] = [await server.createUser(), await server.createUser({ nickName: 'Bea Buyer' })];
  await create(seller);
  await create(buyer);
  const { fileKey, goodsId } = await createTemplate(server, seller, { name: 'Canvas', price: 12_000 });
  const { order_id } = await buy(server, buyer, goodsId);
  await deliver();
  expect((await server.api('returnOrder', { as: buyer, params: { order_id } })).status).toBe(200);
  await server.runJobs('process-orders');
  await deliver();
  const data = { order_id, file_key: fileKey, name: 'Canvas', price: 12_000, fee: 1_200, currency: 'CNY' };
  expect(heard()).toMatchObject([
    { type: 'order.paid', data },
    { type: 'order.refunded', data },
  ]);
  expect(JSON.stringify(receiver.received)).not.toMatch(new RegExp(`${buyer.userId}|Bea Buyer`, 'u'));
});

test('the former secret signs as well, for a day after it was replaced', async () => {
  const mara = await server.createUser();
  const { secret: former, webhook_id } = await create(mara);
  const rotated = await server.api('rotateWebhookSecret', { as: mara, params: { webhook_id } });
  const { secret } = rotated.data;
  expect(rotated.data).toMatchObject({ webhook_id, url: receiver.url, is_active: true });
  expect(secret).not.toBe(former);
  await happen(mara);
  await deliver();
  expect([verified(former).type, verified(secret).type]).toEqual(['work.published', 'work.published']);
  server.clock.advance(DAY_MS);
  await happen(mara);
  await deliver();
  expect(verified(secret).type).toBe('work.published');
  expect(() => verified(former)).toThrow('No matching signature found');
});

test('a secret that is replaced twice signs no more at once', async () => {
  const mara = await server.createUser();
  const { secret: leaked, webhook_id } = await create(mara);
  for (let count = 0; count < 2; count += 1)
    await server.api('rotateWebhookSecret', { as: mara, params: { webhook_id } });
  await happen(mara);
  await deliver();
  expect(() => verified(leaked)).toThrow('No matching signature found');
});

test('what does not arrive is sent again with growing pauses and one id, and given up after three days', async () => {
  const mara = await server.createUser();
  const { webhook_id } = await create(mara);
  receiver.answer(500);
  await happen(mara);
  const pauses: number[] = [];
  for (;;) {
    await deliver();
    const [row] = await logOf(mara, webhook_id);
    expect(row).toMatchObject({ status: 500, failure: 'refused', error: 'answered 500' });
    expect(row?.attempts).toHaveLength(receiver.received.length);
    if (row?.state !== 'queued') break;
    const pause = Date.parse(row.next_attempt_at ?? '') - server.clock.now().getTime();
    pauses.push(pause / MINUTE_MS);
    server.clock.advance(pause - 1);
    await deliver();
    expect(receiver.received).toHaveLength(pauses.length);
    server.clock.advance(1);
  }
  expect(pauses).toEqual([1, 5, 30, 120, 480, 1440, 2160]);
  expect(await logOf(mara, webhook_id)).toMatchObject([{ state: 'failed', next_attempt_at: null }]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(await webhookOf(mara)).toMatchObject({ is_active: true, failing_since: expect.any(String) });
});

test('a delivery that failed is sent again with its id when its owner wants it', async () => {
  const mara = await server.createUser();
  const { webhook_id, secret } = await create(mara);
  receiver.answer(404);
  await happen(mara);
  await deliver();
  const [failed] = await logOf(mara, webhook_id);
  receiver.answer(204);
  const params = { webhook_id, delivery_id: failed?.delivery_id ?? '' };
  const queued = await server.api('redeliverWebhook', { as: mara, params });
  expect(queued.data).toEqual({
    ...failed,
    state: 'queued',
    failure: null,
    attempts: [],
    status: null,
    error: null,
    next_attempt_at: server.clock.now().toISOString(),
  });
  await deliver();
  expect(verified(secret).id).toBe(failed?.event_id);
  expect(receiver.received).toHaveLength(2);
  expect(await logOf(mara, webhook_id)).toMatchObject([{ state: 'delivered', status: 204, error: null }]);
  expect(await webhookOf(mara)).toMatchObject({ failing_since: null });
});

test('a delivery that is queued again while it is on its way is sent again, however the first attempt ends', async () => {
  const mara = await server.createUser();
  const { webhook_id } = await create(mara);
  const held = Promise.withResolvers<void>();
  receiver.answer((response) => {
    void held.promise.then(() => response.writeHead(204).end());
  });
  await happen(mara);
  const done = deliver();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  const [sending] = await logOf(mara, webhook_id);
  expect(sending).toMatchObject({ state: 'sending', status: null });
  const params = { webhook_id, delivery_id: sending?.delivery_id ?? '' };
  expect((await server.api('redeliverWebhook', { as: mara, params })).data.state).toBe('queued');
  held.resolve();
  await done;
  expect(receiver.received).toHaveLength(2);
  expect(await logOf(mara, webhook_id)).toMatchObject([{ state: 'delivered', status: 204 }]);
});

test('a webhook that is switched off receives nothing but what its owner sends, and gives up what waits', async () => {
  const mara = await server.createUser();
  const { webhook_id, secret } = await create(mara);
  const params = { webhook_id };
  receiver.answer(503);
  await happen(mara);
  await deliver();
  await server.api('updateWebhook', { as: mara, params, body: { is_active: false } });
  expect(await logOf(mara, webhook_id)).toMatchObject([
    { state: 'failed', failure: 'switched_off', error: 'the webhook was switched off' },
  ]);
  await happen(mara);
  receiver.reset();
  const sent = await server.api('testWebhook', { as: mara, params });
  expect(sent.data).toMatchObject({ type: 'webhook.test', state: 'queued', attempts: [], status: null });
  server.clock.advance(DAY_MS);
  await deliver();
  expect(heard()).toMatchObject([{ type: 'webhook.test', data: { webhook_id } }]);
  expect(verified(secret).type).toBe('webhook.test');
  const log = await logOf(mara, webhook_id);
  expect(log).toHaveLength(2);
  const again = { webhook_id, delivery_id: log[1]?.delivery_id ?? '' };
  await server.api('redeliverWebhook', { as: await signedInAgain(server, mara), params: again });
  await deliver();
  expect(heard()).toMatchObject([{ type: 'webhook.test' }, { type: 'work.published' }]);
});

test('a webhook at which nothing has arrived for five days is disabled, and its owner notified, until they switch it on', async () => {
  const mara = await server.createUser();
  const { webhook_id } = await create(mara);
  receiver.answer(500);
  await happen(mara);
  await deliver();
  const since = server.clock.now().toISOString();
  expect(await webhookOf(mara)).toMatchObject({ is_active: true, failing_since: since, disabled_at: null });
  server.clock.advance(5 * DAY_MS - 1);
  await happen(mara);
  await deliver();
  expect(await webhookOf(mara)).toMatchObject({ is_active: true });
  server.clock.advance(1);
  await happen(mara);
  await happen(mara);
  await deliver();
  const now = server.clock.now().toISOString();
  expect(await webhookOf(mara)).toMatchObject({ is_active: false, failing_since: since, disabled_at: now });
  const log = await logOf(mara, webhook_id);
  expect(log.filter(({ next_attempt_at: next }) => next !== null)).toEqual([]);
  expect(log.some(({ error }) => error === 'the webhook was disabled')).toBe(true);
  const mails = await server.db
    .selectFrom('mail')
    .selectAll()
    .where('user_id', '=', mara.userId)
    .orderBy('mail_id')
    .execute();
  expect(mails).toMatchObject([
    { kind: 'webhookCreated' },
    { kind: 'webhookDisabled', data: { host: `127.0.0.1:${receiver.port}`, since } },
  ]);
  const as = await signedInAgain(server, mara);
  await server.api('updateWebhook', { as, params: { webhook_id }, body: { is_active: true } });
  expect(await webhookOf(mara)).toMatchObject({ is_active: true, failing_since: null, disabled_at: null });
});

test('a webhook that failed for days long ago is not disabled by one bad moment', async () => {
  const mara = await server.createUser();
  await create(mara);
  receiver.answer(500);
  await happen(mara);
  for (const pause of [0, 1, 5, 30, 120, 480, 1440, 2160]) {
    server.clock.advance(pause * MINUTE_MS);
    await deliver();
  }
  expect(receiver.received).toHaveLength(8);
  server.clock.advance(20 * DAY_MS);
  await happen(mara);
  await deliver();
  expect(await webhookOf(mara)).toMatchObject({ is_active: true, disabled_at: null });
  receiver.answer(204);
  server.clock.advance(MINUTE_MS);
  await deliver();
  expect(receiver.received).toHaveLength(10);
  expect(await webhookOf(mara)).toMatchObject({ is_active: true, failing_since: null });
});

test('a webhook with rare events at which nothing arrives is disabled once one of them has failed for a day', async () => {
  const mara = await server.createUser();
  await create(mara);
  receiver.answer(500);
  await happen(mara);
  await deliver();
  await server.db.deleteFrom('webhook_event').execute();
  server.clock.advance(7 * DAY_MS);
  await happen(mara);
  for (const pause of [0, 1, 5, 30, 120, 480]) {
    server.clock.advance(pause * MINUTE_MS);
    await deliver();
    expect(await webhookOf(mara)).toMatchObject({ is_active: true });
  }
  server.clock.advance(DAY_MS);
  await deliver();
  expect(await webhookOf(mara)).toMatchObject({ is_active: false });
});

test('a webhook for the whole site receives the events of everybody, while its owner is a super admin', async () => {
  const [admin, mara] = [await server.createUser({ kind: 1 }), await server.createUser()];
  const { webhook_id } = await create(admin, { is_site_wide: true });
  await happen(mara);
  await deliver();
  expect(heard()).toMatchObject([{ type: 'work.published', data: FISH }]);
  await happen(mara);
  await server.db.updateTable('user_account').set({ kind: 2 }).where('user_id', '=', admin.userId).execute();
  await deliver();
  await happen(mara);
  await deliver();
  expect(receiver.received).toHaveLength(1);
  expect(await logOf(admin, webhook_id)).toMatchObject([
    {
      state: 'failed',
      failure: 'not_entitled',
      error: 'the owner may not receive it any more',
      status: null,
    },
    { state: 'delivered' },
  ]);
});

test('a closed account receives nothing', async () => {
  const mara = await server.createUser();
  await create(mara);
  await happen(mara);
  const closed = { deactivated_at: server.clock.now() };
  await server.db.updateTable('user_account').set(closed).where('user_id', '=', mara.userId).execute();
  await happen(mara);
  await deliver();
  expect(receiver.received).toEqual([]);
});

test('an address that was allowed once is not called when the operator allows it no more', async () => {
  const mara = await server.createUser();
  const { webhook_id } = await create(mara);
  await happen(mara);
  const { webhooks } = server.infra.settings;
  webhooks.isPrivateAllowed = false;
  try {
    await deliver();
  } finally {
    webhooks.isPrivateAllowed = true;
  }
  expect(receiver.received).toEqual([]);
  expect(await logOf(mara, webhook_id)).toMatchObject([
    { state: 'queued', failure: 'address_refused', error: 'the address is not allowed' },
  ]);
});

test('deliveries go page by page, newest first, and back for 30 days', async () => {
  const mara = await server.createUser();
  const { webhook_id } = await create(mara);
  await create(mara);
  for (const type of ['work.published', 'work.updated', 'work.published', 'work.updated'] as const)
    await happen(mara, type);
  const page = async (cursor: string) =>
    (
      await server.api('listWebhookDeliveries', {
        as: mara,
        params: { webhook_id },
        query: { cursor, size: 3 },
      })
    ).data;
  const first = await page('0');
  const second = await page(first.next_cursor);
  expect([first, second].map(({ list, has_more: more }) => [list.map(({ type }) => type), more])).toEqual([
    [['work.updated', 'work.published', 'work.updated'], true],
    [['work.published'], false],
  ]);
  server.clock.advance(30 * DAY_MS);
  await removeExpired(server.infra);
  expect(await logOf(mara, webhook_id)).toHaveLength(4);
  server.clock.advance(1);
  await removeExpired(server.infra);
  expect(await logOf(mara, webhook_id)).toEqual([]);
});
