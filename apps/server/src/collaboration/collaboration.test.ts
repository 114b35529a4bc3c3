import type { AddressInfo } from 'node:net';
import { DOCUMENT_FORMAT, metaOf, snapshotOf } from '@boardwalk/board/document';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import * as Y from 'yjs';
import { ended, joinBoard, type BoardClient } from '../../test/boardClient.ts';
import { testServer, type TestUser } from '../../test/harness.ts';
import { appendEdits } from './boardRepository.ts';
import { takeDueJob } from './thumbnailRepository.ts';
import { boardStorage } from './boardStorage.ts';
import { thumbnailKeeper } from './thumbnails.ts';

const server = testServer();
const clients: BoardClient[] = [];
let port: number;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

async function createBoard(user: TestUser): Promise<string> {
  const { team_id: teamId, project_id: projectId } = (await server.api('getSpace', { as: user })).data;
  const answer = await server.api('createFile', {
    as: user,
    params: { teamId, projectId },
    body: { name: 'Plan', kind: 'board' },
  });
  return answer.data.file_key;
}

function joinWith(fileKey: string, ticket: string): BoardClient {
  const client = joinBoard({ port, fileKey, ticket });
  clients.push(client);
  return client;
}

async function join(user: TestUser, fileKey: string): Promise<BoardClient> {
  const { data } = await server.api('createCollabTicket', { as: user, params: { file_key: fileKey } });
  const client = joinWith(fileKey, data.ticket);
  await client.synced;
  return client;
}

/** Lets somebody into the team of a file. */
async function admit(user: TestUser, fileKey: string, role: 'editor' | 'viewer'): Promise<void> {
  const { team_id: teamId } = await server.db
    .selectFrom('file')
    .select('team_id')
    .where('file_key', '=', fileKey)
    .executeTakeFirstOrThrow();
  const row = { team_id: teamId, user_id: user.userId, role, created_at: server.clock.now() };
  await server.db.insertInto('team_member').values(row).execute();
}

async function loggedEdits(fileKey: string): Promise<number> {
  const rows = await server.db
    .selectFrom('board_update')
    .select('update_id')
    .where('file_key', '=', fileKey)
    .execute();
  return rows.length;
}

/** The edit of a new document. */
function anEdit(): Uint8Array {
  const doc = new Y.Doc();
  doc.getMap('test').set('key', 'value');
  return Y.encodeStateAsUpdate(doc);
}

async function storedTexts(fileKey: string): Promise<string[]> {
  return (await server.services.collaboration.readBoard(fileKey)).elements.map(({ text }) => text).toSorted();
}

test('an edit answered by a flush is committed', async () => {
  const mara = await server.createUser();
  const fileKey = await createBoard(mara);
  const editor = await join(mara, fileKey);
  editor.putNote('note1', 'hello');
  await editor.flush();
  expect(await loggedEdits(fileKey)).toBeGreaterThan(0);
});

test('who writes what a board says of itself is let go, and the board stays what it was', async () => {
  const mara = await server.createUser();
  const fileKey = await createBoard(mara);
  const [meddler, other] = [await join(mara, fileKey), await join(mara, fileKey)];
  const end = ended(meddler);
  meddler.doc.getMap('meta').set('format', 99);
  expect(await end).toBe('malformed');
  meddler.close();
  other.putNote('note1', 'goes on');
  await other.flush();
  const witness = await join(mara, fileKey);
  expect(metaOf(witness.doc)).toEqual({ format: DOCUMENT_FORMAT, epoch: 1 });
  expect(witness.texts()).toEqual(['goes on']);
});

test('two people on a board see each other’s changes', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const fileKey = await createBoard(mara);
  await admit(noor, fileKey, 'editor');
  const [first, second] = [await join(mara, fileKey), await join(noor, fileKey)];
  first.putNote('note1', 'from Mara');
  second.putNote('note2', 'from Noor');
  await vi.waitFor(() => {
    expect(first.texts()).toEqual(['from Mara', 'from Noor']);
    expect(second.texts()).toEqual(['from Mara', 'from Noor']);
  });
});

