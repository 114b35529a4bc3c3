import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  deleteElements,
  documentFrom,
  DOCUMENT_FORMAT,
  emptySnapshot,
  metaOf,
  setText,
} from '@boardwalk/board/document';
import { LIVE_LIMITS } from '@boardwalk/domain';
import type { Connection } from '@hocuspocus/server';
import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { ended, type BoardClient } from '../../test/boardClient.ts';
import { testServer } from '../../test/harness.ts';
import { liveBoards } from '../../test/liveBoards.ts';
import { addFile, admit, createTeam } from '../../test/teams.ts';
import { createLimits } from '../infra/rateLimits/limits.ts';
import { memoryCounter } from '../infra/rateLimits/memoryCounter.ts';
import { createCollaboration } from './collaboration.ts';
import { editGuard } from './editGuard.ts';
import type { CollaborationSources } from './liveHooks.ts';
import type { Participant } from './tickets.ts';

const server = testServer({ environment: { ACCESS_TOKEN_SECONDS: '86400' } });
const boards = liveBoards(server);
/** A client that was let go waits a moment before it joins again. */
const COMES_BACK = { timeout: 15_000 };

/** Lets a client edit without sending it, as happens to one whose message is lost. */
function withoutSending(client: BoardClient, edit: () => void): void {
  const { boundDocumentUpdateHandler: send } = client.provider;
  client.doc.off('update', send);
  edit();
  client.doc.on('update', send);
}

async function loggedEdits(fileKey: string): Promise<number> {
  const rows = await server.db
    .selectFrom('board_update')
    .select('update_id')
    .where('file_key', '=', fileKey)
    .execute();
  return rows.length;
}

/** Works on a new board at a process that has smaller limits. */
async function withLimits(
  limits: CollaborationSources['limits'],
  work: (join: () => Promise<BoardClient>, fileKey: string) => Promise<void>,
  requestsPerMinute = server.infra.settings.limits.requestsPerMinute,
): Promise<void> {
  const { settings } = server.infra;
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  const slower = { ...settings, limits: { ...settings.limits, requestsPerMinute } };
  // Counts of its own: calls of other tests come from the same network.
  const infra = { ...server.infra, settings: slower, limits: createLimits(memoryCounter(server.clock)) };
  const elsewhere = createCollaboration(infra, {
    openings: server.services.copies,
    storage: { isFull: async () => false },
    ...(limits === undefined ? {} : { limits }),
  });
  const http = createServer();
  elsewhere.attach(http);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  try {
    await work(async () => {
      const { data } = await server.api('createCollabTicket', { as: mara, params: { file_key: fileKey } });
      const client = boards.joinWith(fileKey, data.ticket, port);
      await client.synced;
      return client;
    }, fileKey);
  } finally {
    await elsewhere.close();
    await new Promise((resolve) => http.close(resolve));
  }
}

test('a board of an older format is brought to the newest one when it is opened, which nobody has edited', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  const old = documentFrom(emptySnapshot());
  old.getMap('meta').clear();
  expect(metaOf(old).format).toBe(1);
  await server.db
    .updateTable('board_state')
    .set({ state: Buffer.from(Y.encodeStateAsUpdate(old)) })
    .where('file_key', '=', fileKey)
    .execute();
  const editedAt = async () =>
    (await server.api('getFile', { as: mara, params: { file_key: fileKey } })).data.updated_at;
  const before = await editedAt();
  server.clock.advance(60_000);
  const client = await boards.join(mara, fileKey);
  expect(metaOf(client.doc)).toEqual({ format: DOCUMENT_FORMAT, epoch: 1 });
  await vi.waitFor(async () => expect(await loggedEdits(fileKey)).toBe(1));
  client.close();
  await vi.waitFor(() => expect(server.services.collaboration.live().boards).toBe(0), COMES_BACK);
  expect(await editedAt()).toBe(before);
  const [first, second] = [await boards.join(mara, fileKey), await boards.join(mara, fileKey)];
  first.putNote('note1', 'rests on it');
  await vi.waitFor(() => expect(second.texts()).toEqual(['rests on it']));
});

