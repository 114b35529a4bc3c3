import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/testDatabase.ts';
import { StartupError } from '../settings/StartupError.ts';
import { lockDatabase } from './serverLock.ts';

const database = testDatabase();
const claim = (shared: boolean) => lockDatabase({ ...database, shared, patienceMs: 300 });

test('a second server that shares nothing is refused, with who is there and what to do', async () => {
  const first = await claim(false);
  await expect(claim(false)).rejects.toThrow(
    /^The database is in use by another Boardwalk server \(boardwalk server \d+ on .*, since .*\)\. Stop that server first\. To run several .* REDIS_URL\.$/u,
  );
  await expect(claim(true)).rejects.toThrow('That one runs without REDIS_URL');
  await first.release();
  await (await claim(false)).release();
});

test('servers with a common Redis share the database, and keep others out', async () => {
  const [first, second] = [await claim(true), await claim(true)];
  await expect(claim(false)).rejects.toThrow('in use by another Boardwalk server');
  await Promise.all([first.release(), second.release()]);
});

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
  await endServers();
  await vi.waitFor(async () => expect(await claimed()).toBe(1), { timeout: 5_000, interval: 100 });
  await endServers();
  const thief = await claim(false);
  expect(await first.lost).toContain('Another server has claimed the database');
  await Promise.all([first.release(), thief.release()]);
});

test('a claim that breaks once more while it is made again stays one claim', async () => {
  const first = await lockDatabase({ ...database, shared: false, patienceMs: 2_000 });
  await endServers();
  // Somebody holds it meanwhile, so that the first one waits with a new connection, which breaks as well.
  const holder = new pg.Client(database.connection);
  await holder.connect();
  await holder.query('select pg_advisory_lock($1, $2)', [0x626f6172, 1]);
  await vi.waitFor(async () => expect(await endServers()).toBe(1), { timeout: 5_000, interval: 50 });
  await holder.end();
  await vi.waitFor(async () => expect(await claimed()).toBe(1), { timeout: 5_000, interval: 50 });
  expect(await Promise.race([first.lost, sleep(2_500, 'still claimed')])).toBe('still claimed');
  expect(await endServers()).toBe(1);
  await first.release();
});

test('a database that cannot be reached is reported in one line, without its password', async () => {
  const away = { connectionString: 'postgres://me:hunter2@127.0.0.1:1/boards' };
  const refused = lockDatabase({ ...database, connection: away, shared: false });
  await expect(refused).rejects.toThrow(
    /^The database cannot be reached \(connect ECONNREFUSED 127\.0\.0\.1:1\)\. Start it, or correct DATABASE_URL\.$/u,
  );
  await expect(refused).rejects.toBeInstanceOf(StartupError);
});

/** Ends the connections that hold or await a claim; gives how many there were. */
async function endServers(): Promise<number> {
  const { rows } = await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name like 'boardwalk server%'`.execute(database.db);
  return rows.length;
}

async function claimed(): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`.execute(database.db);
  return rows.length;
}
