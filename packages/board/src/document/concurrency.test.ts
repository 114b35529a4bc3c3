import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { operations, START, type Operation } from '../../test/operations.ts';
import {
  addChildTopic,
  BoardStore,
  checkSnapshot,
  deleteElements,
  documentFrom,
  ELEMENTS_MAP,
  moveElements,
  reparentTopic,
  restoreSnapshot,
  setStyle,
  setText,
  snapshotOf,
} from './index.ts';

/** Two stores on copies of one board, not yet connected; ids they make differ. */
function pair(): [BoardStore, BoardStore] {
  const stores = ['A', 'B'].map((name, index) => {
    const doc = documentFrom(START);
    doc.clientID = 100 + index;
    let made = 0;
    return new BoardStore(doc, { createId: () => `${name}${++made}`, captureTimeout: 0 });
  });
  const [a, b] = stores;
  if (!a || !b) throw new Error('two stores');
  return [a, b];
}

/** Runs operations and returns the keys they wrote. */
function keysWrittenBy(store: BoardStore, done: readonly Operation[]): Set<string> {
  const written = new Set<string>();
  const note = (events: readonly Y.YEvent<Y.AbstractType<unknown>>[]) => {
    for (const event of events) {
      const keys = event.path.length === 0 ? event.keys.keys() : [String(event.path[0])];
      for (const key of keys) written.add(key);
    }
  };
  const map = store.doc.getMap(ELEMENTS_MAP);
  map.observeDeep(note);
  for (const run of done) run(store);
  map.unobserveDeep(note);
  return written;
}

function exchange(a: BoardStore, b: BoardStore): void {
  const [forB, forA] = [
    Y.encodeStateAsUpdate(a.doc, Y.encodeStateVector(b.doc)),
    Y.encodeStateAsUpdate(b.doc, Y.encodeStateVector(a.doc)),
  ];
  Y.applyUpdate(b.doc, forB, 'network');
  Y.applyUpdate(a.doc, forA, 'network');
}

const contents = (store: BoardStore): Record<string, unknown> => store.doc.getMap(ELEMENTS_MAP).toJSON();
const plain = (value: unknown): unknown => value ?? 'gone';

/** The keys that matter: those saying which elements exist, and the groups of elements that still do. */
const keysOf = (merged: Record<string, unknown>, ...records: Record<string, unknown>[]) =>
  [...new Set(records.flatMap((record) => Object.keys(record)))].filter((key) => {
    const [element = key] = key.split('/');
    return element === key || element in merged;
  });

/** A store's elements as read again from the document: what the incremental ones must equal. */
const reread = (store: BoardStore) => [...new BoardStore(store.doc).elements.entries()].toSorted(byId);
const byId = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);