test('nobody appears on a board under another name', async () => {
  const [mara, noor] = [
    await server.createUser({ nickName: 'Mara' }),
    await server.createUser({ nickName: 'Noor' }),
  ];
  const fileKey = await createBoard(mara);
  await admit(noor, fileKey, 'editor');
  const [first, second] = [await join(mara, fileKey), await join(noor, fileKey)];
  second.provider.setAwarenessField('user', { user_id: mara.userId, nick_name: 'Mara', color: 'red' });
  await vi.waitFor(() => {
    const others = [...(first.provider.awareness?.getStates().values() ?? [])].map(
      ({ user }) => user as unknown,
    );
    expect(others).toContainEqual({ user_id: noor.userId, nick_name: 'Noor', color: 'red' });
  });
});

test('a viewer sees the board and changes nothing', async () => {
  const [mara, noor] = [await server.createUser(), await server.createUser()];
  const fileKey = await createBoard(mara);
  await admit(noor, fileKey, 'viewer');
  const [editor, viewer] = [await join(mara, fileKey), await join(noor, fileKey)];
  editor.putNote('note1', 'to be seen');
  await vi.waitFor(() => expect(viewer.texts()).toEqual(['to be seen']));
  const end = ended(viewer);
  viewer.putNote('note2', 'not mine to add');
  expect(await end).toBe('read-only');
  expect(await storedTexts(fileKey)).toEqual(['to be seen']);
});

test('a ticket opens the board it was given for, and only for a minute', async () => {
  const mara = await server.createUser();
  const [fileKey, other] = [await createBoard(mara), await createBoard(mara)];
  const { data } = await server.api('createCollabTicket', { as: mara, params: { file_key: fileKey } });
  await expect(joinWith(other, data.ticket).synced).rejects.toThrow('permission-denied');
  await expect(joinWith(fileKey, 'forged').synced).rejects.toThrow('permission-denied');
  server.clock.advance(data.expires_in * 1000 + 1000);
  await expect(joinWith(fileKey, data.ticket).synced).rejects.toThrow('permission-denied');
});