test('an edit that rests on one the server has not got is refused, never answered, and comes whole with the next connection', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  const [editor, other] = [await boards.join(mara, fileKey), await boards.join(mara, fileKey)];
  const othersEnd = vi.fn();
  void ended(other).then(othersEnd);
  const end = ended(editor);
  const answers = vi.fn();
  editor.provider.on('stateless', answers);
  withoutSending(editor, () => editor.putNote('note1', 'lost on its way'));
  setText(editor.store, 'note1', 'lost on its way, and found');
  editor.provider.sendStateless(JSON.stringify({ type: 'flush', id: 99 }));
  expect(await end).toBe('out-of-step');
  await vi.waitFor(
    async () => expect(await boards.textsOf(fileKey)).toEqual(['lost on its way, and found']),
    COMES_BACK,
  );
  await vi.waitFor(async () => expect(await loggedEdits(fileKey)).toBeGreaterThan(0), COMES_BACK);
  expect(answers).not.toHaveBeenCalled();
  other.putNote('note2', 'meanwhile');
  await other.flush();
  expect(othersEnd).not.toHaveBeenCalled();
});

describe('what rests on edits that are not there', () => {
  const connection = {} as Connection<Participant>;

  /** Two edits of one author, of which the second rests on the first. */
  function edits(name: string): [Uint8Array, Uint8Array] {
    const author = new Y.Doc();
    const made: Uint8Array[] = [];
    author.on('update', (update: Uint8Array) => made.push(update));
    author.getMap('elements').set(name, 1);
    author.getMap('elements').set(name, 2);
    return [made[0] ?? new Uint8Array(), made[1] ?? new Uint8Array()];
  }

  function guarded() {
    const outOfStep: unknown[] = [];
    const guard = editGuard({
      limits: { elements: 10, bytes: 10_000 },
      onOutOfStep: (whose) => outOfStep.push(whose),
      isStorageFull: () => false,
    });
    const board = new Y.Doc();
    guard.watch(board);
    const apply = (update: Uint8Array, origin?: unknown) => Y.applyUpdate(board, update, origin);
    return { outOfStep, apply, values: () => board.getMap('elements').toJSON() };
  }

  test('is dropped when a connection sends it, and does not come back with them', () => {
    const { outOfStep, apply, values } = guarded();
    const [first, second] = edits('note1');
    apply(second, { connection });
    expect(outOfStep).toEqual([connection]);
    apply(first);
    expect(values()).toEqual({ note1: 1 });
  });

  test('stays when another process sends it, whatever a connection leaves over meanwhile', () => {
    const { outOfStep, apply, values } = guarded();
    const [[first, second], [other, later]] = [edits('note1'), edits('note2')];
    apply(second);
    apply(later, { connection });
    expect(outOfStep).toEqual([connection]);
    apply(first);
    apply(other);
    expect(values()).toEqual({ note1: 2, note2: 1 });
  });
});

test('what is done while a right goes and comes back is stored, all of it', async () => {
  const mara = await server.createUser();
  const team = await createTeam(server, mara);
  const { file_key: fileKey } = await addFile(server, mara, team);
  const noor = await admit(server, team.teamId, 'editor');
  const editor = await boards.join(noor, fileKey);
  editor.putNote('note1', 'before');
  await editor.flush();
  await admit(server, team.teamId, 'viewer', noor);
  editor.putNote('note2', 'meanwhile');
  setText(editor.store, 'note2', 'meanwhile, and on');
  await admit(server, team.teamId, 'editor', noor);
  editor.putNote('note3', 'after');
  const texts = ['after', 'before', 'meanwhile, and on'];
  await vi.waitFor(
    async () => expect(await boards.textsOf(fileKey)).toEqual(expect.arrayContaining(texts)),
    COMES_BACK,
  );
  const witness = await boards.join(mara, fileKey);
  await vi.waitFor(() => expect(witness.texts()).toEqual(expect.arrayContaining(texts)));
});

