import type { WebhookEventType } from '@boardwalk/api-client';
import { WEBHOOK_LIMITS } from '@boardwalk/domain';
import { expect, test } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';

const server = testServer();
const URL = 'https://hooks.example.org/boardwalk';
const ALL: WebhookEventType[] = [
  'work.published',
  'work.updated',
  'work.taken_down',
  'order.paid',
  'order.refunded',
];

const create = (as: TestUser | undefined, body: Record<string, unknown> = {}) =>
  server.api('createWebhook', { as, raw: { body: { url: URL, events: ALL, ...body } } });
const listOf = async (as: TestUser) => (await server.api('listWebhooks', { as })).data.list;

test('a webhook is shown to its owner, and its secret once', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const { status, data } = await create(mara, { url: ' https://HOOKS.example.org/boardwalk#part' });
  expect(status).toBe(200);
  const { secret, ...shown } = data;
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/u);
  expect(shown).toEqual({
    webhook_id: expect.stringMatching(/^\d+$/u),
    url: URL,
    events: ALL,
    is_site_wide: false,
    is_active: true,
    failing_since: null,
    disabled_at: null,
    created_at: server.clock.now().toISOString(),
  });
  const { data: second } = await create(mara, { events: ['order.paid'] });
  expect(second.secret).not.toBe(secret);
  expect((await listOf(mara)).map(({ webhook_id: id }) => id)).toEqual([second.webhook_id, data.webhook_id]);
  expect((await listOf(mara))[1]).toEqual(shown);
  expect(await listOf(noor)).toEqual([]);
  const rows = await server.db.selectFrom('webhook').selectAll().execute();
  for (const key of [secret, second.secret])
    expect(JSON.stringify(rows)).not.toContain(key.slice('whsec_'.length));
});

test('a webhook is changed in part, switched off and on, and deleted', async () => {
  const mara = await server.createUser();
  const { secret: _secret, ...made } = (await create(mara)).data;
  const params = { webhook_id: made.webhook_id };
  const change = async (body: { url?: string; events?: WebhookEventType[]; is_active?: boolean }) =>
    (await server.api('updateWebhook', { as: mara, params, body })).data;
  expect(await change({})).toEqual(made);
  expect(await change({ url: 'https://example.org/' })).toEqual({ ...made, url: 'https://example.org/' });
  expect(await change({ events: ['work.updated'] })).toMatchObject({ events: ['work.updated'] });
  expect(await change({ is_active: false })).toEqual({
    ...made,
    url: 'https://example.org/',
    events: ['work.updated'],
    is_active: false,
  });
  expect(await change({ is_active: true })).toMatchObject({ is_active: true });
  expect((await server.api('deleteWebhook', { as: mara, params })).status).toBe(200);
  expect(await listOf(mara)).toEqual([]);
  expect((await server.api('deleteWebhook', { as: mara, params })).error).toBe('webhook_not_found');
});

test('a webhook of somebody else does not exist, not even for an admin, and a page of another site changes none', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser({ kind: 1 })];
  const { webhook_id } = (await create(mara)).data;
  const { delivery_id } = (await server.api('testWebhook', { as: mara, params: { webhook_id } })).data;
  const params = { webhook_id, delivery_id };
  const changes = (as: TestUser, headers: Record<string, string> = {}) => [
    server.api('updateWebhook', { as, params, body: { is_active: false }, headers }),
    server.api('updateWebhook', { as, params, body: { url: 'https://example.org/' }, headers }),
    server.api('rotateWebhookSecret', { as, params, headers }),
    server.api('testWebhook', { as, params, headers }),
    server.api('redeliverWebhook', { as, params, headers }),
    server.api('deleteWebhook', { as, params, headers }),
  ];
  for (const answer of await Promise.all(changes(noor)))
    expect(answer).toMatchObject({ status: 404, error: 'webhook_not_found' });
  const log = await server.api('listWebhookDeliveries', { as: noor, params });
  expect(log).toMatchObject({ status: 404, error: 'webhook_not_found' });
  for (const answer of await Promise.all(changes(mara, { 'sec-fetch-site': 'cross-site' })))
    expect(answer).toMatchObject({ status: 403, error: 'forbidden' });
  const made = { as: mara, body: { url: URL, events: ALL }, headers: { 'sec-fetch-site': 'cross-site' } };
  expect(await server.api('createWebhook', made)).toMatchObject({ status: 403, error: 'forbidden' });
  expect(await listOf(mara)).toMatchObject([{ webhook_id, is_active: true }]);
});

test('a delivery belongs to its webhook', async () => {
  const mara = await server.createUser();
  const [one, other] = [(await create(mara)).data, (await create(mara)).data];
  const sent = await server.api('testWebhook', { as: mara, params: one });
  for (const delivery_id of [sent.data.delivery_id, '9223372036854775808']) {
    const params = { webhook_id: other.webhook_id, delivery_id };
    const answer = await server.api('redeliverWebhook', { as: mara, params });
    expect(answer).toMatchObject({ status: 404, error: 'webhook_delivery_not_found' });
  }
});

test('only super admins make webhooks for the events of everybody', async () => {
  for (const kind of [0, 2] as const) {
    const answer = await create(await server.createUser({ kind }), { is_site_wide: true });
    expect(answer).toMatchObject({ status: 403, error: 'super_admins_only' });
  }
  const admin = await server.createUser({ kind: 1 });
  expect((await create(admin, { is_site_wide: true })).data.is_site_wide).toBe(true);
});

