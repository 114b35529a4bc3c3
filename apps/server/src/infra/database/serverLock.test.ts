import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { lockDatabase } from './serverLock.ts';

const database = testDatabase();
const claim = (shared: boolean) => lockDatabase({ ...database, shared, patienceMs: 300 });

test('a second server that shares nothing is refused, told who is there and what to do', async () => {
  const first = await claim(false);
  await expect(claim(false)).rejects.toThrow(
    /^The database is in use by another Boardwalk server \(boardwalk server \d+ on .*, since .*\)\. Stop that server first\. To run several .* REDIS_URL\.$/u,
  );
  await expect(claim(true)).rejects.toThrow('That one runs without REDIS_URL');
  await first.release();
  await (await claim(false)).release();
}, 30_000);

test('servers with a common Redis share the database, and keep others out', async () => {
  const [first, second] = [await claim(true), await claim(true)];
  await expect(claim(false)).rejects.toThrow('in use by another Boardwalk server');
  await Promise.all([first.release(), second.release()]);
}, 30_000);

test('what only one may do at a time is done one after the other', async () => {
  const [first, second] = [await claim(true), await claim(true)];
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await sleep(50);
    order.push(`${name} ends`);
  };
  await Promise.all([first.alone(work('a')), second.alone(work('b'))]);
  expect(order.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  await Promise.all([first.release(), second.release()]);
});

test('a claim whose connection broke is made again, or given up to who took it meanwhile', async () => {
  const first = await claim(false);
  const breakIt = () =>
    sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'boardwalk server%'`.execute(database.db);
  await breakIt();
  await vi.waitFor(async () => expect(await claimed()).toBe(1), { timeout: 5_000, interval: 100 });
  await breakIt();
  const thief = await claim(false);
  expect(await first.lost).toContain('Another server has claimed the database');
  await Promise.all([first.release(), thief.release()]);
}, 30_000);

async function claimed(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
  return rows.length;
}
