import { once } from 'node:events';
import { addElements, BoardStore } from '@boardwalk/board/document';
import { sql } from 'kysely';
import { beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import * as Y from 'yjs';
import { appendEdits } from '../src/collaboration/boardRepository.ts';
import { joinBoard, type BoardClient } from './boardClient.ts';
import { enterLiveServer, type LiveServer, type LiveUser } from './liveServer.ts';
import { sharedDeployment } from './sharedDeployment.ts';
import { testDatabase } from './testDatabase.ts';

const PASSWORD = 'correct horse 8';
const settings = { FAILED_SIGN_INS: '4', FREE_EDITABLE_FILES: '100', LOG_LEVEL: 'info' };
const database = testDatabase();
const deployment = sharedDeployment(database);
const { start, createBoard, enter, enterHere } = deployment;
/** Two processes of one deployment, and somebody who has signed in to the first one. */
let one: LiveServer;
let two: LiveServer;
let mara: LiveUser;

beforeAll(async () => {
  [one, two] = await Promise.all([start(settings), start(settings)]);
  mara = await enterLiveServer(one, 'mara@example.com', PASSWORD);
});

/** Edits of a board in the log, one row each. */
async function logged(fileKey: string): Promise<number> {
  const rows = await database.db
    .selectFrom('board_update')
    .select('update_id')
    .where('file_key', '=', fileKey)
    .execute();
  return rows.length;
}

const presences = ({ provider }: BoardClient) =>
  [...(provider.awareness?.getStates().values() ?? [])].map(({ cursor }) => cursor as unknown);

test('an edit whose process died before it could announce it is seen by those who have the board open at the other one', async () => {
  const fileKey = await createBoard(one, mara);
  const client = await enterHere(one, mara, fileKey);
  // Committed, and nothing said: as a process leaves it that is killed between the two.
  const doc = new Y.Doc();
  const store = new BoardStore(doc);
  addElements(store, [
    { id: 'left', type: 'sticky', z: 'a0', style: {}, text: 'left behind', x: 0, y: 0, w: 200, h: 200 },
  ]);
  await appendEdits(database.db, [{ fileKey, update: Y.encodeStateAsUpdate(doc) }], new Date());
  await vi.waitFor(() => expect(client.texts()).toEqual(['left behind']), { timeout: 60_000, interval: 100 });
});

test('two people on one board by two processes see each other’s edits and cursors, and every edit is journaled once', async () => {
  const fileKey = await createBoard(one, mara);
  // A token of one process is good at the other.
  const [first, second] = [await enterHere(one, mara, fileKey), await enterHere(two, mara, fileKey)];
  for (let n = 0; n < 20; n += 1) {
    const editor = n % 2 === 0 ? first : second;
    editor.putNote(`note${n}`, `edit ${n}`);
    await editor.flush();
  }
  const all = Array.from({ length: 20 }, (_, n) => `edit ${n}`);
  for (const editor of [first, second])
    await vi.waitFor(() => expect(new Set(editor.texts())).toEqual(new Set(all)), { timeout: 5_000 });
  expect(await logged(fileKey)).toBe(20);

  first.provider.setAwarenessField('cursor', { x: 1, y: 2 });
  await vi.waitFor(() => expect(presences(second)).toContainEqual({ x: 1, y: 2 }));
  second.provider.setAwarenessField('cursor', { x: 3, y: 4 });
  await vi.waitFor(() => expect(presences(first)).toContainEqual({ x: 3, y: 4 }));
  // Who comes later sees who is there; who leaves is gone everywhere.
  const third = await enterHere(two, mara, fileKey);
  await vi.waitFor(() => expect(presences(third)).toContainEqual({ x: 1, y: 2 }));
  first.close();
  await vi.waitFor(() => expect(presences(second)).not.toContainEqual({ x: 1, y: 2 }), { timeout: 5_000 });

  // What one process has just stored, the other gives out.
  second.putNote('last', 'the last word');
  await second.flush();
  third.close();
  second.close();
  await vi.waitFor(async () => expect(await logged(fileKey)).toBe(0), { timeout: 15_000 });
});

test('what is too large to pass on reaches the others as well', async () => {
  const fileKey = await createBoard(one, mara);
  const [first, second] = [await enterHere(one, mara, fileKey), await enterHere(two, mara, fileKey)];
  const text = 'long '.repeat(1_999);
  first.doc.transact(() => {
    for (let n = 0; n < 60; n += 1) first.putNote(`note${n}`, text);
  });
  await first.flush();
  expect(await logged(fileKey)).toBe(1);
  await vi.waitFor(() => expect(second.texts()).toEqual(Array.from({ length: 60 }, () => text)), {
    timeout: 10_000,
  });
});

test('a board deleted by one process closes on the other', async () => {
  const fileKey = await createBoard(one, mara);
  const editor = await enterHere(two, mara, fileKey);
  const closed = new Promise((resolve) => editor.provider.on('close', resolve));
  await one.call('DELETE', `/web/file/${fileKey}`, mara);
  await closed;
});

test('a session ended at one process is over at all of them', async () => {
  const olga = await enterLiveServer(one, 'olga@example.com', PASSWORD);
  const elsewhere = await enterLiveServer(two, 'olga@example.com', PASSWORD);
  await two.call('GET', '/user/info', elsewhere);
  await one.call('DELETE', '/user/sessions', olga);
  await vi.waitFor(() => expect(two.call('GET', '/user/info', elsewhere)).rejects.toThrow('answered 401'));
  await two.call('GET', '/user/info', olga);
});

test('failed sign-ins at all processes count together', async () => {
  const guess = async ({ port }: LiveServer, account: string) =>
    (
      await fetch(`http://127.0.0.1:${port}/api/user/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ account, password: 'a wrong guess' }),
      })
    ).status;
  let round = 0;
  // On a machine that stands still for a moment, Redis may not answer, and each process counts for itself: then another account is tried.
  await vi.waitFor(
    async () => {
      round += 1;
      const account = `noor${round}@example.com`;
      await enterLiveServer(one, account, PASSWORD);
      const statuses: number[] = [];
      for (const server of [one, two, one, two, one, two]) statuses.push(await guess(server, account));
      expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
    },
    { timeout: 60_000, interval: 3_000 },
  );
});

// Two that mostly wait, at the same time.
test.concurrent('a Redis that is not there stops the start with one line', async () => {
  await expect(start({ REDIS_URL: 'redis://127.0.0.1:9' })).rejects.toThrow(
    /Cannot start: REDIS_URL cannot be used: .*\. Start Redis, correct the address, or leave it out/u,
  );
});

test.concurrent('a server without Redis is refused beside others', async () => {
  await expect(start({ REDIS_URL: '' })).rejects.toThrow(
    /Cannot start: The database is in use by another Boardwalk server .* give all of them the same REDIS_URL\./u,
  );
});

const [AWAY, BACK] = ['Redis does not answer', 'Redis answers again'];
/** What a process has logged of Redis going and coming, in order. */
const redisLines = (server: LiveServer) =>
  server.output().match(/Redis does not answer|Redis answers again/gu) ?? [];

test('while Redis is away boards are edited and saved; when it is back, all agree again', async () => {
  const fileKey = await createBoard(one, mara);
  const [first, second] = [await enterHere(one, mara, fileKey), await enterHere(two, mara, fileKey)];
  await deployment.redis.stop();
  first.putNote('a', 'said while it was away');
  await first.flush();
  second.putNote('b', 'and answered');
  await second.flush();
  await vi.waitFor(() => expect(redisLines(one).at(-1)).toBe(AWAY), { timeout: 60_000 });
  // Signing in, which is limited, works as well, before Redis is back: no request waits for it.
  await enterLiveServer(two, 'mara@example.com', PASSWORD);
  await deployment.redis.restart();
  for (const editor of [first, second])
    await vi.waitFor(() => expect(editor.texts()).toEqual(['and answered', 'said while it was away']), {
      timeout: 60_000,
    });
  await vi.waitFor(() => expect(redisLines(one).at(-1)).toBe(BACK), { timeout: 60_000 });
  // On a machine that stood still for a moment, Redis may have been away more than once: each going and coming is logged once.
  const lines = redisLines(one);
  expect(lines).toEqual(lines.map((_, n) => (n % 2 === 0 ? AWAY : BACK)));
});

/** Boards that processes hold. */
const held = async (...servers: readonly LiveServer[]) =>
  Promise.all(
    servers.map(async ({ port }) => {
      const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      return Number(/^live_boards (\d+)$/mu.exec(metrics)?.[1]);
    }),
  );

test('each board has one owner, to whom everybody is handed on; when a process joins or stops, boards move with all that was acknowledged', async () => {
  const keys: string[] = [];
  for (let n = 0; n < 6; n += 1) keys.push(await createBoard(one, mara));
  const pairs = await Promise.all(
    keys.map(async (fileKey) => [await enter(one, mara, fileKey), await enter(two, mara, fileKey)] as const),
  );
  // Boards of earlier tests are put away by and by.
  await vi.waitFor(async () => expect((await held(one, two)).reduce((sum, each) => sum + each)).toBe(6), {
    timeout: 20_000,
    interval: 100,
  });
  const write = async (said: string) => {
    for (const [first] of pairs) {
      first.putNote(said.replaceAll(' ', '-'), said);
      await first.flush();
    }
  };
  const agree = async (all: readonly string[]) => {
    for (const pair of pairs)
      for (const client of pair)
        await vi.waitFor(() => expect(client.texts()).toEqual(all.toSorted()), { timeout: 30_000 });
  };
  await write('by two');
  await agree(['by two']);

  const three = await start();
  await write('by three');
  await agree(['by two', 'by three']);
  await vi.waitFor(
    async () => expect((await held(one, two, three)).reduce((sum, each) => sum + each)).toBe(6),
    { timeout: 30_000, interval: 100 },
  );
  await three.stop();
  await write('by two again');
  await agree(['by two', 'by three', 'by two again']);
});

test('a process killed right after acknowledged edits loses none of them, and the others go on', async () => {
  const fileKey = await createBoard(one, mara);
  const [first, second] = [await enterHere(one, mara, fileKey), await enterHere(two, mara, fileKey)];
  const acknowledged: string[] = [];
  const edits = (async () => {
    for (let n = 0; ; n += 1) {
      first.putNote(`note${n}`, `edit ${n}`);
      await first.flush();
      acknowledged.push(`edit ${n}`);
    }
  })();
  edits.catch(() => undefined);
  await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50), { timeout: 20_000 });
  await one.kill();
  const promised = [...acknowledged];
  first.close();

  // The one that lives gives all of it to somebody new and to those who are there, once it has come to the last message.
  const reader = await enterHere(two, mara, fileKey);
  for (const each of [reader, second])
    await vi.waitFor(() => expect(each.texts()).toEqual(expect.arrayContaining(promised)), {
      timeout: 60_000,
    });
  second.putNote('after', 'life goes on');
  await second.flush();
  await vi.waitFor(() => expect(reader.texts()).toContain('life goes on'));
  second.close();
  reader.close();
  // Nothing stays unmerged, the edits of the dead process neither.
  await vi.waitFor(async () => expect(await logged(fileKey)).toBe(0), { timeout: 15_000 });
});

test('servers started at the same moment on an empty database make it ready once; each does what its roles say', async () => {
  const { host, user, database: name } = database.connection as Record<string, string>;
  const empty = `${name}_empty`;
  await sql`create database ${sql.id(empty)} template template0`.execute(database.db);
  const environment = {
    DATABASE_URL: `postgres://${user}@/${empty}?host=${encodeURIComponent(host ?? '')}`,
    REDIS_PREFIX: 'empty',
  };
  const servers = await Promise.all([
    start({ ...environment, ROLES: 'web,jobs' }),
    start({ ...environment, ROLES: 'boards' }),
  ]);
  expect(servers.filter((server) => server.output().includes('Migrated the database'))).toHaveLength(1);
  for (const { port } of servers) expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);

  const [web, boards] = servers;
  const status = async ({ port }: LiveServer, path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).status;
  expect([await status(web, '/robots.txt'), await status(boards, '/robots.txt')]).toEqual([200, 404]);
  expect(await status(boards, '/api/cmt/attr/classify')).toBe(404);
  const ines = await enterLiveServer(web, 'ines@example.com', PASSWORD);
  const fileKey = await createBoard(web, ines);
  const { ticket } = await web.call<{ ticket: string }>('POST', `/web/file/${fileKey}/collab-ticket`, ines);
  const refused = new WebSocket(`ws://127.0.0.1:${web.port}/collab/${fileKey}`);
  await expect(once(refused, 'open')).rejects.toThrow('404');
  const editor = joinBoard({ port: boards.port, fileKey, ticket });
  deployment.leaveLater(editor);
  await editor.synced;
  editor.putNote('note', 'kept by the one, read by the other');
  await editor.flush();
  const copy = await web.call<{ file_key: string }>('POST', `/web/file/${fileKey}/duplicate`, ines);
  const way = `/web/file/${copy.file_key}/collab-ticket`;
  const again = await web.call<{ ticket: string }>('POST', way, ines);
  const reader = joinBoard({ port: boards.port, fileKey: copy.file_key, ticket: again.ticket });
  deployment.leaveLater(reader);
  await reader.synced;
  expect(reader.texts()).toEqual(['kept by the one, read by the other']);
  await Promise.all(servers.map((server) => server.stop()));
  await sql`drop database ${sql.id(empty)} with (force)`.execute(database.db);
});
