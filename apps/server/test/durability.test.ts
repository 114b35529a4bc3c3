import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinBoard } from './boardClient.ts';
import {
  enterLiveServer,
  startLiveServer,
  temporaryDataDir,
  type LiveServer,
  type LiveUser,
} from './liveServer.ts';

const PASSWORD = 'correct horse 8';
let dataDir: { path: string; dispose(): void };
const servers: LiveServer[] = [];

beforeEach(() => {
  dataDir = temporaryDataDir();
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  dataDir.dispose();
});

async function start(environment: Record<string, string> = {}): Promise<LiveServer> {
  const server = await startLiveServer(dataDir.path, environment);
  servers.push(server);
  return server;
}

async function createBoard(server: LiveServer, user: LiveUser): Promise<string> {
  const space = await server.call<{ team_id: string; project_id: string }>('GET', '/web/space', user);
  const path = `/web/team/${space.team_id}/project/${space.project_id}/file`;
  const file = await server.call<{ file_key: string }>('POST', path, {
    ...user,
    body: { name: 'Draft', kind: 'board' },
  });
  return file.file_key;
}

async function ticketFor(server: LiveServer, user: LiveUser, fileKey: string): Promise<string> {
  return (await server.call<{ ticket: string }>('POST', `/web/file/${fileKey}/collab-ticket`, user)).ticket;
}

function postgresProcesses(): string[] {
  const all = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  return all.filter((line) => line.includes(`-D ${dataDir.path}`));
}

test('a killed server loses nothing it has acknowledged: accounts, ended sessions, files, names and board edits', async () => {
  const before = await start();
  const elsewhere = await enterLiveServer(before, 'mara@example.com', PASSWORD);
  const mara = await enterLiveServer(before, 'mara@example.com', PASSWORD);
  await before.call('DELETE', '/user/sessions', mara);
  const file = await createBoard(before, mara);
  await before.call('PUT', `/web/file/${file}`, { ...mara, body: { name: 'Final' } });
  const editor = joinBoard({ port: before.port, fileKey: file, ticket: await ticketFor(before, mara, file) });
  await editor.synced;
  editor.putNote('note1', 'kept');
  await editor.flush();
  await before.kill();
  editor.close();
  expect(postgresProcesses()).not.toEqual([]);

  const after = await start();
  expect(after.output()).toContain('left over from a killed server');
  const again = await enterLiveServer(after, 'mara@example.com', PASSWORD);
  expect(again.userId).toBe(mara.userId);
  expect(await after.call('GET', `/web/file/${file}`, again)).toMatchObject({ name: 'Final' });
  const reader = joinBoard({ port: after.port, fileKey: file, ticket: await ticketFor(after, again, file) });
  await reader.synced;
  expect(reader.texts()).toEqual(['kept']);
  reader.close();
  // The old token is still good: the secret that signs tokens was kept, too.
  expect(await after.call('GET', '/user/info', mara)).toMatchObject({ user_id: mara.userId });
  // That of a session which was ended is not.
  await expect(after.call('GET', '/user/info', elsewhere)).rejects.toThrow('401');
}, 90_000);

test('however busy a board is when the server is killed, every acknowledged edit is there afterwards', async () => {
  const before = await start();
  const mara = await enterLiveServer(before, 'mara@example.com', PASSWORD);
  const file = await createBoard(before, mara);
  const editor = joinBoard({ port: before.port, fileKey: file, ticket: await ticketFor(before, mara, file) });
  await editor.synced;
  const acknowledged: string[] = [];
  const edits = (async () => {
    for (let number = 0; ; number += 1) {
      editor.putNote(`note${number}`, `edit ${number}`);
      await editor.flush();
      acknowledged.push(`edit ${number}`);
    }
  })();
  edits.catch(() => undefined);
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50), { timeout: 20_000 });
  await before.kill();
  const promised = [...acknowledged];
  editor.close();

  const after = await start();
  const again = await enterLiveServer(after, 'mara@example.com', PASSWORD);
  const reader = joinBoard({ port: after.port, fileKey: file, ticket: await ticketFor(after, again, file) });
  await reader.synced;
  expect(reader.texts()).toEqual(expect.arrayContaining(promised));
  reader.close();
}, 60_000);

test('a second server on the same data folder is refused and told where the first one is', async () => {
  const first = await start();
  await expect(startLiveServer(dataDir.path)).rejects.toThrow(
    /Cannot start: The data folder .* is in use by another Boardwalk server \(process \d+ at http/u,
  );
  expect(await fetch(`http://127.0.0.1:${first.port}/readyz`)).toMatchObject({ status: 200 });
}, 60_000);

test('a server told to stop ends in good order and leaves no Postgres behind', async () => {
  const server = await start();
  expect(await server.stop()).toBe(0);
  servers.length = 0;
  expect(postgresProcesses()).toEqual([]);
  const again = await start();
  expect(again.output()).not.toContain('left over');
  expect(again.output()).not.toContain('Migrated');
  // As when its terminal is closed.
  expect(await again.stop('SIGHUP')).toBe(0);
  servers.length = 0;
  expect(postgresProcesses()).toEqual([]);
}, 60_000);

test('a server whose Postgres has died ends by itself, also with edits nobody can store any more', async () => {
  const server = await start({ LOG_LEVEL: 'fatal' });
  const mara = await enterLiveServer(server, 'mara@example.com', PASSWORD);
  const file = await createBoard(server, mara);
  const editor = joinBoard({ port: server.port, fileKey: file, ticket: await ticketFor(server, mara, file) });
  await editor.synced;
  const [postmaster] = postgresProcesses().map((line) => Number.parseInt(line, 10));
  process.kill(postmaster ?? 0, 'SIGKILL');
  editor.putNote('note1', 'too late');
  expect(await server.ended).toBe(1);
  editor.close();
  expect(server.output()).toContain('Postgres ended by itself');
  expect(server.output()).toContain('edits of boards are lost');
  servers.length = 0;
  await start();
}, 60_000);

test('a taken port and a wrong setting are told in one line each, and nothing stays running', async () => {
  const server = await start();
  const other = temporaryDataDir();
  try {
    await expect(startLiveServer(other.path, { PORT: String(server.port) })).rejects.toThrow(
      /Cannot start: PORT \d+ on 127\.0\.0\.1 is taken by another program/u,
    );
    await expect(startLiveServer(other.path, { PORT: 'many', SEED: 'all' })).rejects.toThrow(
      'Cannot start: PORT must be a whole number from 0 to 65535.\nCannot start: SEED must be one of: demo, none.',
    );
  } finally {
    other.dispose();
  }
}, 60_000);
