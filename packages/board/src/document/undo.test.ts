import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { connector, frame, shape, sticky, topic } from '../../test/elements.ts';
import { HISTORY_STEPS } from './boardHistory.ts';
import {
  addChildTopic,
  addElements,
  BoardStore,
  checkSnapshot,
  deleteElements,
  detachTopic,
  documentFrom,
  ELEMENTS_MAP,
  makeSnapshot,
  moveElements,
  reorderElements,
  reparentTopic,
  setConnector,
  setFolded,
  setStyle,
  setText,
  setTopicLayout,
  snapshotOf,
} from './index.ts';

const START = makeSnapshot([
  sticky('s1', { z: 'a1', text: 'one', style: { bold: true } }),
  shape('h1', { z: 'a3', shape: 'star' }),
  frame('f1', { z: 'a4' }),
  connector('c1', 's1', 'h1', { z: 'a6' }),
  topic('r1', null, { z: 'a5', text: 'root', layout: 'both' }),
  topic('t1', 'r1', { order: 'a0', text: 'first' }),
  topic('t2', 'r1', { order: 'a1' }),
  topic('t3', 't1', { order: 'a0' }),
]);

/** Boards that several people have open, none of them connected; the later ones have the higher client ids. */
function people(count: number): BoardStore[] {
  return Array.from({ length: count }, (_, index) => {
    const doc = documentFrom(START);
    doc.clientID = 100 + index;
    let made = 0;
    return new BoardStore(doc, { createId: () => `${'ABC'.charAt(index)}${++made}`, captureTimeout: 0 });
  });
}

/** Brings some of them to the same state. */
function exchange(stores: readonly BoardStore[]): void {
  const updates = stores.map(({ doc }) => Y.encodeStateAsUpdate(doc));
  for (const { doc } of stores) for (const update of updates) Y.applyUpdate(doc, update, 'network');
}

/** What every element of a type always has in the document. */
const NEEDS: Readonly<Record<string, readonly string[]>> = {
  sticky: ['g', 'z', 't'],
  shape: ['g', 'z', 't', 'k'],
  frame: ['g', 'z', 't'],
  text: ['g', 'z', 't'],
  connector: ['a', 'b', 'r', 'z', 't'],
  topic: ['g', 'p', 'l', 'z', 't'],
};

/** The keys that elements of a board lack, and the topics whose parent is none. */
function broken(store: BoardStore): string[] {
  const map = store.doc.getMap(ELEMENTS_MAP);
  const missing = [...store.elements.values()].flatMap(({ id, type }) =>
    (NEEDS[type] ?? []).map((group) => `${id}/${group}`).filter((key) => !map.has(key)),
  );
  const orphans = [...store.elements.values()].filter(({ id, type }) => {
    const parent = type === 'topic' ? store.forest.parentOf(id) : null;
    return parent !== null && store.elements.get(parent)?.type !== 'topic';
  });
  return [...missing, ...orphans.map(({ id }) => id)];
}

type Operation = (store: BoardStore) => void;

/** Edits of the same few elements, so that they meet. */
const EDITS: readonly (readonly [name: string, wins: Operation, loses: Operation])[] = [
  ['a move', (store) => moveElements(store, ['s1'], 7, 0), (store) => moveElements(store, ['s1'], 0, 9)],
  [
    'a style',
    (store) => setStyle(store, ['s1'], { fill: 'pink' }),
    (store) => setStyle(store, ['s1'], { fill: 'blue' }),
  ],
  [
    'the stack',
    (store) => reorderElements(store, ['s1'], 'front'),
    (store) => reorderElements(store, ['s1'], 'back'),
  ],
  [
    'a parent',
    (store) => void reparentTopic(store, 't3', { parent: 't2' }),
    (store) => void reparentTopic(store, 't3', { parent: 'r1' }),
  ],
  [
    'a layout',
    (store) => setTopicLayout(store, 'r1', 'down'),
    (store) => setTopicLayout(store, 'r1', 'right'),
  ],
  ['a fold', (store) => setFolded(store, ['t1'], true), (store) => setFolded(store, ['t1'], true)],
  [
    'an end',
    (store) => setConnector(store, 'c1', { to: { element: 'f1', anchor: 'auto' } }),
    (store) => setConnector(store, 'c1', { to: { x: 5, y: 5 } }),
  ],
  [
    'the heads',
    (store) => setConnector(store, 'c1', { toHead: 'dot' }),
    (store) => setConnector(store, 'c1', { toHead: 'bar' }),
  ],
  ['a text', (store) => setText(store, 's1', 'one more'), (store) => setText(store, 's1', 'not one')],
];

