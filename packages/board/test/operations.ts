import fc from 'fast-check';
import {
  addBoundary,
  addChildTopic,
  addElements,
  addSiblingTopic,
  addSummary,
  copyElements,
  deleteElements,
  detachTopic,
  makeSnapshot,
  moveElements,
  pasteElements,
  rangeFor,
  reorderElements,
  reparentTopic,
  setConnector,
  setFolded,
  setMapTheme,
  setRemarks,
  setStyle,
  setText,
  type BoardStore,
} from '../src/document/index.ts';
import { boundary, connector, frame, shape, sticky, table, topic } from './elements.ts';
import { TABLE, tableOperation } from './tableOperations.ts';

/** A board with a little of everything that can get in each other's way. */
export const START = makeSnapshot([
  sticky('s1', { z: 'a1', text: 'one' }),
  sticky('s2', { z: 'a2', text: 'two' }),
  shape('h1', { z: 'a3' }),
  frame('f1', { z: 'a4' }),
  topic('r1', null, { z: 'a5', text: 'root' }),
  topic('t1', 'r1', { order: 'a0' }),
  topic('t2', 'r1', { order: 'a1' }),
  topic('t3', 't1', { order: 'a0' }),
  topic('t4', 't3', { order: 'a0' }),
  topic('t5', 't2', { order: 'a1' }),
  topic('t6', 't2', { order: 'a2' }),
  topic('t7', 't2', { order: 'a3' }),
  connector('c1', 's1', 's2', { z: 'a8', bends: [[10, 20]] }),
  boundary('b1', ['r1', 't1', 't2'], { z: 'a6', text: 'around' }),
  boundary('b2', ['t2', 't5', 't7'], { z: 'a7' }),
  table(
    TABLE,
    [
      ['a', 'b', ''],
      ['c', '', 'd'],
    ],
    { z: 'a6' },
  ),
]);

const KNOWN = START.elements.map(({ id }) => id);
const TOPICS = KNOWN.filter((id) => id.startsWith('t') || id.startsWith('r'));

/** Something that a person does on a board. */
export type Operation = (store: BoardStore) => void;
const anyId = fc.constantFrom(...KNOWN);
const anyTopic = fc.constantFrom(...TOPICS);
/** Anything that can be done on `START`. */
export const operation: fc.Arbitrary<Operation> = fc.oneof(
  fc.tuple(anyId, fc.integer({ min: -50, max: 50 })).map(
    ([at, by]): Operation =>
      (store) =>
        moveElements(store, [at], by, -by),
  ),
  fc.tuple(anyId, fc.string({ unit: fc.constantFrom('x', '研', '😀', ' '), maxLength: 6 })).map(
    ([at, text]): Operation =>
      (store) =>
        setText(store, at, text),
  ),
  fc.tuple(anyId, fc.constantFrom('yellow' as const, 'blue' as const)).map(
    ([at, fill]): Operation =>
      (store) =>
        setStyle(store, [at], { fill }),
  ),
  fc
    .array(fc.tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 })), { maxLength: 3 })
    .map(
      (bends): Operation =>
        (store) =>
          setConnector(store, 'c1', { bends }),
    ),
  fc.tuple(anyId, fc.constantFrom('front', 'back', 'forward', 'backward')).map(
    ([at, to]): Operation =>
      (store) =>
        reorderElements(store, [at], to),
  ),
  anyId.map(
    (at): Operation =>
      (store) =>
        void deleteElements(store, [at]),
  ),
  anyTopic.map(
    (at): Operation =>
      (store) =>
        void addChildTopic(store, { parent: at, index: 0 }, 'child'),
  ),
  anyTopic.map(
    (at): Operation =>
      (store) =>
        void addSiblingTopic(store, at, 'sibling'),
  ),
  fc.tuple(anyTopic, anyTopic).map(
    ([at, to]): Operation =>
      (store) =>
        void reparentTopic(store, at, { parent: to }),
  ),
  anyTopic.map(
    (at): Operation =>
      (store) =>
        detachTopic(store, at, { x: 9, y: 9 }),
  ),
  fc.tuple(anyTopic, fc.boolean()).map(
    ([at, folded]): Operation =>
      (store) =>
        setFolded(store, [at], folded),
  ),
  fc.tuple(anyTopic, fc.constantFrom({ note: 'more' }, { note: undefined }, { labels: ['new', 'old'] })).map(
    ([at, patch]): Operation =>
      (store) =>
        setRemarks(store, at, patch),
  ),
  fc.tuple(anyTopic, fc.constantFrom('ocean' as const, 'bold' as const, 'rainbow' as const)).map(
    ([at, theme]): Operation =>
      (store) =>
        setMapTheme(store, [at], theme),
  ),
  fc.tuple(anyTopic, anyTopic, fc.nat(3)).map(
    ([at, to, index]): Operation =>
      (store) =>
        void reparentTopic(store, at, { parent: to, index }),
  ),
  fc.uniqueArray(anyTopic, { minLength: 1, maxLength: 3 }).map((some): Operation => (store) => {
    const range = rangeFor(store, some);
    if (range && some.length > 1) addSummary(store, range, 'sum');
    else if (range) addBoundary(store, range, 'new');
  }),
  anyId.map(
    (at): Operation =>
      (store) =>
        void pasteElements(store, copyElements(store, [at]), 5, 5),
  ),
  { weight: 5, arbitrary: tableOperation },
  fc.nat(99).map(
    (n): Operation =>
      (store) =>
        addElements(store, [sticky(store.createId(), { text: `note ${n}` })]),
  ),
);
/** Some of it, one after the other. */
export const operations = fc.array(operation, { minLength: 1, maxLength: 12 });
