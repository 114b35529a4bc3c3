import { verifyWebhook } from '@boardwalk/api-client/webhooks';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testServer } from './harness.ts';
import {
  enterLiveServer,
  startLiveServer,
  temporaryDataDir,
  type LiveServer,
  type LiveUser,
} from './liveServer.ts';
import { createTemplate } from './shop.ts';
import { startWebhookReceiver } from './webhookReceiver.ts';

/** Shares its database with the servers that get killed, and looks into it. */
const server = testServer();
const PASSWORD = 'correct horse 8';
const PATIENCE = { timeout: 30_000, interval: 100 };
let dataDir: { path: string; dispose(): void };
const ends: (() => Promise<unknown>)[] = [];

beforeEach(() => {
  dataDir = temporaryDataDir();
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  dataDir.dispose();
});

/** The true server on the database of the test. */
async function start(): Promise<LiveServer> {
  const { host, user, database } = server.connection as Record<string, string>;
  const live = await startLiveServer(dataDir.path, {
    DATABASE_URL: `postgres://${user}@/${database}?host=${encodeURIComponent(host ?? '')}`,
    // A database and its blobs belong together: a server that finds none of them refuses to start.
    BLOB_DIR: server.infra.settings.sharing.blobDir,
    ALLOW_PRIVATE_WEBHOOKS: 'yes',
  });
  ends.push(() => live.stop());
  return live;
}

/** Holds the rows a query finds, so that a transaction that changes them waits; gives how to let go. */
async function hold(query: string, values: string[]): Promise<() => Promise<void>> {
  const client = new pg.Client(server.connection);
  await client.connect();
  await client.query('begin');
  const { rowCount } = await client.query(`${query} for update`, values);
  expect(rowCount).toBe(1);
  const letGo = () => client.end();
  ends.push(() => letGo().catch(() => undefined));
  return letGo;
}

