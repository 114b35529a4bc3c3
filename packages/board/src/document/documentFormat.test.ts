import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { connector, sticky, storeWith, topic } from '../../test/elements.ts';
import format1 from '../../test/formats/format-1.json' with { type: 'json' };
import format2 from '../../test/formats/format-2.json' with { type: 'json' };
import format3 from '../../test/formats/format-3.json' with { type: 'json' };
import { DOCUMENT_FORMAT, META_MAP, metaOf, migrateDocument, MIGRATIONS } from './documentFormat.ts';
import {
  addElements,
  addTopicLines,
  BoardStore,
  checkSnapshot,
  copyElements,
  deleteElements,
  documentFrom,
  ELEMENTS_MAP,
  isOrderKey,
  makeSnapshot,
  orderRun,
  parseSnapshot,
  pasteElements,
  reparentTopic,
  setConnector,
  setStyle,
  snapshotOf,
  type BoardElement,
} from './index.ts';

/** A document as it was stored, and the snapshot of it as it was published, in each format there has been. */
const SAMPLES = [
  { format: 1, ...format1 },
  { format: 2, ...format2 },
  { format: 3, ...format3 },
];

const opened = (update: string): Y.Doc => {
  const doc = new Y.Doc();
  Y.applyUpdate(
    doc,
    Uint8Array.from(atob(update), (unit) => unit.charCodeAt(0)),
  );
  return doc;
};

describe.each(SAMPLES)('a board of format $format', ({ format, update, snapshot }) => {
  test('is read as it was published, before and after it is brought to the newest format', () => {
    const doc = opened(update);
    expect(metaOf(doc).format).toBe(format);
    expect(snapshotOf(doc)).toEqual(snapshot);
    migrateDocument(doc);
    expect(metaOf(doc)).toMatchObject({ format: DOCUMENT_FORMAT });
    expect(metaOf(doc).epoch).toBeGreaterThan(0);
    expect(snapshotOf(doc)).toEqual(snapshot);
    expect(migrateDocument(doc)).toBe(false);
  });

  test('keeps the epoch it has when the step is taken once more', () => {
    const doc = opened(update);
    migrateDocument(doc);
    doc.getMap(META_MAP).set('epoch', 3);
    doc.getMap(META_MAP).delete('format');
    migrateDocument(doc);
    expect(metaOf(doc)).toEqual({ format: DOCUMENT_FORMAT, epoch: 3 });
  });

  test('is edited and copied, and its publication opens as it is', () => {
    expect(parseSnapshot(snapshot)).toEqual(snapshot);
    expect(snapshotOf(documentFrom(parseSnapshot(snapshot)))).toEqual(snapshot);
    const store = new BoardStore(opened(update));
    deleteElements(store, store.elements.keys());
    expect(store.elements.size).toBe(0);
    store.undo();
    expect(snapshotOf(store.doc)).toEqual(snapshot);
  });

  test('comes to the newest format once, also when two servers bring it there', () => {
    const [one, other] = [opened(update), opened(update)];
    for (const doc of [one, other]) migrateDocument(doc);
    Y.applyUpdate(one, Y.encodeStateAsUpdate(other));
    Y.applyUpdate(other, Y.encodeStateAsUpdate(one));
    expect(metaOf(one)).toEqual(metaOf(other));
    expect(snapshotOf(one)).toEqual(snapshot);
  });
});

describe('formats', () => {
  test('are reached step by step, each step once, in one transaction', () => {
    expect(MIGRATIONS.map(({ to }) => to)).toEqual(
      Array.from({ length: DOCUMENT_FORMAT - 1 }, (_, index) => index + 2),
    );
    const doc = documentFrom(makeSnapshot([]));
    const done: number[] = [];
    let updates = 0;
    doc.on('update', () => updates++);
    const steps = [1, 2, 3].map((more) => ({ to: DOCUMENT_FORMAT + more, up: () => void done.push(more) }));
    expect(migrateDocument(doc, null, steps)).toBe(true);
    expect([done, updates, metaOf(doc).format]).toEqual([[1, 2, 3], 1, DOCUMENT_FORMAT + 3]);
    expect(migrateDocument(doc, null, steps)).toBe(false);
    expect(migrateDocument(doc)).toBe(false);
  });

  test('are numbers; a document that says something else is one of the first', () => {
    const doc = new Y.Doc();
    doc.getMap('meta').set('format', 'new');
    expect(metaOf(doc)).toEqual({ format: 1, epoch: 0 });
  });
});