test('a page of another site cannot connect', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/collab`, { origin: 'https://evil.example' });
  const failure = await new Promise<Error>((resolve) => socket.once('error', resolve));
  expect(failure.message).toContain('403');
});

test('a board that everybody has left is merged and comes back whole', async () => {
  const mara = await server.createUser();
  const fileKey = await createBoard(mara);
  const editor = await join(mara, fileKey);
  for (const number of [1, 2, 3]) editor.putNote(`note${number}`, `note ${number}`);
  await editor.flush();
  const before = snapshotOf(editor.doc);
  editor.close();
  await vi.waitFor(async () => expect(await loggedEdits(fileKey)).toBe(0), { timeout: 10_000 });
  expect(await server.services.collaboration.readBoard(fileKey)).toEqual(before);
  const again = await join(mara, fileKey);
  await vi.waitFor(() => expect(again.texts()).toEqual(['note 1', 'note 2', 'note 3']));
});

test('a burst of edits is committed in few statements and in order', async () => {
  const mara = await server.createUser();
  const fileKey = await createBoard(mara);
  const editor = await join(mara, fileKey);
  const statements = await server.statementsOf(async () => {
    for (let number = 0; number < 300; number += 1) editor.putNote(`note${number}`, `${number}`);
    await editor.flush();
  });
  expect(statements.filter((sql) => sql.includes('insert into board_update')).length).toBeLessThan(30);
  expect((await storedTexts(fileKey)).length).toBe(300);
});

test('edits wait for a database that does not answer, and are not lost', async () => {
  const mara = await server.createUser();
  const fileKey = await createBoard(mara);
  const editor = await join(mara, fileKey);
  await server.db.schema.alterTable('board_update').renameTo('board_update_away').execute();
  editor.putNote('note1', 'patient');
  const safe = editor.flush();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await server.db.schema.alterTable('board_update_away').renameTo('board_update').execute();
  await safe;
  expect(await loggedEdits(fileKey)).toBeGreaterThan(0);
});

test('a changed board gets a new thumbnail', async () => {
  const mara = await server.createUser();
  const fileKey = await createBoard(mara);
  const keeper = thumbnailKeeper(server.infra, server.services.collaboration);
  server.clock.advance(10_000);
  await keeper.paintDue();
  const file = () => server.api('getFile', { as: mara, params: { file_key: fileKey } });
  const empty = (await file()).data.thumbnail;
  expect(empty).toContain('?width=360');

  const editor = await join(mara, fileKey);
  editor.putNote('note1', '你好');
  await editor.flush();
  editor.close();
  await vi.waitFor(
    async () => {
      server.clock.advance(10_000);
      await keeper.paintDue();
      expect((await file()).data.thumbnail).not.toBe(empty);
    },
    { timeout: 10_000 },
  );
  const picture = await server.app.inject({ url: (await file()).data.thumbnail ?? '' });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers['content-type']).toBe('image/webp');
});

test('of several processes one paints a board, and one that dies while it does leaves it to the others', async () => {
  const mara = await server.createUser();
  const fileKeys = await Promise.all(Array.from({ length: 4 }, () => createBoard(mara)));
  server.clock.advance(10_000);
  const keepers = [1, 2, 3].map(() => thumbnailKeeper(server.infra, server.services.collaboration));
  const painted = await Promise.all(keepers.map((keeper) => keeper.paintDue()));
  expect(painted.reduce((sum, count) => sum + count)).toBe(fileKeys.length);

  const row = { file_key: fileKeys[0] ?? '', due_at: server.clock.now() };
  await server.db.insertInto('thumbnail_job').values(row).execute();
  const until = new Date(server.clock.now().getTime() + 60_000);
  expect(await takeDueJob(server.db, server.clock.now(), until)).toMatchObject({ file_key: row.file_key });
  expect(await keepers[0]?.paintDue()).toBe(0);
  server.clock.advance(61_000);
  expect(await keepers[0]?.paintDue()).toBe(1);
});

test('a server that ends waits for the board it paints, not for all others that are due', async () => {
  const mara = await server.createUser();
  await Promise.all(Array.from({ length: 4 }, () => createBoard(mara)));
  server.clock.advance(10_000);
  const keeper = thumbnailKeeper(server.infra, server.services.collaboration);
  const painting = keeper.paintDue();
  await keeper.stop();
  expect(await painting).toBeLessThanOrEqual(1);
  const { count } = await server.db
    .selectFrom('thumbnail_job')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBeGreaterThanOrEqual(3);
  await server.db.deleteFrom('thumbnail_job').execute();
});

test('what a killed server has left unmerged is merged, and dated by its last edit', async () => {
  const mara = await server.createUser();
  const fileKey = await createBoard(mara);
  server.clock.advance(1000);
  const editedAt = server.clock.now();
  await appendEdits(server.db, [{ fileKey, update: anEdit() }], editedAt);
  server.clock.advance(3_600_000);
  await server.services.collaboration.recover();
  expect(await loggedEdits(fileKey)).toBe(0);
  const file = server.db.selectFrom('file').select('updated_at').where('file_key', '=', fileKey);
  expect((await file.executeTakeFirstOrThrow()).updated_at).toEqual(editedAt);
});

test('closing the server waits until every edit taken is committed and the boards are put away', async () => {
  const mara = await server.createUser();
  const fileKey = await createBoard(mara);
  const editor = await join(mara, fileKey);
  editor.putNote('note1', 'last words');
  await vi.waitFor(async () => expect(await storedTexts(fileKey)).toEqual(['last words']));
  await server.services.collaboration.close();
  const { clock, db } = server;
  const doc = new Y.Doc();
  expect(await boardStorage({ db, clock, log: server.infra.log }).loadInto(doc, fileKey)).toBe(true);
  expect(snapshotOf(doc).elements.map(({ text }) => text)).toEqual(['last words']);
  const version = db.selectFrom('version_job').select('due_at').where('file_key', '=', fileKey);
  expect(await version.execute()).toEqual([{ due_at: clock.now() }]);
});
