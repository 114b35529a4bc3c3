import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { testServer, type TestUser } from '../../test/harness.ts';
import { liveBoards } from '../../test/liveBoards.ts';
import { withoutPlanLimit } from '../../test/publishForm.ts';
import type { Queryable } from '../infra/database/database.ts';
import { lockFile as lockForReview } from '../modules/publishing/repository.ts';
import { lockSharing } from '../modules/sharing/repository.ts';
import { lockFile as lockForVersions } from '../modules/versions/repository.ts';
import { lockFile as lockForTrash } from '../modules/workspace/trashRepository.ts';
import { boardJournal } from './boardJournal.ts';
import { appendEdits } from './boardRepository.ts';

const server = testServer();
const boards = liveBoards(server);

/** Keeps a file as who deletes it does, until asked to let go. */
async function lockFiles(fileKeys: readonly string[]): Promise<() => Promise<void>> {
  const trx = await server.db.startTransaction().execute();
  await trx.selectFrom('file').select('file_key').where('file_key', 'in', fileKeys).forUpdate().execute();
  return async () => {
    await trx.rollback().execute();
  };
}

async function createBoards(user: TestUser, count: number): Promise<string[]> {
  const keys: string[] = [];
  for (let number = 0; number < count; number += 1) keys.push(await boards.createBoard(user));
  return keys;
}

async function editsOf(fileKey: string): Promise<Uint8Array[]> {
  const rows = await server.db
    .selectFrom('board_update')
    .select('payload')
    .where('file_key', '=', fileKey)
    .orderBy('update_id')
    .execute();
  return rows.map(({ payload }) => payload);
}

const edit = (number: number) => new Uint8Array([number]);

test('a locked file holds up its own board only', async () => {
  const user = await server.createUser();
  const [locked = '', other = ''] = await createBoards(user, 2);
  const [mine, yours] = [await boards.join(user, locked), await boards.join(user, other)];
  const letGo = await lockFiles([locked]);
  let isMineSaved = false;
  mine.putNote('a', 'Waits');
  const saved = mine.flush().then(() => (isMineSaved = true));
  for (const id of ['b', 'c', 'd']) {
    yours.putNote(id, 'Goes on');
    await yours.flush();
  }
  expect(isMineSaved).toBe(false);
  await letGo();
  await saved;
  expect(await editsOf(locked)).not.toEqual([]);
});

test('edits of a locked board are written in their order when it is free, none twice', async () => {
  const [locked = '', other = ''] = await createBoards(await server.createUser(), 2);
  const committed: string[] = [];
  const { db, clock, infra } = server;
  const journal = boardJournal({
    db,
    clock,
    log: infra.log,
    onCommitted: (edits) => committed.push(...edits.map(({ fileKey, update }) => `${fileKey} ${update[0]}`)),
  });
  const letGo = await lockFiles([locked]);
  for (const number of [1, 2, 3]) {
    journal.append({ fileKey: locked, update: edit(number) });
    journal.append({ fileKey: other, update: edit(number) });
    expect(await journal.settled(other)).toBe(true);
  }
  expect(await editsOf(locked)).toEqual([]);
  await letGo();
  expect(await journal.settled(locked)).toBe(true);
  for (const fileKey of [locked, other]) {
    expect(await editsOf(fileKey)).toEqual([1, 2, 3].map((number) => Buffer.from(edit(number))));
    expect(committed.filter((line) => line.startsWith(fileKey))).toEqual(
      [1, 2, 3].map((n) => `${fileKey} ${n}`),
    );
  }
});

test('more locked files than there are connections leave requests and other boards alone', async () => {
  const user = await withoutPlanLimit(server, await server.createUser());
  const keys = await createBoards(user, 30);
  const [other = '', ...locked] = keys;
  const journal = boardJournal({ db: server.db, clock: server.clock, log: server.infra.log });
  const letGo = await lockFiles(locked);
  for (const fileKey of keys) journal.append({ fileKey, update: edit(1) });
  expect(await journal.settled(other)).toBe(true);
  expect((await server.api('getUserInfo', { as: user })).status).toBe(200);
  await letGo();
  expect(await Promise.all(locked.map((fileKey) => journal.settled(fileKey)))).toEqual(
    locked.map(() => true),
  );
});

test('edits of a board that is deleted while it is locked are left out, and nobody waits for them', async () => {
  const [gone = ''] = await createBoards(await server.createUser(), 1);
  const journal = boardJournal({ db: server.db, clock: server.clock, log: server.infra.log });
  const trx = await server.db.startTransaction().execute();
  await trx.deleteFrom('file').where('file_key', '=', gone).execute();
  journal.append({ fileKey: gone, update: Y.encodeStateAsUpdate(new Y.Doc()) });
  await trx.commit().execute();
  expect(await journal.settled(gone)).toBe(true);
  expect(await editsOf(gone)).toEqual([]);
});

test('a server that ends gives up what stays locked, and says that it is not safe', async () => {
  const [locked = '', other = ''] = await createBoards(await server.createUser(), 2);
  const journal = boardJournal({ db: server.db, clock: server.clock, log: server.infra.log });
  const letGo = await lockFiles([locked]);
  for (const fileKey of [locked, other]) journal.append({ fileKey, update: edit(1) });
  await journal.settled(other);
  await journal.drain(0);
  expect(await journal.settled(locked)).toBe(false);
  expect(await editsOf(other)).toEqual([Buffer.from(edit(1))]);
  await letGo();
});

describe('the board of a file that stays can be edited while the file is', () => {
  test.each<[string, (trx: Queryable, fileKey: string, user: TestUser) => Promise<unknown>]>([
    ['handed in, withdrawn or decided on', (trx, fileKey) => lockForReview(trx, fileKey)],
    ['thrown away or taken back', (trx, fileKey, { userId }) => lockForTrash(trx, fileKey, { userId })],
    ['kept as a version', (trx, fileKey) => lockForVersions(trx, fileKey)],
    ['shared', (trx, fileKey) => lockSharing(trx, fileKey)],
  ])('%s', async (_what, lock) => {
    const user = await server.createUser();
    const [fileKey = ''] = await createBoards(user, 1);
    await server.db.transaction().execute(async (trx) => {
      await lock(trx, fileKey, user);
      const { passedOver } = await appendEdits(server.db, [{ fileKey, update: edit(1) }], server.clock.now());
      expect([...passedOver]).toEqual([]);
    });
    expect(await editsOf(fileKey)).toHaveLength(1);
  });
});
