import { addElements, BoardStore, documentFrom, emptySnapshot, snapshotOf } from '@boardwalk/board/document';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { ended } from '../../test/boardClient.ts';
import { testServer, type TestUser } from '../../test/harness.ts';
import { liveBoards } from '../../test/liveBoards.ts';
import { inTransaction } from '../infra/database/database.ts';
import { boardCompactor } from './boardCompactor.ts';
import { appendEdits } from './boardRepository.ts';
import { boardStorage, RebuiltBoardError } from './boardStorage.ts';
import { holdFile, writeRebuilt } from './rebuildRepository.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const boards = liveBoards(server);
const LATER = { timeout: 15_000 };
const TWO_DAYS_MS = 2 * 24 * 60 * 60 * 1000;

const storage = () => boardStorage({ db: server.db, clock: server.clock, log: server.infra.log });

async function ticketFor(user: TestUser, fileKey: string, epoch?: number) {
  const query = epoch === undefined ? {} : { epoch };
  const { data } = await server.api('createCollabTicket', { as: user, params: { file_key: fileKey }, query });
  return data;
}

/** Whether a ticket lets somebody in: the reason of the refusal, or that they are. */
async function comesIn(fileKey: string, ticket: string): Promise<string> {
  return boards.joinWith(fileKey, ticket).synced.then(
    () => 'in',
    (error: Error) => error.message,
  );
}

/** A board with a note on it that was moved thousands of times: most of what is stored is its past. */
async function wornBoard(user: TestUser): Promise<string> {
  const fileKey = await boards.createBoard(user);
  const doc = documentFrom(emptySnapshot());
  addElements(new BoardStore(doc), [
    { id: 'n', type: 'sticky', z: 'a0', style: {}, text: 'kept', x: 0, y: 0, w: 200, h: 200 },
  ]);
  const elements = doc.getMap('elements');
  for (let step = 0; step < 20_000; step += 1) elements.set(`past${step % 2}`, step);
  for (const key of ['past0', 'past1']) elements.delete(key);
  await server.db
    .updateTable('board_state')
    .set({ state: Buffer.from(Y.encodeStateAsUpdate(doc)) })
    .where('file_key', '=', fileKey)
    .execute();
  return fileKey;
}

async function stored(fileKey: string) {
  const { rows } = await sql<{ bytes: number; epoch: number; edits: number }>`
    select octet_length(state) as bytes, board_epoch as epoch,
      (select count(*)::integer from board_update where board_update.file_key = file.file_key) as edits
    from file join board_state using (file_key) where file.file_key = ${fileKey}`.execute(server.db);
  return rows[0];
}

const anEdit = () => Y.encodeStateAsUpdate(documentFrom(emptySnapshot()));

