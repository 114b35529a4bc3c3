import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchPostgres, SOCKET_NAME, type EmbeddedPostgres } from './launch.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'boardwalk-postgres-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function query(postgres: EmbeddedPostgres, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

test('the first start makes a cluster, the next one finds what was written, and commits wait for the disk', async () => {
  const lines: string[] = [];
  const first = await launchPostgres({ dataDir, progress: (line) => lines.push(line) });
  await query(first, 'create table kept as select 1 as one');
  expect(await query(first, 'show fsync')).toEqual([{ fsync: 'on' }]);
  expect(await query(first, 'show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
  expect(await query(first, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  await first.stop();
  const second = await launchPostgres({ dataDir, progress: (line) => lines.push(line) });
  expect(await query(second, 'select one from kept')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(lines).toEqual(['Creating the database cluster', 'Starting Postgres', 'Starting Postgres']);
});

test('lock files of a process that is somebody else by now do not keep Postgres from starting', async () => {
  // The Postgres of the test run: of the same user, and at work on another cluster.
  const somebody = parseInt(readFileSync(join(inject('postgres').host, 'postmaster.pid'), 'utf8'), 10);
  const left = `${somebody}\n/elsewhere\n0\n5432\n`;
  for (const name of ['postmaster.pid', `${SOCKET_NAME}.lock`])
    writeFileSync(join(dataDir, 'postgres', 'cluster', name), left);
  const postgres = await launchPostgres({ dataDir });
  expect(await query(postgres, 'select 1 as one')).toEqual([{ one: 1 }]);
  await postgres.stop();
});

test('a Postgres that ends by itself is noticed', async () => {
  const postgres = await launchPostgres({ dataDir });
  const [row] = await query(postgres, `select pg_read_file('postmaster.pid') as pid`);
  process.kill(Number.parseInt(String(row?.pid), 10), 'SIGQUIT');
  expect(await postgres.died).toContain('Postgres ended by itself');
  await postgres.stop();
});

test('data of another Postgres version is refused with words that help', async () => {
  const other = mkdtempSync(join(tmpdir(), 'boardwalk-postgres-old-'));
  mkdirSync(join(other, 'postgres', 'cluster'), { recursive: true });
  writeFileSync(join(other, 'postgres', 'cluster', 'PG_VERSION'), '9.6\n');
  await expect(launchPostgres({ dataDir: other })).rejects.toThrow('was written by Postgres 9.6');
  rmSync(other, { recursive: true });
});
