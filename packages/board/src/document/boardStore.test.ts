import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { connector, shape, sticky, storeWith, topic } from '../../test/elements.ts';
import { forestOf } from './boardDocument.ts';
import { elementsMapOf } from './elementKeys.ts';
import {
  addChildTopic,
  addElements,
  buildTopicForest,
  checkSnapshot,
  BoardLimits,
  BoardFullError,
  BoardStore,
  type BoardChange,
  copyElements,
  deleteElements,
  documentFrom,
  ELEMENTS_MAP,
  makeSnapshot,
  moveElements,
  pasteElements,
  reorderElements,
  reparentTopic,
  setBoxes,
  setConnector,
  setExtras,
  setFolded,
  setText,
  snapshotOf,
  updateFrom,
} from './index.ts';

const stack = (store: ReturnType<typeof storeWith>) =>
  [...store.elements.values()].toSorted((a, b) => (a.z < b.z ? -1 : 1)).map(({ id }) => id);

describe('a document made from a snapshot', () => {
  const elements = [
    topic('r', null),
    topic('c', 'r', { folded: true }),
    sticky('s', { text: '研究' }),
    shape('h'),
    connector('l', 's', 'h'),
  ];

  test('gives that snapshot back, and the same bytes for any order of elements', () => {
    const snapshot = makeSnapshot(elements);
    const doc = documentFrom(snapshot);
    expect(snapshotOf(doc)).toEqual(snapshot);
    const reversed = { ...snapshot, elements: [...elements].toReversed() };
    expect(updateFrom(reversed)).toEqual(updateFrom(snapshot));
    expect(Y.encodeStateAsUpdate(documentFrom(snapshotOf(doc)))).toEqual(updateFrom(snapshot));
  });

  test('can be edited by two people from the start', () => {
    expect(documentFrom(makeSnapshot([])).clientID).not.toBe(1);
  });

  test('what others write into the map that is no element is passed over', () => {
    const doc = documentFrom(makeSnapshot(elements));
    const map = doc.getMap<unknown>(ELEMENTS_MAP);
    map.set('bad id', 'sticky');
    map.set('future', 'video');
    map.set('orphan/g', [1, 2]);
    map.set('s/g', ['x', Number.POSITIVE_INFINITY, -4]);
    const read = snapshotOf(doc);
    expect(read.elements.map(({ id }) => id)).toEqual(['c', 'h', 'l', 'r', 's']);
    expect(read.elements.at(-1)).toMatchObject({ x: 0, y: 0, w: 8, h: 8 });
  });
});