test('an address must be public, and an event known', async () => {
  const mara = await server.createUser();
  const { webhook_id } = (await create(mara)).data;
  const refused = [
    'http://example.org/',
    'https://10.0.0.1/',
    'https://example.org:25/',
    'https://a:b@example.org/',
  ];
  for (const url of [...refused, 'nowhere', `https://example.org/${'ä'.repeat(700)}`]) {
    expect((await create(mara, { url })).fields).toEqual(['url format']);
    const change = await server.api('updateWebhook', { as: mara, params: { webhook_id }, body: { url } });
    expect(change.fields).toEqual(['url format']);
  }
  expect((await create(mara, { url: `https://example.org/${'x'.repeat(2000)}` })).fields).toEqual([
    'url max_length 2000',
  ]);
  for (const events of [[], ['work.sold'], ['webhook.test'], ['order.paid', 'order.paid']])
    expect((await create(mara, { events })).fields).toEqual([expect.stringContaining('events')]);
  const wrong = { webhook_id: 'one', delivery_id: 'two' };
  for (const id of [
    'deleteWebhook',
    'rotateWebhookSecret',
    'testWebhook',
    'listWebhookDeliveries',
    'redeliverWebhook',
  ] as const)
    expect((await server.api(id, { as: mara, raw: { params: wrong } })).error).toBe('bad_input');
  const cursor = { webhook_id, delivery_id: '1' };
  const page = await server.api('listWebhookDeliveries', {
    as: mara,
    params: cursor,
    query: { cursor: 'x' },
  });
  expect(page.fields).toEqual(['cursor format']);
});

test('a person has no more webhooks than they may, also when they are made together', async () => {
  const mara = await server.createUser();
  const limit = WEBHOOK_LIMITS.perPerson;
  const answers = await Promise.all(Array.from({ length: limit + 2 }, () => create(mara)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(limit);
  expect(answers.find(({ status }) => status !== 200)).toMatchObject({
    status: 409,
    error: 'webhook_limit_reached',
    json: { data: { limit, current: limit } },
  });
});

test('the owner of a new webhook gets a mail, and makes no more a day than they may', async () => {
  const mara = await server.createUser();
  for (let made = 0; made < WEBHOOK_LIMITS.perDay; made += 1) {
    const { webhook_id } = (await create(mara)).data;
    await server.api('deleteWebhook', { as: mara, params: { webhook_id } });
  }
  expect(await create(mara)).toMatchObject({ status: 429, error: 'too_many_requests' });
  const mails = await server.db.selectFrom('mail').selectAll().where('user_id', '=', mara.userId).execute();
  expect(mails).toHaveLength(WEBHOOK_LIMITS.perDay);
  const at = server.clock.now().toISOString();
  expect(mails[0]).toMatchObject({ kind: 'webhookCreated', data: { host: 'hooks.example.org', at } });
});

test('the owner of a webhook that gets another address gets a mail, and changes it as often a day as they make new ones', async () => {
  const mara = await server.createUser();
  const params = { webhook_id: (await create(mara)).data.webhook_id };
  const move = (url: string) => server.api('updateWebhook', { as: mara, params, body: { url } });
  for (let count = 1; count < WEBHOOK_LIMITS.perDay; count += 1)
    expect((await move(`https://elsewhere.example.org/${count}`)).status).toBe(200);
  expect(await move('https://elsewhere.example.org/')).toMatchObject({
    status: 429,
    error: 'too_many_requests',
  });
  const same = await move(`https://elsewhere.example.org/${WEBHOOK_LIMITS.perDay - 1}`);
  expect(same.status).toBe(200);
  const mails = await server.db
    .selectFrom('mail')
    .selectAll()
    .where('user_id', '=', mara.userId)
    .orderBy('mail_id')
    .execute();
  expect(mails).toHaveLength(WEBHOOK_LIMITS.perDay);
  const at = server.clock.now().toISOString();
  expect(mails[1]).toMatchObject({ kind: 'webhookMoved', data: { host: 'elsewhere.example.org', at } });
});

test('what is refused uses nothing of a day up', async () => {
  const mara = await server.createUser();
  const made = [];
  for (let count = 0; count < WEBHOOK_LIMITS.perPerson; count += 1) made.push((await create(mara)).data);
  for (let count = 0; count < WEBHOOK_LIMITS.perDay; count += 1)
    expect((await create(mara)).error).toBe('webhook_limit_reached');
  await server.api('deleteWebhook', { as: mara, params: { webhook_id: made[0]?.webhook_id ?? '' } });
  expect((await create(mara)).status).toBe(200);
});

test('a person sends no more deliveries again in an hour than they may', async () => {
  const mara = await server.createUser();
  const { webhook_id } = (await create(mara)).data;
  const { delivery_id } = (await server.api('testWebhook', { as: mara, params: { webhook_id } })).data;
  const send = async (delivery: string) =>
    server.api('redeliverWebhook', { as: mara, params: { webhook_id, delivery_id: delivery } });
  expect((await send('1')).error).toBe('webhook_delivery_not_found');
  for (let sent = 0; sent < 120; sent += 1) {
    expect((await send(delivery_id)).status).toBe(200);
    // A caller has a budget of such calls a minute besides.
    server.clock.advance(4_000);
  }
  expect(await send(delivery_id)).toMatchObject({ status: 429, error: 'too_many_requests' });
});

test('a person sends no more tests in an hour than they may', async () => {
  const mara = await server.createUser();
  const { webhook_id } = (await create(mara)).data;
  const send = async () => server.api('testWebhook', { as: mara, params: { webhook_id } });
  for (let sent = 0; sent < 60; sent += 1) expect((await send()).status).toBe(200);
  expect(await send()).toMatchObject({ status: 429, error: 'too_many_requests' });
});
