import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase, openPool } from '../../src/infra/database/database.ts';
import { recount } from '../../src/modules/files/catalogue/recountRepository.ts';
import type { Site } from '../site.ts';
import type { Promised } from './writers.ts';

/** Payments are followed up within this time. */
const SETTLED_MS = 90_000;

/** What was promised and is not there, or is there twice. */
export async function brokenPromises(site: Site, promised: Promised): Promise<string[]> {
  const broken: string[] = [...promised.faults];
  await paymentsArrive(site, promised.paid);
  const count = async (statement: string, values: unknown[]) =>
    Number((await site.query<{ count: string }>(statement, values))[0]?.count);
  const expectOnce = async (what: string, statement: string, values: unknown[], times = 1) => {
    const found = await count(statement, values);
    if (found !== times) broken.push(`${what} is there ${found} times, not ${times}`);
  };
  for (const [table, states] of [
    ['praise', promised.likes],
    ['collect', promised.collected],
  ] as const)
    for (const [name, state] of states) {
      if (state === undefined) continue;
      const statement = `select count(*) from ${table} where user_id = $1 and file_key = $2`;
      await expectOnce(`the ${table} of ${name}`, statement, name.split(' '), state ? 1 : 0);
    }
  for (const key of promised.copies)
    await expectOnce(
      `the copy ${key}`,
      `select count(*) from file join board_state using (file_key) join copy_event on copy_file_key = file_key
       where file_key = $1`,
      [key],
    );
  for (const [id, key] of promised.submissions) {
    await expectOnce(
      `submission ${id}`,
      'select count(*) from submission where submission_id = $1 and file_key = $2',
      [id, key],
    );
    await expectOnce(`a submission of ${key}`, 'select count(*) from submission where file_key = $1', [key]);
  }
  for (const [key, orders] of promised.orders)
    if (orders.size > 1) broken.push(`the idempotency key ${key} gave ${[...orders].join(' and ')}`);
  for (const order of new Set(promised.paid)) {
    await expectOnce(
      `the paid order ${order}`,
      `select count(*) from goods_order where order_id = $1 and state = 'paid'`,
      [order],
    );
    await expectOnce(
      `the payment of ${order}`,
      `select count(*) from payment_event where order_id = $1 and kind = 'paid'`,
      [order],
    );
    await expectOnce(
      `the plan of ${order}`,
      `select count(*) from edition_grant where grant_key like '%' || $1 || '%'`,
      [order],
    );
  }
  for (const address of new Set(promised.pictures)) {
    const { status } = await fetch(`http://127.0.0.1:${site.running().port}${address}`);
    if (status !== 200) broken.push(`the picture ${address} answered ${status}`);
  }
  return [...broken, ...(await wrongCounters(site))];
}

async function paymentsArrive(site: Site, orders: readonly string[]): Promise<void> {
  const until = Date.now() + SETTLED_MS;
  while (Date.now() < until) {
    await site.query(
      `update jobs.job set start_after = now() where name = 'send-sandbox-callback' and state < 'active'`,
    );
    const open = await site.query(`select from goods_order where order_id = any($1) and state <> 'paid'`, [
      orders,
    ]);
    if (open.length === 0) return;
    await sleep(500);
  }
}

/** Counters that differ from a fresh count of what they count. */
async function wrongCounters(site: Site): Promise<string[]> {
  const db = openDatabase({ pool: openPool({ connection: site.connection }) });
  try {
    return (await recount(db)).map((difference) => `a counter was wrong: ${JSON.stringify(difference)}`);
  } finally {
    await db.destroy();
  }
}