const EXTRAS = {
  alt: 'A bulb,\n研究',
  asset: 'a'.repeat(64),
  assetSize: [200, 120.5],
  icon: ['light-bulb', 'M9 18L15 18C15 20.25 9 24 9 18Z'],
  link: '#box',
  labels: ['soon', '研究'],
  locked: true,
  note: 'More of it\nbelow',
  opacity: 0.5,
  rotation: 359.5,
  strokes: 'AAEC/w==',
} as const;

describe('what elements will have besides', () => {
  const elements: BoardElement[] = [
    sticky('box'),
    sticky('inner', { ...EXTRAS, container: 'box' }),
    topic('r', null),
    topic('c', 'r', { branchLayout: 'down' }),
    sticky('sum', { span: ['r', 'c', 'c'] }),
  ];

  test('is kept by documents, snapshots and copies, with new names for what it refers to', () => {
    const snapshot = makeSnapshot(elements);
    expect(parseSnapshot(JSON.parse(JSON.stringify(snapshot)))).toEqual(snapshot);
    const store = storeWith(...elements);
    expect(snapshotOf(store.doc)).toEqual(snapshot);
    expect(store.doc.getMap(ELEMENTS_MAP).get('inner/d')).toEqual(Uint8Array.from([0, 1, 2, 255]));
    const names = pasteElements(store, copyElements(store, ['box', 'inner', 'r', 'sum']), 0, 0);
    const pasted = names.flatMap((id) => store.elements.get(id) ?? []);
    const [box, inner] = pasted;
    expect(inner).toMatchObject({ ...EXTRAS, container: box?.id, link: `#${box?.id}` });
    const [parent, first] = pasted.find(({ span }) => span !== undefined)?.span ?? [];
    expect(store.forest.parentOf(first ?? '')).toBe(parent);
    deleteElements(store, ['inner']);
    expect([...store.doc.getMap(ELEMENTS_MAP).keys()].filter((key) => key.startsWith('inner'))).toEqual([]);
    store.undo();
    expect(store.elements.get('inner')).toMatchObject(EXTRAS);
  });

  test('refers only to what is there, and nothing is in itself', () => {
    const store = storeWith(...elements);
    const map = store.doc.getMap(ELEMENTS_MAP);
    map.set('box/c', 'inner');
    deleteElements(store, ['c']);
    const byId = new Map(snapshotOf(store.doc).elements.map((element) => [element.id, element]));
    expect([byId.get('box')?.container, byId.get('inner')?.container]).toEqual([undefined, 'box']);
    expect(byId.get('sum')?.span).toBeUndefined();
    expect(checkSnapshot(snapshotOf(store.doc)).ok).toBe(true);
    expect(copyElements(store, ['inner']).elements[0]?.container).toBeUndefined();
  });

  test.each([
    ['alt', ' '],
    ['alt', 'x'.repeat(1_001)],
    ['asset', 'A'.repeat(64)],
    ['asset', 'a'.repeat(63)],
    ['assetSize', [200]],
    ['assetSize', [200, 7]],
    ['assetSize', [1_001, 200]],
    ['assetSize', ['200', 200]],
    ['branchLayout', 'up'],
    ['container', 'no id'],
    ['icon', ['bulb']],
    ['icon', ['bulb', 'M9 18L15 18', 'more']],
    ['icon', ['Bulb <b>', 'M9 18L15 18']],
    ['icon', ['x'.repeat(61), 'M9 18L15 18']],
    ['icon', ['bulb', '']],
    ['icon', ['bulb', 'L9 18L15 18']],
    ['icon', ['bulb', 'M9 18L15 180']],
    ['icon', ['bulb', 'M9 18L15 -1']],
    ['icon', ['bulb', 'M9 18A3 3 0 0 1 9 9']],
    ['icon', ['bulb', `M9 18${'L15 18'.repeat(400)}`]],
    ['icon', ['bulb', ['M9 18L15 18']]],
    ['link', 'javascript:alert(1)'],
    ['link', '#no id'],
    ['link', `https://e.org/${'x'.repeat(2_048)}`],
    ['labels', []],
    ['labels', ['two\nlines']],
    ['labels', ['x'.repeat(41)]],
    ['labels', Array.from({ length: 11 }, (_, at) => `l${at}`)],
    ['note', ' '],
    ['note', 'x'.repeat(10_001)],
    ['theme', 'loud'],
    ['locked', false],
    ['opacity', 1.1],
    ['rotation', 360],
    ['rotation', Number.NaN],
    ['span', ['a', 'b']],
    ['strokes', 'A'],
    ['strokes', 'A'.repeat(87_388)],
  ])('%s is refused as %j in a snapshot, and left out in a document', (name, value) => {
    const check = checkSnapshot(makeSnapshot([{ ...sticky('a'), [name]: value }]));
    expect(check).toMatchObject({ ok: false, problems: [{ field: `elements[0].${name}` }] });
    const store = storeWith(sticky('a'));
    const key = {
      alt: 'alt',
      asset: 'm',
      assetSize: 'size',
      branchLayout: 'j',
      container: 'c',
      icon: 'icon',
      labels: 'labels',
      link: 'u',
      note: 'note',
      theme: 'theme',
      locked: 'i',
      opacity: 'y',
      rotation: 'o',
      span: 'v',
      strokes: 'd',
    }[name];
    store.doc.getMap(ELEMENTS_MAP).set(`a/${key}`, value);
    expect(store.elements.get('a')).toEqual(sticky('a'));
  });

  test.each([
    ['container', sticky('a', { container: 'gone' }), 'reference'],
    ['container', sticky('a', { container: 'a' }), 'cycle'],
    ['span', sticky('a', { span: ['a', 'gone', 'a'] }), 'reference'],
  ])('%s must refer to something sound', (field, element, rule) => {
    expect(checkSnapshot(makeSnapshot([element]))).toMatchObject({
      ok: false,
      problems: [{ field: `elements[0].${field}`, rule }],
    });
  });

  test('stays where an edit changes what this version knows of the same group', () => {
    const store = storeWith(
      sticky('a', { style: { fill: 'pink' } }),
      topic('r', null),
      topic('c', 'r'),
      connector('l', 'a', 'a'),
    );
    const map = store.doc.getMap<unknown>(ELEMENTS_MAP);
    map.set('a/s', { fill: 'pink', glow: 4 });
    map.set('l/r', ['curved', 'none', 'arrow', 'thick']);
    map.set('c/p', ['r', 'a0', null, 'r', 'later']);
    setStyle(store, ['a'], { fill: undefined, bold: true });
    setConnector(store, 'l', { route: 'elbow' });
    reparentTopic(store, 'c', { parent: 'r', index: 0, side: 'left' });
    expect(map.get('a/s')).toEqual({ bold: true, glow: 4 });
    expect(map.get('l/r')).toEqual(['elbow', 'none', 'arrow', 'thick']);
    expect(map.get('c/p')).toHaveLength(5);
  });
});

