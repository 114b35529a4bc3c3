import type { BodyOf } from '@boardwalk/api-client';
import { afterAll, expect, test } from 'vitest';
import { startFakeStripe } from '../../../test/fakeStripe.ts';
import { testServer } from '../../../test/harness.ts';

const stripe = await startFakeStripe();
afterAll(() => stripe.close());
const PUBLIC_URL = 'https://boards.example.com';
const server = testServer({ environment: { PUBLIC_URL, STRIPE_API_URL: stripe.url } });
const fixed = testServer({ environment: { PAYMENT_PROVIDER: 'none' } });
const KEYS = { secret_key: 'sk_test_hunter2', webhook_secret: 'whsec_hunter3' };

test('Stripe is chosen with keys that are sealed, shown to nobody, used at once, and gone with it', async () => {
  const boss = await server.createUser({ kind: 1 });
  const buyer = await server.createUser();
  const set = (body: NonNullable<BodyOf<'setPayment'>>) => server.api('setPayment', { as: boss, body });
  const sells = async () =>
    (await server.api('listGoods', { as: buyer })).data.list.some(({ on_sale }) => on_sale);
  const trial = () => server.api('testPayment', { as: boss });

  expect((await set({ provider: 'none' })).data).toMatchObject({
    payment_provider: null,
    payment: { chosen: 'none', source: 'console', keys: 'none' },
  });
  await expect.poll(sells).toBe(false);
  expect((await trial()).error).toBe('payment_keys_not_set');
  expect((await set({ provider: 'stripe' })).fields).toEqual([
    'secret_key required',
    'webhook_secret required',
  ]);
  expect((await set({ provider: 'stripe', ...KEYS, secret_key: 'pk_live_1' })).fields).toEqual([
    'secret_key format',
  ]);

  const first = await set({ provider: 'stripe', ...KEYS });
  expect(first.data).toMatchObject({
    payment_provider: 'stripe',
    payment: { chosen: 'stripe', keys: 'test', callback_url: `${PUBLIC_URL}/api/pay/stripe/callback` },
  });
  expect(first.response.body).not.toMatch(/hunter/u);
  const rows = await server.db.selectFrom('site_setting').selectAll().where('name', '=', 'payment').execute();
  expect(JSON.stringify(rows)).not.toMatch(/hunter/u);
  await expect.poll(sells).toBe(true);
  // Left out, the keys there are stay.
  expect((await set({ provider: 'stripe', webhook_secret: 'whsec_hunter4' })).status).toBe(200);
  expect((await server.infra.site.read()).payment.stripe).toMatchObject({
    secretKey: 'sk_test_hunter2',
    webhookSecret: 'whsec_hunter4',
  });

  expect((await trial()).data).toEqual({ live: false, webhook: 'missing' });
  stripe.webhooks.push(`${PUBLIC_URL}/api/pay/stripe/callback`);
  expect((await trial()).data).toEqual({ live: false, webhook: 'found' });
  stripe.answer = { status: 401, body: { error: { message: 'Invalid API Key provided: sk_test_hunter2' } } };
  const refused = await trial();
  expect([refused.error, refused.json.data]).toEqual([
    'test_payment_failed',
    { fault: '401: Invalid API Key provided: •••' },
  ]);
  stripe.answer = undefined;

  // Under another secret of the server nothing is sold, and it says so.
  await server.db.updateTable('site_setting').set({ sealed: 'AAAA' }).where('name', '=', 'payment').execute();
  expect((await server.api('getSiteSettings', { as: boss })).data).toMatchObject({
    payment_provider: null,
    payment: { chosen: 'stripe', keys: 'unreadable' },
  });
  await set({ provider: 'stripe', ...KEYS });
  await set({ provider: 'none' });
  expect((await set({ provider: 'stripe' })).fields).toHaveLength(2);
  const log = await server.api('listModerationLog', { as: boss, query: { user_id: boss.userId } });
  expect(JSON.stringify(log.data)).not.toMatch(/hunter/u);
  expect(log.data.list[0]?.changes).toEqual([{ field: 'provider', from: 'stripe', to: 'none' }]);
});

test('the test checkout is not offered on a public address', async () => {
  const boss = await server.createUser({ kind: 1 });
  const answer = await server.api('setPayment', { as: boss, body: { provider: 'sandbox' } });
  expect(answer.fields).toEqual(['provider unknown']);
});

test('what the environment fixes is not changed here, and tests come to an end', async () => {
  const boss = await fixed.createUser({ kind: 1 });
  const answer = await fixed.api('setPayment', { as: boss, body: { provider: 'stripe', ...KEYS } });
  expect([answer.status, answer.error]).toEqual([409, 'setting_fixed']);
  let trial = await fixed.api('testPayment', { as: boss });
  for (let more = 0; more < 25 && trial.status !== 429; more += 1)
    trial = await fixed.api('testPayment', { as: boss });
  expect(trial.error).toBe('too_many_requests');
});

test('[ROLE-15] only super admins choose and test it', async () => {
  const general = await server.createUser({ kind: 2 });
  for (const as of [general, undefined]) {
    const options = as === undefined ? {} : { as };
    for (const answer of [
      await server.api('setPayment', { ...options, body: { provider: 'none' } }),
      await server.api('testPayment', options),
    ])
      expect([answer.status, answer.error]).toEqual(
        as === undefined ? [401, 'not_signed_in'] : [403, 'super_admins_only'],
      );
  }
});