/** Waits until somebody waits for a row that is held. */
async function untilSomebodyWaits(): Promise<void> {
  await vi.waitFor(async () => {
    const { rows } = await run(
      `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(Number(rows[0]?.count)).toBeGreaterThan(0);
  }, PATIENCE);
}

async function placeOrder(
  live: LiveServer,
  buyer: LiveUser,
  seller?: LiveUser,
): Promise<{ orderId: string; url: string }> {
  const creator = seller ?? (await server.createUser());
  const { goodsId } = await createTemplate(server, creator);
  const { order_id: orderId } = await live.call<{ order_id: string }>('POST', '/web/orders', {
    ...buyer,
    body: { goods_id: goodsId },
  });
  const { url } = await live.call<{ url: string }>('POST', `/web/orders/${orderId}/checkout`, buyer);
  return { orderId, url };
}

const pay = (live: LiveServer, url: string) =>
  fetch(`http://127.0.0.1:${live.port}${url}`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });

const stateOf = async (live: LiveServer, buyer: LiveUser, orderId: string) =>
  (await live.call<{ state: string }>('GET', `/web/orders/${orderId}`, buyer)).state;

/** What is counted of an order: events with money, entitlements of its buyer, sides in the ledger. */
async function effects(orderId: string) {
  const count = async (query: string) => Number((await run(query, [orderId])).rows[0]?.count);
  return {
    paid: await count(`select count(*) from payment_event where order_id = $1 and kind = 'paid'`),
    refunded: await count(`select count(*) from payment_event where order_id = $1 and kind = 'refunded'`),
    rights: await count(
      `select count(*) from file_entitlement join goods_order using (user_id, file_key) where order_id = $1`,
    ),
    sides: await count('select count(*) from ledger_entry where order_id = $1'),
    mails: await count(`select count(*) from mail where data ->> 'orderId' = $1`),
  };
}

/** What the process that died was doing has been found without it. */
const timePasses = () =>
  run(
    `update jobs.job set state = 'retry', start_after = now() where state = 'active' and policy = 'exclusive'`,
  );

/** Mail goes to proven addresses only. */
const proveAddress = (email: string) =>
  run('update user_account set email_proven_at = now() where email = $1', [email]);

async function run(query: string, values: string[] = []) {
  const client = new pg.Client(server.connection);
  await client.connect();
  try {
    return await client.query<{ count: string }>(query, values);
  } finally {
    await client.end();
  }
}

test('a server killed between the payment and everything that follows from it does all of it after the next start, once', async () => {
  const before = await start();
  const buyer = await enterLiveServer(before, 'mara@example.com', PASSWORD);
  await proveAddress('mara@example.com');
  const { orderId, url } = await placeOrder(before, buyer);
  const letGo = await hold('select from goods_order where order_id = $1', [orderId]);
  const answer = pay(before, url).catch(() => undefined);
  await untilSomebodyWaits();
  await before.kill();
  await answer;
  await letGo();
  const paidThere = await run(
    `select count(*) from sandbox_session where reference = $1 and state = 'paid'`,
    [orderId],
  );
  expect(paidThere.rows[0]?.count).toBe('1');
  expect(await effects(orderId)).toEqual({ paid: 0, refunded: 0, rights: 0, sides: 0, mails: 0 });

  await timePasses();
  const after = await start();
  await vi.waitFor(async () => expect(await stateOf(after, buyer, orderId)).toBe('paid'), PATIENCE);
  expect(await effects(orderId)).toEqual({ paid: 1, refunded: 0, rights: 1, sides: 3, mails: 1 });
});

test('a server killed between taking a template back and giving the money back gives it back after the next start, once', async () => {
  const before = await start();
  const buyer = await enterLiveServer(before, 'noor@example.com', PASSWORD);
  await proveAddress('noor@example.com');
  const { orderId, url } = await placeOrder(before, buyer);
  await pay(before, url);
  expect(await stateOf(before, buyer, orderId)).toBe('paid');
  const letGo = await hold('select from sandbox_session where reference = $1', [orderId]);
  const answer = before.call('POST', `/web/orders/${orderId}/return`, buyer).catch(() => undefined);
  await untilSomebodyWaits();
  await before.kill();
  await answer;
  await letGo();
  expect(await effects(orderId)).toMatchObject({ refunded: 0, rights: 0, sides: 3 });

  await timePasses();
  const after = await start();
  await vi.waitFor(async () => expect(await stateOf(after, buyer, orderId)).toBe('refunded'), PATIENCE);
  expect(await effects(orderId)).toEqual({ paid: 1, refunded: 1, rights: 0, sides: 6, mails: 2 });
});

test('a server killed before events have arrived at a webhook sends them after the next start, with their ids', async () => {
  const receiver = await startWebhookReceiver();
  const before = await start();
  const seller = await enterLiveServer(before, 'sela@example.com', PASSWORD);
  const buyer = await enterLiveServer(before, 'bea@example.com', PASSWORD);
  const { secret } = await before.call<{ secret: string }>('POST', '/user/webhooks', {
    ...seller,
    body: { url: receiver.url, events: ['order.paid'] },
  });
  const sales = [await placeOrder(before, buyer, seller), await placeOrder(before, buyer, seller)];
  // The first one is on its way and never answered, the second one is committed and not sent yet.
  receiver.answer(() => undefined);
  for (const { url } of sales) {
    await pay(before, url);
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), PATIENCE);
  }
  await before.kill();
  const [cutOff] = receiver.received;
  receiver.reset();

  // Time passes: the claim of the process that died ends.
  await run(`update webhook_delivery set next_attempt_at = now() where state = 'sending'`);
  const after = await start();
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), PATIENCE);
  const idOf = Object.fromEntries(
    receiver.received.map((request) => {
      const { id, data } = verifyWebhook({ ...request, secret });
      return ['order_id' in data ? data.order_id : '', id];
    }),
  );
  expect(Object.keys(idOf).toSorted()).toEqual(sales.map(({ orderId }) => orderId).toSorted());
  expect(idOf[sales[0]?.orderId ?? '']).toBe(cutOff?.headers['webhook-id']);
  const { list } = await after.call<{ list: { webhook_id: string }[] }>('GET', '/user/webhooks', seller);
  const log = `/user/webhooks/${list[0]?.webhook_id ?? ''}/deliveries`;
  await vi.waitFor(async () => {
    const page = await after.call<{ list: { state: string }[] }>('GET', log, seller);
    expect(page.list.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  }, PATIENCE);
});