describe('a board store', () => {
  test('reports what changed, and from where', () => {
    const store = storeWith(sticky('a'), sticky('b'));
    const changes: BoardChange[] = [];
    store.subscribe((change) => changes.push(change));
    moveElements(store, ['a'], 5, 5);
    store.undo();
    deleteElements(store, ['b']);
    const other = new Y.Doc();
    Y.applyUpdate(other, Y.encodeStateAsUpdate(store.doc));
    other.getMap(ELEMENTS_MAP).set('a/g', [7, 7, 50, 50]);
    Y.applyUpdate(store.doc, Y.encodeStateAsUpdate(other));
    expect(changes.map(({ source, changed, removed }) => [source, [...changed], [...removed]])).toEqual([
      ['local', ['a'], []],
      ['undo', ['a'], []],
      ['local', [], ['b']],
      ['remote', ['a'], []],
    ]);
    expect(store.elements.get('a')).toMatchObject({ x: 7, w: 50 });
  });

  test('undo and redo restore a deleted mind map with its texts', () => {
    const store = storeWith(
      topic('r', null, { text: 'root' }),
      topic('c', 'r', { text: 'child' }),
      sticky('s'),
      connector('l', 's', 'c'),
    );
    const before = snapshotOf(store.doc);
    deleteElements(store, ['r']);
    expect([...store.elements.keys()]).toEqual(['s']);
    store.undo();
    expect(snapshotOf(store.doc)).toEqual(before);
    store.redo();
    expect([...store.elements.keys()]).toEqual(['s']);
    expect([store.canUndo, store.canRedo]).toEqual([true, false]);
  });

  test('a box is kept within the limits', () => {
    const store = storeWith(sticky('a'));
    setBoxes(store, new Map([['a', { x: -2e9, y: 1.23456, w: 1, h: 1e9 }]]));
    expect(store.elements.get('a')).toMatchObject({
      x: -BoardLimits.coordinate,
      y: 1.23,
      w: BoardLimits.minSize,
      h: BoardLimits.maxSize,
    });
  });

  test('text is cut at ten thousand code points', () => {
    const store = storeWith(sticky('a'));
    setText(store, 'a', '😀'.repeat(10_001));
    expect(store.elements.get('a')?.text).toBe('😀'.repeat(10_000));
  });

  test('a full board takes no more and stays as it is', () => {
    const many = Array.from({ length: BoardLimits.elements }, (_, index) => sticky(`s${index}`));
    const store = storeWith(...many);
    expect(() => addElements(store, [sticky('more')])).toThrow(BoardFullError);
    expect(store.elements.size).toBe(BoardLimits.elements);
  });

  test('a board whose document is as large as it may be takes no more, until something is deleted', () => {
    const doc = new Y.Doc();
    const store = new BoardStore(doc, { maxBytes: 6_000 });
    addElements(store, [sticky('a', { text: 'x'.repeat(4_000) })]);
    const large = [sticky('b', { text: 'x'.repeat(4_000) })];
    expect(() => addElements(store, large)).toThrow(BoardFullError);
    expect(store.elements.has('b')).toBe(false);
    deleteElements(store, ['a']);
    addElements(store, large);
    expect(store.elements.has('b')).toBe(true);
  });

  test('a board takes no more text than can be published, added, typed or pasted', () => {
    const note = 'x'.repeat(BoardLimits.text);
    const notes = Array.from({ length: 199 }, (_, index) => sticky(`s${index}`, { text: note }));
    const store = storeWith(...notes, sticky('last', { text: '😀'.repeat(9_990) }), sticky('other'));
    expect(store.textRoom).toBe(10);
    expect(() => addElements(store, [sticky('more', { text: 'x'.repeat(11) })])).toThrow(BoardFullError);
    expect(() => pasteElements(store, makeSnapshot([sticky('more', { text: note })]), 0, 0)).toThrow(
      BoardFullError,
    );
    setText(store, 'other', '0123456789abc');
    expect(store.elements.get('other')?.text).toBe('0123456789');
    expect(checkSnapshot(snapshotOf(store.doc)).ok).toBe(true);
    setText(store, 'last', 'short');
    deleteElements(store, ['s0']);
    store.undo();
    expect(store.textRoom).toBe(9_985);
    setText(store, 'other', '0123456789abc');
    expect(store.elements.get('other')?.text).toBe('0123456789abc');
  });

  test('the trees of topics follow every change as if they were built again', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const step = fc.tuple(
      fc.constantFrom('add', 'text', 'hang', 'fold', 'front', 'delete', 'undo'),
      fc.nat(5),
      fc.nat(5),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const store = storeWith(
          ...ids.map((id, index) => topic(id, index < 2 ? null : (ids[index >> 1] ?? null))),
        );
        for (const [what, first, second] of steps) {
          const [one = '', other = ''] = [
            [...store.elements.keys()][first],
            [...store.elements.keys()][second],
          ];
          if (what === 'add') addChildTopic(store, { parent: one, index: second });
          else if (what === 'text') setText(store, one, `text ${second}`);
          else if (what === 'hang') reparentTopic(store, one, { parent: other });
          else if (what === 'fold') setFolded(store, [one], second % 2 === 0);
          else if (what === 'front') reorderElements(store, [one], 'front');
          else if (what === 'delete') deleteElements(store, [one]);
          else store.undo();
          const [known, built] = [store.forest, forestOf(elementsMapOf(store.doc), store.elements)];
          expect(known.roots).toEqual(built.roots);
          for (const id of store.elements.keys()) {
            expect(known.childrenOf(id)).toEqual(built.childrenOf(id));
            expect(known.parentOf(id)).toBe(built.parentOf(id));
            expect(known.rootOf(id)).toBe(built.rootOf(id));
          }
        }
      }),
    );
  });

  test('orphans come home in one step each, however deep in another map their home hangs by now', () => {
    const count = 300;
    const chain = Array.from({ length: count }, (_, at) => topic(`c${at}`, at === 0 ? null : `c${at - 1}`));
    const orphans = Array.from({ length: count }, (_, at) => topic(`o${at}`, 'gone'));
    const elements = new Map([...chain, ...orphans].map((element) => [element.id, element]));
    const get = vi.spyOn(Map.prototype, 'get');
    const forest = buildTopicForest(elements, () => `c${count - 1}`);
    const steps = get.mock.calls.length;
    get.mockRestore();
    expect(forest.childrenOf('c0')).toHaveLength(count + 1);
    expect(steps).toBeLessThan(50 * count);
  });

  test('elements go to the front, to the back and one step either way', () => {
    const four = ['a', 'b', 'c', 'd'].map((id, index) => sticky(id, { z: `a${index}` }));
    const after = (ids: string[], target: 'front' | 'back' | 'forward' | 'backward') => {
      const store = storeWith(...four);
      reorderElements(store, ids, target);
      return stack(store).join('');
    };
    expect(after(['a', 'b'], 'front')).toBe('cdab');
    expect(after(['c', 'd'], 'back')).toBe('cdab');
    expect(after(['b'], 'forward')).toBe('acbd');
    expect(after(['c'], 'backward')).toBe('acbd');
    expect(after(['d'], 'forward')).toBe('abcd');
    expect(after(['a', 'b', 'c', 'd'], 'front')).toBe('abcd');
  });

  test('moving a connector moves its free end and leaves the bound one', () => {
    const store = storeWith(sticky('a'), connector('l', 'a', 'a', { to: { x: 1, y: 1 } }));
    moveElements(store, ['l'], 4, 5);
    expect(store.elements.get('l')).toMatchObject({ from: { element: 'a' }, to: { x: 5, y: 6 } });
    setConnector(store, 'l', { route: 'elbow' });
    expect(store.elements.get('l')).toMatchObject({ route: 'elbow', toHead: 'arrow' });
  });

  test('a copy takes subtrees along and leaves connectors to the outside', () => {
    const store = storeWith(
      topic('r', null),
      topic('c', 'r'),
      topic('g', 'c'),
      sticky('s'),
      connector('in', 's', 'c'),
      connector('out', 's', 'r'),
    );
    const copy = copyElements(store, ['c', 's', 'in', 'out']);
    expect(copy.elements.map(({ id }) => id)).toEqual(['c', 'g', 'in', 's']);
    const pasted = pasteElements(store, copy, 20, 30);
    expect(pasted).toHaveLength(3);
    const topics = pasted.flatMap((id) => store.forest.subtreeOf(id));
    expect(topics.map(({ parent }) => parent)).toEqual([null, topics[0]?.id]);
    const line = [...store.elements.values()].find(
      (element) => element.type === 'connector' && pasted.includes(element.id),
    );
    expect(line).toMatchObject({ to: { element: topics[0]?.id } });
  });

  test('a topic cannot be hung into its own subtree', () => {
    const store = storeWith(topic('r', null), topic('c', 'r'), topic('g', 'c'));
    expect(reparentTopic(store, 'r', { parent: 'g' })).toBe(false);
    expect(reparentTopic(store, 'c', { parent: 'c' })).toBe(false);
    expect(store.forest.parentOf('c')).toBe('r');
  });
});

test('an element keeps what few elements have, also when somebody else gave it and when other things change', () => {
  const store = storeWith(sticky('s', { text: 'One' }), sticky('other', {}));
  const remote = new BoardStore(new Y.Doc());
  Y.applyUpdate(remote.doc, Y.encodeStateAsUpdate(store.doc));
  setExtras(remote, new Map([['s', { link: 'https://example.com/' }]]));
  Y.applyUpdate(store.doc, Y.encodeStateAsUpdate(remote.doc));
  moveElements(store, ['s', 'other'], 5, 5);
  expect(store.elements.get('s')).toMatchObject({ link: 'https://example.com/', text: 'One' });
  expect(store.elements.get('other')).not.toHaveProperty('link');
  // One that opens the document then reads the same.
  const later = new BoardStore(store.doc);
  moveElements(later, ['s'], 5, 5);
  expect(later.elements.get('s')).toEqual(store.elements.get('s'));
  expect(later.elements.get('s')).toMatchObject({ link: 'https://example.com/' });
});
