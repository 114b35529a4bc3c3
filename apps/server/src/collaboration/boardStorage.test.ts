import { addElements, BoardStore, snapshotOf } from '@boardwalk/board/document';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { testServer } from '../../test/harness.ts';
import { createFile } from '../../test/publishForm.ts';
import { appendEdits } from './boardRepository.ts';
import { boardStorage } from './boardStorage.ts';

const server = testServer();

/** Logs the edit by which somebody puts a note on a board. */
async function logNote(fileKey: string, text: string): Promise<void> {
  const doc = new Y.Doc();
  addElements(new BoardStore(doc), [
    { id: text, type: 'sticky', z: 'a0', style: {}, text, x: 0, y: 0, w: 200, h: 200 },
  ]);
  await appendEdits(server.db, [{ fileKey, update: Y.encodeStateAsUpdate(doc) }], server.clock.now());
}

function textsOf(doc: Y.Doc): string[] {
  return snapshotOf(doc).elements.map(({ text }) => text);
}

/** The database, doing something after its first statement, before the answer is seen. */
function interrupted(work: () => Promise<void>) {
  let statements = 0;
  return server.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements += 1;
      if (statements === 1) await work();
      return result;
    },
  });
}

test('a board read while its edits are being merged is whole', async () => {
  const fileKey = await createFile(server, await server.createUser(), 'Root');
  const { clock, db } = server;
  const { log } = server.infra;
  await logNote(fileKey, 'logged');
  const reader = boardStorage({
    db: interrupted(() => boardStorage({ db, clock, log }).merge(fileKey)),
    clock,
    log,
  });
  const doc = new Y.Doc();
  expect(await reader.loadInto(doc, fileKey)).toBe(true);
  expect(textsOf(doc)).toContain('logged');
  const logged = await db.selectFrom('board_update').selectAll().where('file_key', '=', fileKey).execute();
  expect(logged).toEqual([]);
});

test('a merge keeps the edits that are logged while it runs', async () => {
  const fileKey = await createFile(server, await server.createUser(), 'Root');
  const { clock, db } = server;
  const { log } = server.infra;
  await logNote(fileKey, 'early');
  await boardStorage({ db: interrupted(() => logNote(fileKey, 'meanwhile')), clock, log }).merge(fileKey);
  const doc = new Y.Doc();
  await boardStorage({ db, clock, log }).loadInto(doc, fileKey);
  expect(textsOf(doc)).toEqual(expect.arrayContaining(['early', 'meanwhile']));
});
