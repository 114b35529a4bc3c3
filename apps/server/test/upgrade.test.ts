import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { enterBoard, faultsOf, type Person } from '../attack/person.ts';
import { numbersFrom } from '../attack/random.ts';
import { enterLiveServer, type LiveServer, type LiveUser } from './liveServer.ts';
import { makeNextVersion } from './nextVersion.ts';
import { openReadyProxy } from './readyProxy.ts';
import { sharedDeployment } from './sharedDeployment.ts';
import { steadyLoad, type SteadyLoad, type WriteKind } from './steadyLoad.ts';
import { testDatabase } from './testDatabase.ts';

const database = testDatabase();
const { start, createBoard, enter } = sharedDeployment(database);

const SETTINGS = {
  REQUESTS_PER_MINUTE: '1000000',
  ACCESS_TOKEN_SECONDS: '86400',
  FREE_EDITABLE_FILES: '0',
  // Ten times as long as the proxy takes to see it.
  SHUTDOWN_GRACE_SECONDS: '10',
};
/** The step by which a version begins to call a column otherwise: beside the old one, kept the same by a trigger. */
const EXPAND = {
  name: '20991231000000-expand-names-of-files',
  statements: [
    'alter table file add column title text',
    'update file set title = name',
    `create function keep_title() returns trigger language plpgsql as
       $$ begin new.title := new.name; return new; end $$`,
    'create trigger file_title before insert or update on file for each row execute function keep_title()',
    `alter table user_account add column shelf text not null default ''`,
    'alter table board_update add column weight integer not null default 1',
  ],
};
/** Longer than a start takes on a busy machine. */
const PATIENCE = { timeout: 150_000, interval: 50 };
const until = (look: () => void) => vi.waitFor(look, PATIENCE);

test('two servers are replaced by the next version one after the other: no request fails, no write or edit is lost, boards come back', async () => {
  const proxy = await openReadyProxy();
  onTestFinished(() => proxy.close());
  const join = async (server: LiveServer) => {
    proxy.add(server.port);
    await until(() => expect(proxy.isReady(server.port)).toBe(true));
  };
  const [one, two] = await Promise.all([start(SETTINGS), start(SETTINGS)]);
  for (const server of [one, two]) await join(server);
  const mara = await enterLiveServer(one, 'mara@example.com', 'correct horse 8');
  const [board, draft] = [await createBoard(one, mara), await createBoard(one, mara)];
  const comment: WriteKind = {
    name: 'comment',
    path: `/api/web/file/${board}/comments`,
    body: { text: 'Written meanwhile', x: 1, y: 1 },
    idOf: ({ comment: made }: { comment: { comment_id: string } }) => made.comment_id,
  };
  const duplicate: WriteKind = {
    name: 'duplicate',
    path: `/api/web/file/${draft}/duplicate`,
    body: {},
    idOf: (made: { file_key: string }) => made.file_key,
  };
  const next = makeNextVersion(EXPAND);

  const origin = `http://127.0.0.1:${proxy.port}`;
  const signedIn = { headers: { authorization: `Bearer ${mara.token}` } };
  // The community has to be built for its pages; this one always is there.
  const page = (await fetch(`${origin}/community/`)).status === 200 ? '/community/' : '/robots.txt';
  const load = steadyLoad(origin, mara);
  onTestFinished(() => load.end());
  load.keepOn(() => load.ask('teams', 'GET', '/api/web/teams', signedIn));
  load.keepOn(() => load.ask('count, shared', 'GET', '/api/cmt/files/count'));
  load.keepOn(() => load.ask('page', 'GET', page));
  load.keepOn(async (round) => {
    if (round % 4 === 0) await load.write(round % 12 === 0 ? duplicate : comment);
  });
  const ticket = async () => {
    const path = `/api/web/file/${board}/collab-ticket`;
    const given = await load.ask<{ ticket: string }>('ticket', 'POST', path, signedIn);
    return given?.ticket ?? 'none';
  };
  const editors = await Promise.all(
    ['anna', 'ben'].map((name, index) =>
      enterBoard({ name, fileKey: board, port: proxy.port, ticket, random: numbersFrom(index) }),
    ),
  );
  onTestFinished(async () => void (await Promise.all(editors.map((editor) => editor.leave()))));
  load.keepOn(async (round) => {
    if (round % 4 === 0) for (const editor of editors) editor.act();
  });
  await goOn(load, editors);

  const fresh: LiveServer[] = [];
  for (const old of [one, two]) {
    const stopped = old.stop();
    await leaving(old, mara);
    expect(await stopped).toBe(0);
    await goOn(load, editors);
    // Its start, and the migration in it, while the other one serves everybody.
    const before = load.count();
    const server = await start(SETTINGS, next);
    expect(load.count()).toBeGreaterThan(before);
    await join(server);
    await until(() => expect(proxy.answered(server.port)).toBeGreaterThan(20));
    await goOn(load, editors);
    fresh.push(server);
  }
  await load.end();
  await Promise.all(editors.map((editor) => editor.allSafe()));

  expect(load.failed).toEqual([]);
  const names = ['comment', 'count, shared', 'duplicate', 'page', 'teams', 'ticket'];
  expect([...load.answered.keys()].toSorted()).toEqual(names);
  expect(fresh.map((server) => server.output().includes('Migrated the database (1 steps)'))).toEqual([
    true,
    false,
  ]);

  // What any of the four wrote is there once, and the new ones know it by its key.
  const writes = [...load.writes];
  for (const { kind, key, id } of writes) expect(await load.write(kind, key)).toBe(id);
  const made = (kind: WriteKind) => writes.filter((write) => write.kind === kind).map(({ id }) => id);
  const { rows } = await sql<{ comments: string[]; files: string[] }>`
    select (select array_agg(comment_id::text) from board_comment) as comments,
      (select array_agg(file_key) from file where title = name) as files`.execute(database.db);
  expect(rows[0]?.comments.toSorted()).toEqual(made(comment).toSorted());
  expect(rows[0]?.files.toSorted()).toEqual([board, draft, ...made(duplicate)].toSorted());

  for (const server of fresh) {
    const reader = await enter(server, mara, board);
    expect(faultsOf(reader.doc, editors)).toEqual([]);
  }
  for (const { history } of editors) expect(history).toContainEqual(expect.stringContaining('is over'));
}, 600_000);

/** Waits until a server says that it is not ready: it answers all the same, and ends the connection with each answer. */
async function leaving({ port }: LiveServer, { token }: LiveUser): Promise<void> {
  const ask = async (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      headers: path.startsWith('/api/web') ? { authorization: `Bearer ${token}` } : {},
    });
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503), PATIENCE);
  for (const path of ['/readyz', '/api/web/teams', '/api/cmt/files/count', '/api/cmt/files/count']) {
    const { status, headers } = await ask(path);
    expect({ path, status, connection: headers.get('connection') }).toEqual({
      path,
      status: path === '/readyz' ? 503 : 200,
      connection: 'close',
    });
  }
}

/** Waits until requests are answered and edits acknowledged that were sent after now. */
async function goOn({ count }: SteadyLoad, editors: readonly Person[]): Promise<void> {
  const requests = count();
  const answers = editors.map((editor) => editor.answers());
  await until(() => {
    expect(count()).toBeGreaterThan(requests + 20);
    for (const [index, editor] of editors.entries())
      expect(editor.answers()).toBeGreaterThan((answers[index] ?? 0) + 1);
  });
}
