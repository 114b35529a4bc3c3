import { pino } from 'pino';
import { addElements, BoardStore } from '@boardwalk/board/document';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as Y from 'yjs';
import { ended } from '../../test/boardClient.ts';
import { testServer } from '../../test/harness.ts';
import { liveBoards } from '../../test/liveBoards.ts';
import { appendEdits } from './boardRepository.ts';
import { boardStorage } from './boardStorage.ts';
import { createCollaboration, type Collaboration } from './collaboration.ts';
import * as quarantined from './quarantineRepository.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const boards = liveBoards(server);

/** Logs an edit as a server does that is killed right after. */
async function logEdit(fileKey: string, update: Uint8Array): Promise<void> {
  await appendEdits(server.db, [{ fileKey, update }], server.clock.now());
}

function aNote(text: string): Uint8Array {
  const doc = new Y.Doc();
  addElements(new BoardStore(doc), [
    { id: 'note', type: 'sticky', z: 'a0', style: {}, text, x: 0, y: 0, w: 200, h: 200 },
  ]);
  return Y.encodeStateAsUpdate(doc);
}

async function loggedEdits(fileKey: string): Promise<number> {
  const rows = await server.db
    .selectFrom('board_update')
    .select('update_id')
    .where('file_key', '=', fileKey)
    .execute();
  return rows.length;
}

/** Holds up what is noted of boards once they are stored, until asked to let go. */
async function lockThumbnails(): Promise<() => Promise<void>> {
  const trx = await server.db.startTransaction().execute();
  await sql`lock table thumbnail_job in exclusive mode`.execute(trx);
  const letGo = async () => {
    if (!trx.isRolledBack) await trx.rollback().execute();
  };
  onTestFinished(letGo);
  return letGo;
}

/** The live boards of a process that starts on the same database, and the lines of its log. */
function restarted(): { collaboration: Collaboration; lines: () => string } {
  const written: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void written.push(line) });
  const collaboration = createCollaboration(
    { ...server.infra, log },
    { openings: server.services.copies, storage: { isFull: async () => false } },
  );
  return { collaboration, lines: () => written.join('') };
}

test('a board whose journal cannot be merged is set aside; the server starts, and all other boards work', async () => {
  const mara = await server.createUser();
  const [broken, sound] = [await boards.createBoard(mara), await boards.createBoard(mara)];
  await logEdit(broken, Uint8Array.from([1, 1, 255, 255, 255]));
  await logEdit(sound, aNote('sound'));
  server.clock.advance(3_600_000);
  const { collaboration, lines } = restarted();
  await collaboration.recover();
  expect(await loggedEdits(sound)).toBe(0);
  // Nothing that is stored of it is touched.
  expect(await loggedEdits(broken)).toBe(1);
  expect(await quarantined.listQuarantined(server.db)).toMatchObject([
    { fileKey: broken, reason: 'unreadable' },
  ]);
  expect(lines()).toContain(broken);
  expect(lines()).toContain('a board was set aside');
  await collaboration.close();

  expect(await boards.textsOf(sound)).toEqual(['sound']);
  const editor = await boards.join(mara, sound);
  editor.putNote('note2', 'goes on');
  await editor.flush();
  await expect(boards.join(mara, broken)).rejects.toThrow('quarantined');
  await expect(server.services.collaboration.readBoard(broken)).rejects.toMatchObject({
    error: 'cmt_open_file_error',
  });
  const metrics = await server.app.inject({ url: '/metrics' });
  expect(metrics.body).toMatch(/^boards_quarantined 1$/mu);

  // Once the operator has taken the bad row out, the board is released and opens again.
  await server.db.deleteFrom('board_update').where('file_key', '=', broken).execute();
  expect(await quarantined.release(server.db, broken)).toBe(true);
  await boards.join(mara, broken);
});

test('a board that cannot be read when somebody opens it is set aside then, and says so', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  await logEdit(fileKey, Uint8Array.from([1, 1, 255, 255, 255]));
  await expect(boards.join(mara, fileKey)).rejects.toThrow('quarantined');
  const rows = await quarantined.listQuarantined(server.db);
  expect(rows.map((row) => row.fileKey)).toContain(fileKey);
});

