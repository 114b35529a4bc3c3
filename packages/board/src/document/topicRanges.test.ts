import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { boundary, sticky, storeWith, topic } from '../../test/elements.ts';
import { operations, START } from '../../test/operations.ts';
import {
  addBoundary,
  canBeConnected,
  addChildTopic,
  BoardStore,
  checkSnapshot,
  copyElements,
  deleteElements,
  detachTopic,
  documentFrom,
  ELEMENTS_MAP,
  outlineOf,
  pasteElements,
  rangeFor,
  rangeOf,
  reparentTopic,
  reparentTopics,
  searchTextOf,
  shiftTopic,
  snapshotOf,
  type BoardElement,
} from './index.ts';

const SIBLINGS = ['a', 'b', 'c', 'd', 'e'];
const FAMILY: readonly BoardElement[] = [
  topic('r', null, { text: 'Root' }),
  topic('other', 'r', { order: 'a9', text: 'Other' }),
  ...SIBLINGS.map((id, at) => topic(id, 'r', { order: `a${at}`, text: id.toUpperCase() })),
  topic('b1', 'b', { text: 'Below' }),
];
/** A map with a boundary around b, c and d. */
const family = (...more: BoardElement[]) =>
  storeWith(...FAMILY, boundary('x', ['r', 'b', 'd'], { text: 'Around' }), ...more);

const around = (store: BoardStore, id = 'x'): string | null => {
  const element = store.elements.get(id);
  const range = element && rangeOf(element, store);
  return range ? `${range.parent}: ${range.topics.join(' ')}` : null;
};

/** Two stores on copies of one board. */
function pairOn(elements: readonly BoardElement[]): [BoardStore, BoardStore] {
  const [a, b] = ['A', 'B'].map((name, index) => {
    const doc = documentFrom(snapshotOf(storeWith(...elements).doc));
    doc.clientID = 100 + index;
    let made = 0;
    return new BoardStore(doc, { createId: () => `${name}${++made}`, captureTimeout: 0 });
  });
  if (!a || !b) throw new Error('two stores');
  return [a, b];
}

function exchange(a: BoardStore, b: BoardStore): void {
  const [forB, forA] = [Y.encodeStateAsUpdate(a.doc), Y.encodeStateAsUpdate(b.doc)];
  Y.applyUpdate(b.doc, forB, 'network');
  Y.applyUpdate(a.doc, forA, 'network');
}

