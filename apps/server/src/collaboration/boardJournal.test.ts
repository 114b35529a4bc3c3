import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
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

test('the first edit after a rest is committed at once, and those that follow soon go together', async () => {
  const [fileKey = ''] = await createBoards(await server.createUser(), 1);
  const { db, clock, infra } = server;
  const commits: number[] = [];
  const onCommitted = (edits: readonly unknown[]) => void commits.push(edits.length);
  const journal = boardJournal({ db, clock, log: infra.log, paceMs: 1000, onCommitted });
  journal.append({ fileKey, update: edit(1) });
  await journal.settled(fileKey);
  for (const number of [2, 3, 4]) {
    journal.append({ fileKey, update: edit(number) });
    // Long enough to begin a commit.
    await editsOf(fileKey);
  }
  await journal.settled(fileKey);
  expect(commits).toEqual([1, 3]);
  expect(await editsOf(fileKey)).toEqual([1, 2, 3, 4].map((number) => Buffer.from(edit(number))));
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

describe('edits that the database refuses', () => {
  afterEach(async () => {
    await sql`drop trigger if exists refuse_edits on board_update`.execute(server.db);
    await sql`drop function if exists refuse_edits`.execute(server.db);
    await sql`alter table board_update drop constraint if exists refuses_edits`.execute(server.db);
  });

  /** Edits of these boards break a constraint from now on; without any, all do. */
  async function refuse(fileKeys?: readonly string[]): Promise<void> {
    const rule =
      fileKeys === undefined ? 'false' : fileKeys.map((key) => `file_key <> '${key}'`).join(' and ');
    const constraint = sql.raw(`constraint refuses_edits check (${rule}) not valid`);
    await sql`alter table board_update add ${constraint}`.execute(server.db);
  }

  /** Edits of a board fail with a code from now on. */
  async function failWith(code: string, fileKey: string): Promise<void> {
    await sql
      .raw(
        `create function refuse_edits() returns trigger language plpgsql as $$ begin
          if new.file_key = '${fileKey}' then raise 'refused' using errcode = '${code}'; end if;
          return new;
        end $$`,
      )
      .execute(server.db);
    await sql`create trigger refuse_edits before insert on board_update
      for each row execute function refuse_edits()`.execute(server.db);
  }

  /** A journal, what it commits and refuses, and the lines of its log. */
  function watched(options: { overloadBytes?: number } = {}) {
    const [lines, committed, refused]: [Record<string, unknown>[], string[], string[]] = [[], [], []];
    const journal = boardJournal({
      db: server.db,
      clock: server.clock,
      log: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }),
      ...options,
      onCommitted: (edits) => committed.push(...edits.map(({ fileKey }) => fileKey)),
      onRefused: (fileKey) => refused.push(fileKey),
    });
    const settled = (fileKeys: readonly string[]) => Promise.all(fileKeys.map((key) => journal.settled(key)));
    return { journal, settled, lines, committed, refused };
  }

  test.each(['constraint', '22023', '23503', '54000', 'P0001'])(
    'with %s hold up no other board, and nobody says that they are safe',
    async (how) => {
      const keys = await createBoards(await server.createUser(), 5);
      const [guilty = '', ...others] = keys;
      const { journal, settled, lines, committed, refused } = watched({ overloadBytes: 100 });
      journal.append({ fileKey: guilty, update: edit(1) });
      expect(await journal.settled(guilty)).toBe(true);
      await (how === 'constraint' ? refuse([guilty]) : failWith(how, guilty));
      for (const number of [2, 3])
        for (const fileKey of keys) journal.append({ fileKey, update: edit(number) });
      journal.append({ fileKey: guilty, update: new Uint8Array(200) });
      expect(journal.isOverloaded()).toBe(true);
      expect(await settled(keys)).toEqual([false, true, true, true, true]);
      for (const fileKey of others) expect(await editsOf(fileKey)).toHaveLength(2);
      // What was acknowledged before is there.
      expect(await editsOf(guilty)).toEqual([Buffer.from(edit(1))]);
      expect(committed.filter((fileKey) => fileKey === guilty)).toHaveLength(1);
      expect(refused).toEqual([guilty]);
      expect(lines).toContainEqual(
        expect.objectContaining({
          level: 50,
          fileKey: guilty,
          sqlstate: how === 'constraint' ? '23514' : how,
          msg: 'the database refuses edits of a board',
        }),
      );
      expect([journal.isOverloaded(), journal.takes(guilty), journal.takes(keys[1] ?? '')]).toEqual([
        false,
        false,
        true,
      ]);
    },
  );

  test('give up their board also when no other is edited, until it is loaded again', async () => {
    const [guilty = ''] = await createBoards(await server.createUser(), 2);
    const { journal, refused } = watched();
    await refuse([guilty]);
    journal.append({ fileKey: guilty, update: edit(1) });
    expect(await journal.settled(guilty)).toBe(false);
    await sql`alter table board_update drop constraint refuses_edits`.execute(server.db);
    // It rests on one that is not stored.
    journal.append({ fileKey: guilty, update: edit(2) });
    expect(await journal.settled(guilty)).toBe(false);
    expect([refused, await editsOf(guilty)]).toEqual([[guilty, guilty], []]);
    journal.begin(guilty);
    journal.append({ fileKey: guilty, update: edit(3) });
    expect(await journal.settled(guilty)).toBe(true);
    expect(await editsOf(guilty)).toEqual([Buffer.from(edit(3))]);
  });

  test('of every board are no fault of one: all of them wait', async () => {
    const keys = await createBoards(await server.createUser(), 3);
    const { journal, settled, lines, refused } = watched();
    await refuse();
    for (const fileKey of keys) journal.append({ fileKey, update: edit(1) });
    const message = 'the database refuses edits of every board, trying again';
    await expect.poll(() => lines.filter(({ msg }) => msg === message).length).toBeGreaterThan(1);
    await sql`alter table board_update drop constraint refuses_edits`.execute(server.db);
    expect([await settled(keys), refused]).toEqual([[true, true, true], []]);
  });

  test.each(['08006', '40001', '40P01', '53100', '57P03'])(
    'with %s are no fault of their board: all wait for the database',
    async (code) => {
      const keys = await createBoards(await server.createUser(), 3);
      const { journal, settled, lines, refused } = watched();
      await failWith(code, keys[1] ?? '');
      for (const fileKey of keys) journal.append({ fileKey, update: edit(1) });
      const message = 'edits of boards could not be stored, trying again';
      await expect.poll(() => lines.filter(({ msg }) => msg === message).length).toBeGreaterThan(1);
      await sql`drop trigger refuse_edits on board_update`.execute(server.db);
      expect([await settled(keys), refused]).toEqual([[true, true, true], []]);
    },
  );
});