describe('two people on one board', () => {
  test('they see the same board after exchanging any edits', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(operations, operations), { minLength: 1, maxLength: 3 }), (rounds) => {
        const [a, b] = pair();
        for (const [mine, theirs] of rounds) {
          for (const run of mine) run(a);
          for (const run of theirs) run(b);
          exchange(a, b);
          expect(snapshotOf(a.doc)).toEqual(snapshotOf(b.doc));
          expect([...a.elements.entries()].toSorted(byId)).toEqual(reread(a));
          expect(checkSnapshot(snapshotOf(a.doc))).toMatchObject({ ok: true });
        }
      }),
      { numRuns: 150 },
    );
  });

  test('what only one of them touched is as that one left it', () => {
    fc.assert(
      fc.property(operations, operations, (mine, theirs) => {
        const [a, b] = pair();
        const [byA, byB] = [keysWrittenBy(a, mine), keysWrittenBy(b, theirs)];
        const [ofA, ofB] = [contents(a), contents(b)];
        exchange(a, b);
        const merged = contents(a);
        for (const key of keysOf(merged, ofA, ofB)) {
          if (!byB.has(key)) expect(plain(merged[key])).toEqual(plain(ofA[key]));
          else if (!byA.has(key)) expect(plain(merged[key])).toEqual(plain(ofB[key]));
        }
      }),
      { numRuns: 150 },
    );
  });

  test('undo takes back only what the one who undoes did', () => {
    fc.assert(
      fc.property(operations, operations, (mine, theirs) => {
        const [a, b] = pair();
        const before = contents(a);
        const [byA, byB] = [keysWrittenBy(a, mine), keysWrittenBy(b, theirs)];
        const ofB = contents(b);
        exchange(a, b);
        while (a.canUndo) a.undo();
        exchange(a, b);
        const after = contents(b);
        for (const key of keysOf(after, before, ofB)) {
          if (!byA.has(key)) expect(plain(after[key])).toEqual(plain(ofB[key]));
          else if (!byB.has(key)) expect(plain(after[key])).toEqual(plain(before[key]));
        }
        expect(snapshotOf(a.doc)).toEqual(snapshotOf(b.doc));
      }),
      { numRuns: 150 },
    );
  });

  test('a text and a move of the same element at the same time both stay', () => {
    const [a, b] = pair();
    setText(a, 's1', 'retyped');
    moveElements(b, ['s1'], 30, 40);
    setStyle(b, ['s1'], { fill: 'pink' });
    exchange(a, b);
    for (const store of [a, b]) {
      expect(store.elements.get('s1')).toMatchObject({
        text: 'retyped',
        x: 30,
        y: 40,
        style: { fill: 'pink' },
      });
    }
  });

  test('two people typing in the same note keep every character', () => {
    const [a, b] = pair();
    setText(a, 's1', 'one and more');
    setText(b, 's1', 'the one');
    exchange(a, b);
    expect(a.elements.get('s1')?.text).toBe('the one and more');
    expect(b.elements.get('s1')?.text).toBe('the one and more');
  });

  test('two people moving topics under each other leave one tree, the lowest id on the root it had', () => {
    const [a, b] = pair();
    reparentTopic(a, 't1', { parent: 't2' });
    reparentTopic(b, 't2', { parent: 't1' });
    exchange(a, b);
    for (const store of [a, b]) {
      expect(store.forest.roots.map(({ id }) => id)).toEqual(['r1']);
      expect(store.forest.parentOf('t1')).toBe('r1');
      expect(store.forest.parentOf('t2')).toBe('t1');
      expect(checkSnapshot(snapshotOf(store.doc))).toMatchObject({ ok: true });
    }
  });

  test('a topic added under one that is deleted meanwhile moves to the root', () => {
    const [a, b] = pair();
    deleteElements(a, ['t1']);
    const added = addChildTopic(b, { parent: 't3' }, 'kept') ?? '';
    exchange(a, b);
    for (const store of [a, b]) {
      expect(store.elements.has('t3')).toBe(false);
      expect(store.elements.get(added)?.text).toBe('kept');
      expect(store.forest.parentOf(added)).toBe('r1');
    }
  });

  test('topics both inserted at the same place can still be sorted apart', () => {
    const [a, b] = pair();
    const first = addChildTopic(a, { parent: 'r1', index: 1 }, 'A') ?? '';
    const second = addChildTopic(b, { parent: 'r1', index: 1 }, 'B') ?? '';
    exchange(a, b);
    const between = addChildTopic(a, { parent: 'r1', index: 2 }, 'between') ?? '';
    exchange(a, b);
    expect(b.forest.childrenOf('r1').map(({ id }) => id)).toEqual(['t1', first, between, second, 't2']);
  });
});

describe('bringing an older board back', () => {
  test('the board is as it was for both after any edits, and one undo takes it back', () => {
    fc.assert(
      fc.property(operations, operations, (mine, theirs) => {
        const [a, b] = pair();
        for (const run of mine) run(a);
        for (const run of theirs) run(b);
        exchange(a, b);
        const before = snapshotOf(a.doc);
        const restorer = new BoardStore(a.doc, { captureTimeout: 0 });
        restoreSnapshot(restorer, START);
        exchange(a, b);
        expect(snapshotOf(a.doc)).toEqual(START);
        expect(snapshotOf(b.doc)).toEqual(START);
        restorer.undo();
        expect(snapshotOf(a.doc)).toEqual(before);
      }),
      { numRuns: 150 },
    );
  });

  test('what is equal stays untouched, and who types in a text goes on in the same one', () => {
    const [a, b] = pair();
    setText(a, 's1', 'one and more');
    exchange(a, b);
    const written = keysWrittenBy(a, [(store) => restoreSnapshot(store, START)]);
    expect([...written]).toEqual(['s1/t']);
    setText(b, 's1', 'zero, one and more');
    exchange(a, b);
    expect(a.elements.get('s1')?.text).toBe('zero, one');
  });
});
