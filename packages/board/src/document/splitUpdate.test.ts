import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { sticky } from '../../test/elements.ts';
import { largeBoard } from '../../bench/largeBoard.ts';
import { documentFrom, snapshotOf, updateFrom } from './boardDocument.ts';
import { BoardStore } from './boardStore.ts';
import { addElements, deleteElements, moveElements, setText } from './commands/index.ts';
import { emptySnapshot } from './boardDocument.ts';
import { splitUpdate } from './splitUpdate.ts';

/** Applies parts one by one; none may have to wait for a later one. */
function applyParts(doc: Y.Doc, parts: readonly Uint8Array[]): void {
  for (const part of parts) {
    Y.applyUpdate(doc, part);
    expect(doc.store.pendingStructs).toBeNull();
    expect(doc.store.pendingDs).toBeNull();
  }
}

test('a small update stays as it is', () => {
  const update = updateFrom(emptySnapshot());
  expect(splitUpdate(update, 1_000)).toEqual([update]);
});

test('the parts of a large board give the board, none of them larger than it should be', () => {
  const board = largeBoard(2_000);
  const parts = splitUpdate(updateFrom(board), 10_000);
  expect(parts.length).toBeGreaterThan(20);
  for (const { byteLength } of parts) expect(byteLength).toBeLessThan(10_200);
  const doc = new Y.Doc();
  applyParts(doc, parts);
  expect(snapshotOf(doc)).toEqual(snapshotOf(documentFrom(board)));
});

test('deletions alone are cut as well', () => {
  const doc = documentFrom(largeBoard(3_000));
  const before = Y.encodeStateVector(doc);
  const copy = documentFrom(largeBoard(3_000));
  const store = new BoardStore(doc);
  deleteElements(
    store,
    [...store.elements.keys()].filter((_id, index) => index % 2 === 0),
  );
  const parts = splitUpdate(Y.encodeStateAsUpdate(doc, before), 1_000);
  expect(parts.length).toBeGreaterThan(3);
  applyParts(copy, parts);
  expect(snapshotOf(copy)).toEqual(snapshotOf(doc));
});

test('for any edits of several people, parts give the same result as the whole, and no part waits for a later one', () => {
  const step = fc.record({
    who: fc.nat(2),
    what: fc.constantFrom('add', 'text', 'move', 'delete', 'meet'),
    which: fc.nat(20),
    text: fc.string({ maxLength: 40 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 20, max: 400 }), (steps, bytes) => {
      const docs = [1, 2, 3].map((client) => Object.assign(new Y.Doc(), { clientID: client }));
      const stores = docs.map((doc) => new BoardStore(doc));
      let made = 0;
      for (const { who, what, which, text } of steps) {
        const store = stores[who] as BoardStore;
        const id = [...store.elements.keys()][which];
        if (what === 'add') addElements(store, [sticky(`n${(made += 1)}`, { text })]);
        else if (what === 'meet') {
          Y.applyUpdate(store.doc, Y.encodeStateAsUpdate(docs[which % 3] as Y.Doc));
        } else if (id === undefined) continue;
        else if (what === 'text') setText(store, id, text);
        else if (what === 'move') moveElements(store, [id], which, 1);
        else deleteElements(store, [id]);
      }
      const whole = docs[0] as Y.Doc;
      for (const doc of docs) Y.applyUpdate(whole, Y.encodeStateAsUpdate(doc));
      const known = docs[1] as Y.Doc;
      const missing = Y.encodeStateAsUpdate(whole, Y.encodeStateVector(known));
      applyParts(known, splitUpdate(missing, bytes));
      expect(snapshotOf(known)).toEqual(snapshotOf(whole));
    }),
    { numRuns: 60 },
  );
});