test('a board that has ended servers while they merged it is left alone by the next one', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  await logEdit(fileKey, aNote('heavy'));
  for (let died = 0; died < 3; died += 1) await quarantined.beginAttempt(server.db, fileKey);
  server.clock.advance(3_600_000);
  const { collaboration } = restarted();
  await collaboration.recover();
  await collaboration.close();
  expect(await quarantined.listQuarantined(server.db)).toContainEqual(
    expect.objectContaining({ fileKey, reason: 'crashed' }),
  );
  expect(await loggedEdits(fileKey)).toBe(1);
});

test('more bytes than a board can have are not read at all', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  await logEdit(fileKey, aNote('x'.repeat(5_000)));
  const storage = boardStorage({ ...server.infra, mostStoredBytes: 5_000 });
  await expect(storage.merge(fileKey)).rejects.toThrow('set aside');
  const doc = new Y.Doc();
  await expect(storage.loadInto(doc, fileKey)).rejects.toThrow('set aside');
  expect(doc.store.clients.size).toBe(0);
  expect(await quarantined.listQuarantined(server.db)).toContainEqual(
    expect.objectContaining({ fileKey, reason: 'too_large' }),
  );
});

test('a board that is set aside stays so, though its bytes are sound', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  await logEdit(fileKey, aNote('sound'));
  const storage = boardStorage(server.infra);
  await storage.quarantine(fileKey, 'crashed');
  await expect(storage.merge(fileKey)).rejects.toThrow('set aside');
  const doc = new Y.Doc();
  await expect(storage.loadInto(doc, fileKey)).rejects.toThrow('set aside');
  expect([doc.store.clients.size, await loggedEdits(fileKey)]).toEqual([0, 1]);
});

test('a database that does not answer sets nothing aside', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  await logEdit(fileKey, aNote('waits'));
  await server.db.schema.alterTable('board_state').renameTo('board_state_away').execute();
  const storage = boardStorage(server.infra);
  await expect(storage.merge(fileKey)).rejects.toThrow('board_state');
  await server.db.schema.alterTable('board_state_away').renameTo('board_state').execute();
  await storage.merge(fileKey);
  expect(await boards.textsOf(fileKey)).toEqual(['waits']);
});

test('a board whose edits the database refuses is set aside, with nothing said to be safe, and all others go on', async () => {
  const mara = await server.createUser();
  const [guilty, sound] = [await boards.createBoard(mara), await boards.createBoard(mara)];
  const [mine, witness] = [await boards.join(mara, guilty), await boards.join(mara, guilty)];
  const other = await boards.join(mara, sound);
  mine.putNote('a', 'acknowledged');
  await mine.flush();
  await sql`alter table board_update add ${sql.raw(`constraint refused check (file_key <> '${guilty}') not valid`)}`.execute(
    server.db,
  );
  // Putting the board away takes long.
  const letGo = await lockThumbnails();
  const ends = Promise.all([ended(mine), ended(witness)]);
  let isSafe = false;
  mine.putNote('b', 'refused');
  void mine.flush().then(() => (isSafe = true));
  other.putNote('c', 'goes on');
  await other.flush();
  expect(await ends).toEqual(['quarantined', 'quarantined']);
  other.putNote('d', 'and on');
  await other.flush();
  expect(isSafe).toBe(false);
  expect(await boards.textsOf(sound)).toEqual(['and on', 'goes on']);
  expect(await quarantined.listQuarantined(server.db)).toContainEqual(
    expect.objectContaining({ fileKey: guilty, reason: 'refused' }),
  );
  await expect(server.services.collaboration.readBoard(guilty)).rejects.toMatchObject({
    error: 'cmt_open_file_error',
  });
  for (const client of [mine, witness]) client.close();
  // Nobody joins the document that holds what is not stored.
  await expect(boards.join(mara, guilty)).rejects.toThrow('out-of-step');
  await letGo();

  // Once the operator has mended it, it opens with everything that was said to be safe, and takes edits again.
  await sql`alter table board_update drop constraint refused`.execute(server.db);
  await vi.waitFor(() => expect(server.services.collaboration.live().boards).toBe(1), { timeout: 10_000 });
  await expect(boards.join(mara, guilty)).rejects.toThrow('quarantined');
  expect(await quarantined.release(server.db, guilty)).toBe(true);
  const again = await boards.join(mara, guilty);
  expect(again.texts()).toEqual(['acknowledged']);
  again.putNote('e', 'new');
  await again.flush();
  expect(await boards.textsOf(guilty)).toEqual(['acknowledged', 'new']);
});