describe('building a board again', () => {
  test('drops its past under the next epoch, and takes no edit of the one before', async () => {
    const mara = await server.createUser();
    const fileKey = await wornBoard(mara);
    const before = await stored(fileKey);
    const doc = new Y.Doc();
    const kept = storage();
    await kept.loadInto(doc, fileKey);
    expect(await kept.rebuild(fileKey)).toBe(true);
    const after = await stored(fileKey);
    expect(after?.epoch).toBe(2);
    expect(after?.bytes).toBeLessThan((before?.bytes ?? 0) / 10);
    expect(await boards.textsOf(fileKey)).toEqual(['kept']);
    await expect(kept.loadInto(doc, fileKey)).rejects.toThrow(RebuiltBoardError);
    expect(snapshotOf(doc).elements).toHaveLength(1);
    const now = server.clock.now();
    const old = await appendEdits(server.db, [{ fileKey, update: anEdit(), epoch: 1 }], now);
    expect([...old.rebuilt]).toEqual([fileKey]);
    expect((await stored(fileKey))?.edits).toBe(0);
    const fresh = await appendEdits(server.db, [{ fileKey, update: anEdit(), epoch: 2 }], now);
    expect([fresh.rebuilt.size, fresh.ids.get(fileKey)?.length]).toEqual([0, 1]);
    // It has an edit that is not merged: somebody is at it.
    expect(await kept.rebuild(fileKey)).toBe(false);
  });

  test('is done at night to boards that rest, in a process of its own, when it pays', async () => {
    const mara = await server.createUser();
    const [worn, small] = [await wornBoard(mara), await boards.createBoard(mara)];
    expect(await server.services.collaboration.rebuildResting()).toBe(0);
    server.clock.advance(TWO_DAYS_MS);
    expect(await server.services.collaboration.rebuildResting()).toBeGreaterThanOrEqual(1);
    expect([(await stored(worn))?.epoch, (await stored(small))?.epoch]).toEqual([2, 1]);
    expect(await boards.textsOf(worn)).toEqual(['kept']);
    expect(await server.services.collaboration.rebuildResting()).toBe(0);
  });

  test('sets a board aside whose bytes are none', async () => {
    const fileKey = await wornBoard(await server.createUser());
    await server.db
      .updateTable('board_state')
      .set({ state: Buffer.alloc(200_000, 7) })
      .where('file_key', '=', fileKey)
      .execute();
    const compactor = boardCompactor();
    const { db, clock, infra } = server;
    await expect(boardStorage({ db, clock, log: infra.log, compactor }).rebuild(fileKey)).rejects.toThrow(
      'set aside',
    );
    await compactor.close();
  });

  test('an edit whose statement began before, and waits, sees the epoch of after it', async () => {
    const fileKey = await wornBoard(await server.createUser());
    const key = 7_105;
    const release = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    const holding = inTransaction(server.db, async (trx) => {
      await sql`select pg_advisory_xact_lock(${key})`.execute(trx);
      isHeld.resolve();
      await release.promise;
    });
    await isHeld.promise;
    const waiting = sql<{ board_epoch: number }>`
      select board_epoch from file, (select pg_advisory_xact_lock_shared(${key})) as wait
      where file_key = ${fileKey} for key share of file skip locked`.execute(server.db);
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(
        server.db,
      );
      expect(rows.length).toBe(1);
    }, LATER);
    await inTransaction(server.db, async (trx) => {
      expect(await holdFile(trx, fileKey)).toBe(true);
      await writeRebuilt(trx, { fileKey, state: anEdit() }, server.clock.now());
    });
    release.resolve();
    await holding;
    expect((await waiting).rows).toEqual([{ board_epoch: 2 }]);
  });
});

describe('who was at a board before it was built again', () => {
  test('joins only with the board as it is now', async () => {
    const mara = await server.createUser();
    const fileKey = await wornBoard(mara);
    expect((await ticketFor(mara, fileKey, 0)).epoch).toBe(1);
    await storage().rebuild(fileKey);
    const old = await ticketFor(mara, fileKey, 1);
    expect(old.epoch).toBe(2);
    expect(await comesIn(fileKey, old.ticket)).toBe('out-of-step');
    expect(await comesIn(fileKey, (await ticketFor(mara, fileKey)).ticket)).toBe('out-of-step');
    const client = boards.joinWith(fileKey, (await ticketFor(mara, fileKey, 0)).ticket);
    await client.synced;
    expect(client.texts()).toEqual(['kept']);
    client.putNote('new', 'added');
    await client.flush();
    expect((await stored(fileKey))?.edits).toBe(1);
    expect(await boards.textsOf(fileKey)).toEqual(['added', 'kept']);
  });

  test('is let go with the first edit, which nobody says is safe, and finds everything that was', async () => {
    const mara = await server.createUser();
    const fileKey = await wornBoard(mara);
    const client = boards.joinWith(fileKey, (await ticketFor(mara, fileKey, 0)).ticket);
    await client.synced;
    // At another process.
    expect(await storage().rebuild(fileKey)).toBe(true);
    const end = ended(client);
    client.putNote('late', 'late');
    let isSafe = false;
    void client.flush().then(() => (isSafe = true));
    expect(await end).toBe('out-of-step');
    client.close();
    await vi.waitFor(() => expect(server.services.collaboration.live().boards).toBe(0), LATER);
    expect([isSafe, (await stored(fileKey))?.edits]).toEqual([false, 0]);
    const again = boards.joinWith(fileKey, (await ticketFor(mara, fileKey, 0)).ticket);
    await again.synced;
    expect(again.texts()).toEqual(['kept']);
    again.putNote('new', 'added');
    await again.flush();
    expect(await boards.textsOf(fileKey)).toEqual(['added', 'kept']);
  });
});
