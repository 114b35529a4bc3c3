import { WEBHOOK_LIMITS } from '@boardwalk/domain';
import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { testServer, type TestUser } from '../../../test/harness.ts';
import { startWebhookReceiver } from '../../../test/webhookReceiver.ts';
import { inTransaction, type Queryable } from '../../infra/database/database.ts';
import { createWebhookOutbox, DELIVERY_JOB } from './webhookOutbox.ts';

const server = testServer({ environment: { ALLOW_PRIVATE_WEBHOOKS: 'yes' } });
const receiver = await startWebhookReceiver();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

beforeEach(async () => {
  receiver.reset();
  await server.db.deleteFrom('webhook').execute();
});

const create = async (as: TestUser, { url = receiver.url } = {}) =>
  (await server.api('createWebhook', { as, body: { url, events: ['work.published'] } })).data;
const happen = (as: TestUser, on: Queryable = server.db) =>
  server.services.webhookOutbox.write(on, {
    userId: as.userId,
    type: 'work.published',
    data: { file_key: 'k7Qm3XpT9wRb', name: 'Fish' },
  });
const deliver = () => server.runJobs(DELIVERY_JOB);
const logOf = async (as: TestUser, webhook_id: string) =>
  (await server.api('listWebhookDeliveries', { as, params: { webhook_id } })).data.list;
/** Keeps the receiver from answering until the promise is resolved. */
function holdAnswers() {
  const held = Promise.withResolvers<void>();
  receiver.answer((response) => {
    void held.promise.then(() => response.writeHead(204).end());
  });
  return held;
}

test('an event whose transaction is rolled back is never sent', async () => {
  const mara = await server.createUser();
  await create(mara);
  const failing = server.db.transaction().execute(async (trx) => {
    await happen(mara, trx);
    throw new Error('never mind');
  });
  await expect(failing).rejects.toThrow('never mind');
  await deliver();
  expect(receiver.received).toEqual([]);
  expect(
    await server.db.selectFrom('webhook_event').selectAll().where('user_id', '=', mara.userId).execute(),
  ).toEqual([]);
});

test.each(['deleteWebhook', 'updateWebhook'] as const)(
  'an event that is written while its webhook goes (%s) is written, and not sent',
  async (operation) => {
    const mara = await server.createUser();
    const { webhook_id } = await create(mara);
    const waiters = async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db);
      return rows.length;
    };
    let isGone = false;
    const [written, gone] = await server.db.transaction().execute(async (trx) => {
      // The event refers to its person: it is written once they are free, and the webhooks have been read by then.
      await sql`select from user_account where user_id = ${mara.userId} for update`.execute(trx);
      const writing = inTransaction(server.db, (other) => happen(mara, other));
      await vi.waitFor(async () => expect(await waiters()).toBe(1));
      const going = server
        .api(operation, { as: mara, params: { webhook_id }, raw: { body: { is_active: false } } })
        .finally(() => {
          isGone = true;
        });
      await vi.waitFor(async () => expect(isGone || (await waiters()) === 2).toBe(true));
      return [writing, going] as const;
    });
    await written;
    expect((await gone).status).toBe(200);
    await deliver();
    expect(receiver.received).toEqual([]);
  },
);

test('an event for a webhook for which as many wait as may is not queued, and can be sent again', async () => {
  const mara = await server.createUser();
  const { webhook_id } = await create(mara);
  const { webhook_id: other } = await create(mara);
  await sql`
    with event as (
      insert into webhook_event (event_id, user_id, type, body, created_at)
      select 'msg_' || number, ${mara.userId}, 'work.published', '{}', ${server.clock.now()}
      from generate_series(1, ${WEBHOOK_LIMITS.waiting}) number returning event_id)
    insert into webhook_delivery (webhook_id, event_id, next_attempt_at)
    select ${webhook_id}::bigint, event_id, ${new Date(server.clock.now().getTime() + DAY_MS)} from event`.execute(
    server.db,
  );
  await happen(mara);
  expect((await logOf(mara, webhook_id))[0]).toMatchObject({
    state: 'failed',
    error: 'too many events wait for this webhook',
    next_attempt_at: null,
  });
  expect(await logOf(mara, other)).toMatchObject([{ state: 'queued' }]);
  await server.db.deleteFrom('webhook_event').execute();
});

test('an event that comes while another one is on its way does not wait for that', async () => {
  const [slow, quick] = [await server.createUser(), await server.createUser()];
  const held = holdAnswers();
  const other = await startWebhookReceiver();
  await create(slow);
  await create(quick, { url: other.url });
  await happen(slow);
  const done = deliver();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  await happen(quick);
  await vi.waitFor(() => expect(other.received).toHaveLength(1), { timeout: 8_000 }).finally(held.resolve);
  await done;
});