describe('undo of what two people did at once', () => {
  test.each(EDITS)(
    'of %s: the board is as before for the winner who undoes, the loser and a third',
    (_, one, other) => {
      for (const winner of [0, 1]) {
        const [a, b, c] = people(3);
        if (!a || !b || !c) throw new Error('three stores');
        one(a);
        other(b);
        exchange([a, b, c]);
        const met = snapshotOf(c.doc);
        const [undoer, bystander] = winner === 0 ? [a, b] : [b, a];
        undoer.undo();
        exchange([a, b, c]);
        for (const store of [a, b, c]) expect(broken(store)).toEqual([]);
        expect(snapshotOf(b.doc)).toEqual(snapshotOf(a.doc));
        expect(snapshotOf(c.doc)).toEqual(snapshotOf(a.doc));
        expect([...c.elements.keys()].toSorted()).toEqual(START.elements.map(({ id }) => id));
        undoer.redo();
        exchange([a, b, c]);
        expect(snapshotOf(c.doc)).toEqual(met);
        bystander.undo();
        undoer.undo();
        exchange([a, b, c]);
        for (const store of [a, b, c]) expect(snapshotOf(store.doc)).toEqual(START);
      }
    },
  );
});

describe('undo of a deletion', () => {
  test('by both who deleted brings the element back once, whole', () => {
    const [a, b, c] = people(3);
    if (!a || !b || !c) throw new Error('three stores');
    deleteElements(a, ['s1', 't1']);
    deleteElements(b, ['s1', 't1']);
    exchange([a, b, c]);
    expect(c.elements.has('s1')).toBe(false);
    a.undo();
    b.undo();
    exchange([a, b, c]);
    for (const store of [a, b, c]) expect(snapshotOf(store.doc)).toEqual(START);
    b.redo();
    exchange([a, b, c]);
    expect(snapshotOf(a.doc)).toEqual(snapshotOf(c.doc));
  });

  test('goes with what another did to the element meanwhile', () => {
    const [a, b] = people(2);
    if (!a || !b) throw new Error('two stores');
    deleteElements(b, ['s1']);
    moveElements(a, ['s1'], 4, 5);
    exchange([a, b]);
    b.undo();
    exchange([a, b]);
    for (const store of [a, b]) expect(store.elements.get('s1')).toMatchObject({ x: 4, y: 5, text: 'one' });
  });

  test('of an edit of what another deleted leaves nothing of it behind', () => {
    const [a, b] = people(2);
    if (!a || !b) throw new Error('two stores');
    moveElements(a, ['s1'], 4, 5);
    exchange([a, b]);
    deleteElements(b, ['s1']);
    exchange([a, b]);
    a.undo();
    expect([...a.doc.getMap(ELEMENTS_MAP).keys()].filter((key) => key.startsWith('s1'))).toEqual([]);
    b.undo();
    exchange([a, b]);
    for (const store of [a, b]) expect(store.elements.get('s1')).toMatchObject({ x: 4, y: 5, text: 'one' });
  });
});