describe('a boundary', () => {
  test.each<[string, (store: BoardStore) => unknown, string | null]>([
    ['loses its first topic', (store) => deleteElements(store, ['b']), 'r: c d'],
    ['loses its last topics', (store) => deleteElements(store, ['c', 'd']), 'r: b'],
    ['loses one in the middle', (store) => deleteElements(store, ['c']), 'r: b d'],
    ['loses all of them', (store) => deleteElements(store, ['b', 'c', 'd']), null],
    ['loses the topic above', (store) => deleteElements(store, ['r']), null],
    ['loses one that hangs elsewhere now', (store) => reparentTopic(store, 'd', { parent: 'a' }), 'r: b c'],
    ['loses one that is a map of its own now', (store) => detachTopic(store, 'b', { x: 0, y: 0 }), 'r: c d'],
    ['takes in what comes among its topics', (store) => reparentTopic(store, 'e', { parent: 'r', index: 2 }), 'r: b e c d'],
    ['takes in a new topic', (store) => addChildTopic(store, { parent: 'r', index: 2 }), 'r: b new1 c d'],
    ['leaves what comes beside it', (store) => reparentTopic(store, 'e', { parent: 'r', index: 1 }), 'r: b c d'],
    ['keeps those that only change places', (store) => shiftTopic(store, 'b', 'down'), 'r: c b d'],
    ['loses one that goes up past another', (store) => shiftTopic(store, 'b', 'up'), 'r: c d'],
    ['goes with its topics', (store) => reparentTopics(store, ['b', 'c', 'd'], { parent: 'other' }), 'other: b c d'],
  ])('%s', (_, edit, expected) => {
    const store = family();
    edit(store);
    expect(around(store)).toBe(expected);
    expect(store.elements.has('x')).toBe(expected !== null);
    expect(checkSnapshot(snapshotOf(store.doc)).ok).toBe(true);
    store.undo();
    expect(around(store)).toBe('r: b c d');
    expect(store.elements.get('x')?.text).toBe('Around');
  }); // prettier-ignore

  test.each<[string, (a: BoardStore) => unknown, (b: BoardStore) => unknown, string | null]>([
    ['one end of it goes', put, (b) => deleteElements(b, ['b']), 'r: d'],
    ['both ends of it hang elsewhere together', put, (b) => reparentTopics(b, ['b', 'c', 'd'], { parent: 'e' }), 'e: b c d'],
    ['its ends hang in different places', put, (b) => [reparentTopic(b, 'b', { parent: 'a' }), reparentTopic(b, 'd', { parent: 'e' })], null],
    ['all it is around goes', put, (b) => deleteElements(b, ['b', 'c', 'd']), null],
    ['its topics change places', put, (b) => reparentTopic(b, 'b', { parent: 'r', index: 4 }), 'r: d e b'],
  ])('that comes while %s is around what is left', (_, mine, theirs, expected) => {
    const [a, b] = pairOn(FAMILY);
    mine(a);
    theirs(b);
    exchange(a, b);
    for (const store of [a, b]) expect(around(store, 'A1')).toBe(expected);
    const merged = snapshotOf(a.doc);
    expect(merged).toEqual(snapshotOf(b.doc));
    expect(merged.elements.some(({ type }) => type === 'boundary')).toBe(expected !== null);
    expect(checkSnapshot(merged).ok).toBe(true);
    b.undo();
    exchange(a, b);
    if (expected === null) expect(around(a, 'A1')).not.toBeNull();
  }); // prettier-ignore

  test('is only around topics next to each other under one parent', () => {
    const store = family(topic('s', 'r', { order: 'a15', span: ['r', 'a', 'a'] }));
    expect(rangeFor(store, ['a', 'b'])).toEqual({ parent: 'r', topics: ['a', 'b'] });
    expect(rangeFor(store, ['a', 'c'])).toBeNull();
    expect(rangeFor(store, ['a', 'c'], (id) => id !== 'b')).toEqual({ parent: 'r', topics: ['a', 'b', 'c'] });
    expect(rangeFor(store, ['a', 'b1'])).toBeNull();
    expect(rangeFor(store, ['r'])).toBeNull();
    expect(rangeFor(store, ['s'])).toBeNull();
    expect(rangeFor(store, [])).toBeNull();
  });

  test('is copied with the topic above, with new names for its topics, and not with its topics alone', () => {
    const store = family();
    expect(copyElements(store, ['b', 'c', 'd', 'x']).elements.map(({ type }) => type)).toEqual([
      'topic',
      'topic',
      'topic',
      'topic',
    ]);
    const [root] = pasteElements(store, copyElements(store, ['r']), 0, 0);
    const copy = [...store.elements.values()].find(({ id, type }) => type === 'boundary' && id !== 'x');
    expect(copy?.span?.[0]).toBe(root);
    expect(around(store, copy?.id)?.split(' ')).toHaveLength(4);
  });

  test('is refused in a snapshot where it is around nothing, and nothing is bound to it', () => {
    const check = (element: BoardElement) => {
      const elements = [...FAMILY, sticky('n'), element];
      return checkSnapshot({ ...START, elements });
    };
    expect(check(boundary('x', ['r', 'b', 'd'])).ok).toBe(true);
    expect(check(boundary('x', ['r', 'b', 'b1']))).toMatchObject({ ok: false, problems: [{ rule: 'reference' }] });
    expect(check(boundary('x', ['n', 'b', 'c']))).toMatchObject({ ok: false, problems: [{ rule: 'reference' }] });
    expect(check(boundary('x', ['r', 'gone', 'c']))).toMatchObject({ ok: false, problems: [{ rule: 'reference' }] });
    expect([canBeConnected(boundary('x', ['r', 'b', 'd'])), canBeConnected(sticky('n'))]).toEqual([false, true]);
    const { span: _span, ...bare } = boundary('x', ['r', 'b', 'd']);
    expect(check(bare)).toMatchObject({ ok: false, problems: [{ field: `elements[${FAMILY.length + 1}].span` }] });
  }); // prettier-ignore

  test('says its title ahead of its topics, in outlines and searches', () => {
    const snapshot = snapshotOf(family(boundary('y', ['r', 'a', 'a'])).doc);
    expect(outlineOf(snapshot)[0]?.children.map(({ type, text }) => `${type} ${text}`)).toEqual([
      'topic A',
      'boundary Around',
      'topic B',
      'topic C',
      'topic D',
      'topic E',
      'topic Other',
    ]);
    expect(searchTextOf(snapshot).split('\n')).toContain('Around');
  });

  test('is made whole by an undo, also when two have changed what it is around', () => {
    const [a, b] = pairOn([...FAMILY, boundary('x', ['r', 'b', 'd'])]);
    deleteElements(a, ['b']);
    deleteElements(b, ['d']);
    exchange(a, b);
    expect(around(a)).toBe('r: c');
    a.undo();
    b.undo();
    exchange(a, b);
    for (const store of [a, b]) expect(around(store)).toMatch(/^r: .*c/);
    expect([...a.doc.getMap(ELEMENTS_MAP).keys()].filter((key) => key === 'x/v')).toEqual(['x/v']);
  });
});

/** Puts a boundary around b, c and d. */
function put(store: BoardStore): void {
  const range = rangeFor(store, ['b', 'c', 'd']);
  if (range) addBoundary(store, range);
}

test('whatever two people do, undo and redo, no range of the board they come to points to nothing', () => {
  const step = fc.tuple(operations, operations, fc.array(fc.constantFrom('undo', 'redo'), { maxLength: 4 }));
  const run = fc.property(fc.array(step, { minLength: 1, maxLength: 4 }), (rounds) => {
    const [a, b] = pairOn(START.elements);
    for (const [mine, theirs, ways] of rounds) {
      for (const edit of mine) edit(a);
      for (const edit of theirs) edit(b);
      exchange(a, b);
      for (const [at, way] of ways.entries()) (at % 2 === 0 ? a : b)[way]();
      exchange(a, b);
      const [one, other] = [snapshotOf(a.doc), snapshotOf(b.doc)];
      expect(one).toEqual(other);
      const topics = new Map(
        one.elements.flatMap((each) => (each.type === 'topic' ? [[each.id, each]] : [])),
      );
      for (const { type, span } of one.elements) {
        if (type !== 'boundary' && (type !== 'topic' || span === undefined)) continue;
        const [parent = '', first = '', last = ''] = span ?? [];
        expect(topics.has(parent)).toBe(true);
        for (const end of [first, last]) expect(topics.get(end)?.parent).toBe(parent);
      }
      expect(checkSnapshot(one)).toMatchObject({ ok: true });
    }
  });
  fc.assert(run, { numRuns: 150 });
});