test('a board takes no element more than it may, from anyone who adds it, and others go on', async () => {
  await withLimits({ board: { elements: 3, bytes: 1_000_000 } }, async (join) => {
    const [greedy, modest] = [await join(), await join()];
    for (const id of ['n1', 'n2', 'n3']) modest.putNote(id, id);
    await modest.flush();
    await vi.waitFor(() => expect(greedy.texts()).toHaveLength(3));
    const end = ended(greedy);
    const modestEnd = vi.fn();
    void ended(modest).then(modestEnd);
    greedy.putNote('n4', 'one more');
    expect(await end).toBe('board-full');
    greedy.close();
    setText(modest.store, 'n1', 'still written');
    deleteElements(modest.store, ['n2']);
    modest.putNote('n5', 'room was made');
    await modest.flush();
    expect(modestEnd).not.toHaveBeenCalled();
    const witness = await join();
    expect(witness.texts()).toEqual(['n3', 'room was made', 'still written']);
  });
});

test('a board takes no more bytes than it may, and who is refused can still delete', async () => {
  await withLimits({ board: { elements: 100, bytes: 50_000 } }, async (join) => {
    const editor = await join();
    editor.doc.getMap('elements').set('filler/s', 'x'.repeat(45_000));
    await editor.flush();
    const end = ended(editor);
    editor.doc.getMap('elements').set('more/s', 'x'.repeat(10_000));
    expect(await end).toBe('board-full');
    editor.close();
    const again = await join();
    again.doc.getMap('elements').delete('filler/s');
    await again.flush();
    again.putNote('n1', 'room was made'.repeat(600));
    await again.flush();
    const witness = await join();
    expect(witness.texts()).toEqual(['room was made'.repeat(600)]);
  });
});

test('a flood by one connection ends that connection; another goes on editing and is answered', async () => {
  const mara = await server.createUser();
  const fileKey = await boards.createBoard(mara);
  const [flooding, calm] = [await boards.join(mara, fileKey), await boards.join(mara, fileKey)];
  const end = ended(flooding);
  const calmEnd = vi.fn();
  void ended(calm).then(calmEnd);
  for (let burst = 0; burst < 4; burst += 1) {
    for (let sent = 0; sent < LIVE_LIMITS.messagesAtOnce / 2; sent += 1)
      flooding.provider.sendStateless('noise');
    calm.putNote(`note${burst}`, `note ${burst}`);
    await calm.flush();
  }
  expect(await end).toBe('too-fast');
  flooding.close();
  calm.putNote('last', 'the last one');
  await calm.flush();
  expect(calmEnd).not.toHaveBeenCalled();
  expect(await boards.textsOf(fileKey)).toEqual(expect.arrayContaining(['note 0', 'the last one']));
});

test('an account joins boards only so often, however many connections its network may make', async () => {
  await withLimits(
    undefined,
    async (join) => {
      for (let joined = 0; joined < 5; joined += 1) (await join()).close();
      await expect(join()).rejects.toThrow('too-fast');
      server.clock.advance(60_000);
      await join();
    },
    // A sixtieth of the usual: five joins.
    20,
  );
});

test('edits that come while the database does not answer are refused one by one, and nobody else is let go', async () => {
  await withLimits({ waitingBytes: 100_000 }, async (join, fileKey) => {
    const [eager, bystander] = [await join(), await join()];
    const bystandersEnd = vi.fn();
    void ended(bystander).then(bystandersEnd);
    const end = ended(eager);
    await server.db.schema.alterTable('board_update').renameTo('board_update_away').execute();
    try {
      for (let sent = 0; sent < 5; sent += 1) eager.doc.getMap('elements').set('noise/s', 'x'.repeat(50_000));
      expect(await end).toBe('unavailable');
      eager.close();
    } finally {
      await server.db.schema.alterTable('board_update_away').renameTo('board_update').execute();
    }
    await vi.waitFor(async () => expect(await loggedEdits(fileKey)).toBeGreaterThan(1), COMES_BACK);
    bystander.putNote('note1', 'still here');
    await bystander.flush();
    expect(bystandersEnd).not.toHaveBeenCalled();
  });
});