test('a person with many slow webhooks has two on their way at a time, and keeps nobody else waiting', async () => {
  const [slow, quick] = [await server.createUser(), await server.createUser()];
  const held = holdAnswers();
  const other = await startWebhookReceiver();
  for (let count = 0; count < WEBHOOK_LIMITS.perPerson; count += 1) await create(slow);
  await create(quick, { url: other.url });
  for (let count = 0; count < 3; count += 1) await happen(slow);
  for (let count = 0; count < 3; count += 1) await happen(quick);
  const done = deliver();
  try {
    await vi.waitFor(() => expect(other.received).toHaveLength(3));
    expect(receiver.received).toHaveLength(2);
    // Nor does another process send it more.
    await server.services.webhookOutbox.deliverDue();
    expect(receiver.received).toHaveLength(2);
  } finally {
    held.resolve();
    await done;
  }
  expect(receiver.received).toHaveLength(3 * WEBHOOK_LIMITS.perPerson);
});

test('a run sends the rest when all that were on their way end while it looks for more', async () => {
  const mara = await server.createUser();
  for (let count = 0; count < 3; count += 1) await create(mara);
  await happen(mara);
  const held = holdAnswers();
  const sending = async () =>
    server.db.selectFrom('webhook_delivery').select('delivery_id').where('state', '=', 'sending').execute();
  let hasLooked = false;
  // Two are on their way, so the second look finds nothing; what it found arrives when both have ended.
  const db = server.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (hasLooked || result.rows.length > 0) return result;
      hasLooked = true;
      await vi.waitFor(() => expect(receiver.received).toHaveLength(2));
      held.resolve();
      await vi.waitFor(async () => expect(await sending()).toEqual([]));
      for (let answered = 0; answered < 20; answered += 1) await sending();
      return result;
    },
  });
  await createWebhookOutbox({ ...server.infra, db }, { mail: server.services.mail }).deliverDue();
  expect(receiver.received).toHaveLength(3);
});

test('a run ends after a minute, or when its process does, and another one sends the rest', async () => {
  const [slow, quick] = [await server.createUser(), await server.createUser()];
  const held = holdAnswers();
  const other = await startWebhookReceiver();
  await create(slow);
  await create(quick, { url: other.url });
  await happen(slow);
  const run = server.services.webhookOutbox.deliverDue();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  server.clock.advance(MINUTE_MS);
  await happen(quick);
  held.resolve();
  await run;
  await server.services.webhookOutbox.deliverDue({ stopping: AbortSignal.abort() });
  expect(other.received).toEqual([]);
  // Of all that were sent one is left to do it: the runs that ended have asked for it.
  expect(
    (await server.infra.jobs.backlog()).find(({ name }) => name === DELIVERY_JOB)?.waiting,
  ).toBeGreaterThan(0);
  await deliver();
  expect(other.received).toHaveLength(1);
});

test('a receiver that does not answer keeps only itself waiting', async () => {
  const [slow, quick] = [await server.createUser(), await server.createUser()];
  const held = holdAnswers();
  const other = await startWebhookReceiver();
  await create(slow);
  await create(quick, { url: other.url });
  for (let count = 0; count < 3; count += 1) await happen(slow);
  for (let count = 0; count < 3; count += 1) await happen(quick);
  const done = deliver();
  await vi.waitFor(() => expect(other.received).toHaveLength(3));
  await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
  // Another process does not send it the next ones meanwhile.
  await server.services.webhookOutbox.deliverDue();
  expect(receiver.received).toHaveLength(1);
  held.resolve();
  await done;
  expect(receiver.received).toHaveLength(3);
});

test('ten processes that deliver at once send each event exactly once', async () => {
  const mara = await server.createUser();
  for (let count = 0; count < 3; count += 1) await create(mara);
  for (let count = 0; count < 5; count += 1) await happen(mara);
  await Promise.all(Array.from({ length: 10 }, () => server.services.webhookOutbox.deliverDue()));
  await deliver();
  expect(receiver.received).toHaveLength(15);
});

test('what another process has taken is left to it until its claim ends', async () => {
  const mara = await server.createUser();
  const { webhook_id } = await create(mara);
  await happen(mara);
  await server.db
    .updateTable('webhook_delivery')
    .set({ state: 'sending', next_attempt_at: new Date(server.clock.now().getTime() + MINUTE_MS) })
    .where('webhook_id', '=', webhook_id)
    .execute();
  await deliver();
  expect(receiver.received).toEqual([]);
  server.clock.advance(MINUTE_MS);
  await deliver();
  expect(receiver.received).toHaveLength(1);
});
