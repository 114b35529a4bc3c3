import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { forgetPeak, residentOf } from '../bench/processTree.ts';
import { clusterOf, type Cluster } from './cluster.ts';
import {
  enterLiveServer,
  startLiveServer,
  temporaryDataDir,
  type LiveServer,
  type LiveUser,
} from './liveServer.ts';
import { unzip } from './unzip.ts';

const PASSWORD = 'correct horse 8';
const PATIENCE = { timeout: 90_000, interval: 200 };
const MB = 1024 * 1024;
const dataDir = temporaryDataDir();
let server: LiveServer | undefined;
let cluster: Cluster | undefined;

afterAll(async () => {
  await cluster?.end();
  await server?.stop();
  dataDir.dispose();
});

/** Adds rows to what a person has, of about a kilobyte each. */
async function addRows(on: Cluster, user: LiveUser, from: number, to: number): Promise<void> {
  await on.query(
    `insert into webhook_event (event_id, user_id, type, body, created_at)
     select $1 || '-' || lpad(n::text, 8, '0'), $1, 'work.liked', n || ' ' || repeat(md5(n::text), 30), now()
     from generate_series($2::int, $3::int) n`,
    [user.userId, from, to],
  );
}

async function newestOf(running: LiveServer, user: LiveUser): Promise<{ export_id: string; state: string }> {
  const { list } = await running.call<{ list: { export_id: string; state: string }[] }>(
    'GET',
    '/user/exports',
    user,
  );
  return list[0] ?? { export_id: '0', state: 'none' };
}

async function download(running: LiveServer, user: LiveUser, exportId: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${running.port}/api/user/exports/${exportId}/archive`, {
    headers: { authorization: `Bearer ${user.token}` },
  });
}

/** All files in a folder, how deep they are in it. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath }) => join(parentPath, name));
}

test('an export whose server is killed leaves nothing half-made, is not offered, and is made again; a large one takes little memory', async () => {
  server = await startLiveServer(dataDir.path);
  const user = await enterLiveServer(server, 'mara@example.com', PASSWORD);
  cluster = await clusterOf(dataDir.path);
  await addRows(cluster, user, 1, 2000);
  const places = [join(dataDir.path, 'exports'), join(dataDir.path, 'blobs')];
  const before = places.flatMap(filesIn);

  // The rows of most tables are written by the time it comes to this one.
  await cluster.query('begin');
  await cluster.query('lock table webhook_event in access exclusive mode');
  const { export_id: exportId } = await server.call<{ export_id: string }>('POST', '/user/exports', user);
  const other = await clusterOf(dataDir.path);
  await vi.waitFor(async () => {
    const { rows } = await other.query(
      `select from pg_stat_activity where application_name = 'boardwalk snapshot' and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  }, PATIENCE);
  await server.kill();
  await other.end();
  await cluster.end();
  expect(places.flatMap(filesIn)).toEqual(before);

  server = await startLiveServer(dataDir.path);
  cluster = await clusterOf(dataDir.path);
  const again = await enterLiveServer(server, 'mara@example.com', PASSWORD);
  expect(await newestOf(server, again)).toMatchObject({ export_id: exportId, state: 'pending' });
  expect((await download(server, again, exportId)).status).toBe(404);
  // Two minutes later, when nothing was heard of the process that died.
  await cluster.query(
    `update jobs.job set state = 'retry', start_after = now() where name = 'make-export' and state = 'active'`,
  );
  await expectReady(server, again);
  const files = await unzip(Buffer.from(await (await download(server, again, exportId)).arrayBuffer()));
  expect(JSON.parse(String(files.get('data/webhook_event.json')))).toHaveLength(2000);

  // 60 MB of rows beyond those, which no part of the server ever has in memory as a whole.
  await addRows(cluster, user, 2001, 62_000);
  await server.call('POST', '/user/exports', again);
  const isMeasured = existsSync('/proc/self/clear_refs');
  const rest = residentOf(server.pid, 'now');
  if (isMeasured) forgetPeak(server.pid);
  await expectReady(server, again);
  if (isMeasured) expect((residentOf(server.pid, 'most') - rest) / MB).toBeLessThan(128);
});

async function expectReady(running: LiveServer, user: LiveUser): Promise<void> {
  await vi.waitFor(
    async () => expect(await newestOf(running, user)).toMatchObject({ state: 'ready' }),
    PATIENCE,
  );
}
