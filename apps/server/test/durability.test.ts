import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { joinBoard } from './boardClient.ts';
import {
  enterLiveServer,
  startLiveServer,
  temporaryDataDir,
  type LiveServer,
  type LiveUser,
} from './liveServer.ts';

const PASSWORD = 'correct horse 8';
/** One for all tests: making the database again for each of them would take longer than everything else. */
const dataDir = temporaryDataDir();
/** What runs on it, for the next test to go on with. */
let running: LiveServer | undefined;

afterAll(async () => {
  await running?.stop();
  dataDir.dispose();
});

/** The first start makes the database, which takes longest: it has a limit of its own, as each test has. */
beforeAll(async () => {
  await theServer();
});

/** The server that runs on the data folder; a new one when none does. */
async function theServer(): Promise<LiveServer> {
  running ??= await startLiveServer(dataDir.path);
  return running;
}

/** Ends the server that runs, as asked. */
async function end<Outcome>(how: (server: LiveServer) => Promise<Outcome>): Promise<Outcome> {
  const server = await theServer();
  running = undefined;
  return how(server);
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

/** What Postgres writes about itself: process, socket. */
function postgres(): { pid: number; host: string } {
  const lines = readFileSync(join(dataDir.path, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), host: lines[4]?.trim() ?? '' };
}

test('a killed server loses nothing it has acknowledged: accounts, ended sessions, files, names and board edits', async () => {
  const before = await theServer();
  const elsewhere = await enterLiveServer(before, 'mara@example.com', PASSWORD);
  const mara = await enterLiveServer(before, 'mara@example.com', PASSWORD);
  await before.call('DELETE', '/user/sessions', mara);
  const file = await createBoard(before, mara);
  await before.call('PUT', `/web/file/${file}`, { ...mara, body: { name: 'Final' } });
  const ticket = await ticketFor(before, mara, file);
  const editor = joinBoard({ port: before.port, fileKey: file, ticket });
  await editor.synced;
  editor.putNote('note1', 'kept');
  await editor.flush();
  await end((server) => server.kill());
  editor.close();
  expect(postgresProcesses()).not.toEqual([]);

  const after = await theServer();
  expect(after.output()).toContain('left over from a killed server');
  const again = await enterLiveServer(after, 'mara@example.com', PASSWORD);
  expect(again.userId).toBe(mara.userId);
  expect(await after.call('GET', `/web/file/${file}`, again)).toMatchObject({ name: 'Final' });
  const newTicket = await ticketFor(after, again, file);
  const reader = joinBoard({ port: after.port, fileKey: file, ticket: newTicket });
  await reader.synced;
  expect(reader.texts()).toEqual(['kept']);
  reader.close();
  // The old token is still good: the secret that signs tokens was kept, too.
  expect(await after.call('GET', '/user/info', mara)).toMatchObject({ user_id: mara.userId });
  // That of a session which was ended is not.
  await expect(after.call('GET', '/user/info', elsewhere)).rejects.toThrow('401');
});

test('however busy a board is when the server is killed, every acknowledged edit is there afterwards', async () => {
  const before = await theServer();
  const noor = await enterLiveServer(before, 'noor@example.com', PASSWORD);
  const file = await createBoard(before, noor);
  const ticket = await ticketFor(before, noor, file);
  const editor = joinBoard({ port: before.port, fileKey: file, ticket });
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
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50), { timeout: 60_000 });
  await end((server) => server.kill());
  const promised = [...acknowledged];
  editor.close();

  const after = await theServer();
  const again = await enterLiveServer(after, 'noor@example.com', PASSWORD);
  const newTicket = await ticketFor(after, again, file);
  const reader = joinBoard({ port: after.port, fileKey: file, ticket: newTicket });
  await reader.synced;
  expect(reader.texts()).toEqual(expect.arrayContaining(promised));
  reader.close();
});

test('a second server on the same data folder is refused and learns where the first one is', async () => {
  const first = await theServer();
  await expect(startLiveServer(dataDir.path)).rejects.toThrow(
    /Cannot start: The data folder .* is in use by another Boardwalk server \(process \d+ at http/u,
  );
  expect(await fetch(`http://127.0.0.1:${first.port}/readyz`)).toMatchObject({ status: 200 });
});

test('a server asked to stop ends in good order and leaves no Postgres behind', async () => {
  expect(await end((server) => server.stop())).toBe(0);
  expect(postgresProcesses()).toEqual([]);
  const again = await theServer();
  expect(again.output()).not.toContain('left over');
  expect(again.output()).not.toContain('Migrated');
  // As when its terminal is closed.
  expect(await end((server) => server.stop('SIGHUP'))).toBe(0);
  expect(postgresProcesses()).toEqual([]);
});

test('a taken port and a wrong setting are reported in one line each, and nothing stays running', async () => {
  if (running !== undefined) await end((server) => server.stop());
  const another = createServer();
  await new Promise<void>((resolve) => another.listen(0, '127.0.0.1', resolve));
  const { port } = another.address() as AddressInfo;
  try {
    await expect(startLiveServer(dataDir.path, { PORT: String(port) })).rejects.toThrow(
      /Cannot start: PORT \d+ on 127\.0\.0\.1 is taken by another program/u,
    );
    expect(postgresProcesses()).toEqual([]);
  } finally {
    another.close();
  }
  await expect(startLiveServer(dataDir.path, { PORT: 'many', SEED: 'all' })).rejects.toThrow(
    'Cannot start: PORT must be a whole number from 0 to 65535.\nCannot start: SEED must be one of: demo, none.',
  );
});

test('a server whose Postgres has died ends by itself, and reports edits nobody can store any more', async () => {
  const server = await theServer();
  const olga = await enterLiveServer(server, 'olga@example.com', PASSWORD);
  const file = await createBoard(server, olga);
  const ticket = await ticketFor(server, olga, file);
  const editor = joinBoard({ port: server.port, fileKey: file, ticket });
  await editor.synced;
  const { pid, host } = postgres();
  const holder = new pg.Client({ host, user: 'boardwalk', database: 'boardwalk' });
  // It dies with the rest.
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table board_update in exclusive mode');
  editor.putNote('note1', 'too late');
  let isAcknowledged = false;
  void editor.flush().then(() => (isAcknowledged = true));
  // The server has taken the edit, and waits for the table.
  await vi.waitFor(
    async () => {
      const { rows } = await holder.query(
        `select from pg_locks where relation = 'board_update'::regclass and not granted`,
      );
      expect(rows.length).toBeGreaterThan(0);
    },
    { timeout: 60_000 },
  );
  process.kill(pid, 'SIGKILL');
  expect(await end(({ ended }) => ended)).toBe(1);
  editor.close();
  expect(server.output()).toContain('Postgres ended by itself');
  expect(server.output()).toContain('edits of boards are lost');
  expect(isAcknowledged).toBe(false);
  await theServer();
});