describe('the history', () => {
  test('a step that is broken off leaves the board and the history as they were', () => {
    const [a, b] = people(2);
    if (!a || !b) throw new Error('two stores');
    moveElements(a, ['s1'], 1, 1);
    setStyle(a, ['h1'], { fill: 'pink' });
    a.undo();
    const before = snapshotOf(a.doc);
    a.beginStep();
    moveElements(a, ['s1'], 50, 0);
    moveElements(a, ['s1'], 2_000_000, 0);
    moveElements(b, ['f1'], 3, 3);
    exchange([a, b]);
    a.cancelStep();
    expect(a.elements.get('s1')).toEqual(before.elements.find(({ id }) => id === 's1'));
    expect(a.elements.get('f1')).toMatchObject({ x: 3, y: 3 });
    a.redo();
    expect(a.elements.get('h1')?.style).toEqual({ fill: 'pink' });
    a.undo();
    a.undo();
    expect(a.elements.get('s1')).toMatchObject({ x: 0, y: 0 });
    expect(a.canUndo).toBe(false);
  });

  test('breaking off a step in which nothing was done takes nothing back', () => {
    const [a] = people(1);
    if (!a) throw new Error('a store');
    moveElements(a, ['s1'], 1, 1);
    a.beginStep();
    a.cancelStep();
    expect(a.elements.get('s1')).toMatchObject({ x: 1, y: 1 });
    moveElements(a, ['s1'], 1, 1);
    moveElements(a, ['s1'], 1, 1);
    a.undo();
    expect(a.elements.get('s1')).toMatchObject({ x: 2, y: 2 });
  });

  test('forgets what is too long ago', () => {
    const [a] = people(1);
    if (!a) throw new Error('a store');
    for (let at = 0; at < HISTORY_STEPS + 5; at++) moveElements(a, ['s1'], 1, 0);
    while (a.canUndo) a.undo();
    expect(a.elements.get('s1')).toMatchObject({ x: 5 });
  });
});

const ids = START.elements.map(({ id }) => id);
const anyId = fc.constantFrom(...ids);
const anyTopic = fc.constantFrom('r1', 't1', 't2', 't3');

const edit: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...EDITS.flatMap(([, one, other]) => [one, other])) },
  fc.tuple(anyId, fc.nat(40)).map(
    ([id, by]): Operation =>
      (store) =>
        moveElements(store, [id], by, -by),
  ),
  fc.tuple(anyTopic, anyTopic).map(
    ([id, parent]): Operation =>
      (store) =>
        void reparentTopic(store, id, { parent }),
  ),
  anyTopic.map(
    (id): Operation =>
      (store) =>
        detachTopic(store, id, { x: 3, y: 4 }),
  ),
  fc.tuple(anyId, fc.constantFrom('', 'ab', 'one 研')).map(
    ([id, text]): Operation =>
      (store) =>
        setText(store, id, text),
  ),
  anyTopic.map(
    (parent): Operation =>
      (store) =>
        void addChildTopic(store, { parent }, 'child'),
  ),
  fc.constant<Operation>((store) => addElements(store, [sticky(store.createId(), { text: 'new' })])),
);
const deletion = anyId.map(
  (id): Operation =>
    (store) =>
      void deleteElements(store, [id]),
);
const travel = fc.constantFrom<Operation>(
  (store) => store.undo(),
  (store) => store.redo(),
);

type Event = { readonly who: number; readonly run: Operation } | { readonly meet: readonly number[] };
const person = fc.nat(2);
const eventsOf = (...operations: fc.Arbitrary<Operation>[]): fc.Arbitrary<Event[]> =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.record({ who: person, run: fc.oneof(...operations) }) },
      { weight: 1, arbitrary: fc.record({ meet: fc.uniqueArray(person, { minLength: 2, maxLength: 3 }) }) },
    ),
    { minLength: 1, maxLength: 40, size: 'max' },
  );

/** Lets three people do all that, then connects them; every board is checked after everything that changed it. */
function play(events: readonly Event[]): BoardStore[] {
  const stores = people(3);
  for (const event of [...events, { meet: [0, 1, 2] }]) {
    if ('run' in event) {
      const store = stores[event.who];
      if (!store) throw new Error('a store');
      event.run(store);
      expect(broken(store)).toEqual([]);
    } else {
      exchange(stores.filter((_, index) => event.meet.includes(index)));
      for (const store of stores) expect(broken(store)).toEqual([]);
    }
  }
  const boards = stores.map(({ doc }) => snapshotOf(doc));
  for (const board of boards) expect(board).toEqual(boards[0]);
  expect(checkSnapshot(boards[0])).toMatchObject({ ok: true });
  return stores;
}

describe('three people who edit, undo and redo, together and apart', () => {
  test('come to one board on which no element lacks anything and no topic its parent', () => {
    fc.assert(
      fc.property(eventsOf(edit, edit, deletion, travel, travel), (events) => {
        play(events);
      }),
      { numRuns: 300 },
    );
  });

  test('lose no element that nobody deleted', () => {
    fc.assert(
      fc.property(eventsOf(edit, travel), (events) => {
        for (const store of play(events)) for (const id of ids) expect(store.elements.has(id)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