describe('what two people put at the same place at the same time', () => {
  test('never mixes, and lies between what was there', () => {
    const keys = fc.uniqueArray(
      fc
        .tuple(
          fc.constantFrom('a5', 'a6', 'Zz', `A${'0'.repeat(25)}1`, `A${'0'.repeat(26)}V`),
          fc.stringMatching(/^[0-9A-Za-z]{0,3}[1-9A-Za-z]?$/),
        )
        .map(([whole, fraction]) => whole + fraction)
        .filter(isOrderKey),
      { maxLength: 2 },
    );
    fc.assert(
      fc.property(
        keys,
        fc.nat(4e9),
        fc.nat(4e9),
        fc.integer({ min: 1, max: 400 }),
        (ends, one, other, count) => {
          fc.pre(one % 62 ** 4 !== other % 62 ** 4);
          const [before = null, after = null] = ends.toSorted();
          const mine = orderRun(count, one, before, after);
          const theirs = orderRun(count, other, before, after);
          expect(mine.every(isOrderKey)).toBe(true);
          const all = [before, ...mine, after].filter((key) => key !== null);
          expect(all).toEqual(all.toSorted());
          expect(new Set(all).size).toBe(all.length);
          const mixed = [...mine, ...theirs].toSorted();
          expect([mixed.slice(0, count), mixed.slice(count)]).toContainEqual(mine);
        },
      ),
    );
  });

  test('stays together: pasted elements in the stack, and pasted lines under a topic', () => {
    const store = storeWith(topic('r', null), sticky('a'), sticky('b'), sticky('c'));
    const other = new BoardStore(new Y.Doc());
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(store.doc));
    const pastes = [store, other].map((each) => ({
      notes: pasteElements(each, copyElements(each, ['a', 'b', 'c']), 9, 9),
      lines: addTopicLines(
        each,
        'r',
        ['x', 'y', 'z'].map((text) => ({ depth: 0, text: `${text} ${each === store}` })),
      ),
    }));
    Y.applyUpdate(store.doc, Y.encodeStateAsUpdate(other.doc));
    const stack = [...store.elements.values()].toSorted((a, b) => (a.z < b.z ? -1 : 1)).map(({ id }) => id);
    for (const { notes } of pastes) {
      const first = stack.indexOf(notes[0] ?? '');
      expect(stack.slice(first, first + 3)).toEqual(notes);
    }
    const texts = store.forest.childrenOf('r').map(({ text }) => text.slice(2));
    expect(texts.join(' ')).toMatch(/^(true true true false false false|false false false true true true)$/);
    addElements(store, [sticky('more')]);
  });
});
