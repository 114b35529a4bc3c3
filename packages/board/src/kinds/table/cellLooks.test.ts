import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { table } from '../../../test/elements.ts';
import { TABLE } from '../../../test/tableOperations.ts';
import {
  BoardStore,
  checkSnapshot,
  compareSnapshots,
  copyElements,
  deleteLines,
  documentFrom,
  insertLines,
  makeSnapshot,
  moveLine,
  pasteElements,
  rebuiltUpdate,
  restoreSnapshot,
  snapshotOf,
  tableOf,
  tableTexts,
  updateFrom,
  type CellLook,
} from '../../document/index.ts';
import { clearCells, setCellLooks } from './cellCommands.ts';

const START = makeSnapshot([
  table(TABLE, [
    ['Name', 'Role'],
    ['Ada', 'Lead'],
    ['Grace', ''],
  ]),
]);

/** So many people on copies of one board. */
function people(count: number, maxBytes?: number): BoardStore[] {
  return Array.from({ length: count }, (_, index) => {
    const doc = documentFrom(START);
    doc.clientID = 100 + index;
    return new BoardStore(doc, { captureTimeout: 0, ...(maxBytes !== undefined && { maxBytes }) });
  });
}

function pair(): [BoardStore, BoardStore] {
  const [a, b] = people(2);
  if (!a || !b) throw new Error('two stores');
  return [a, b];
}

function exchange(...stores: readonly BoardStore[]): void {
  const updates = stores.map(({ doc }) => Y.encodeStateAsUpdate(doc));
  for (const { doc } of stores) for (const update of updates) Y.applyUpdate(doc, update, 'network');
}

const looks = (store: BoardStore): Readonly<Record<string, CellLook>> | undefined =>
  tableOf(store, TABLE)?.looks;
const texts = (store: BoardStore) => {
  const element = tableOf(store, TABLE);
  return element && tableTexts(element);
};

const FIRST_COLUMN = { top: 1, bottom: 2, left: 0, right: 0 };
const ALL = { top: 0, bottom: 2, left: 0, right: 1 };

describe('how cells look', () => {
  test('a range is coloured as one step, which one undo takes back and one redo makes again', () => {
    const [a] = pair();
    setCellLooks(a, TABLE, FIRST_COLUMN, { fill: 'yellow', bold: true });
    expect(looks(a)).toEqual({
      'r2/c1': { bold: true, fill: 'yellow' },
      'r3/c1': { bold: true, fill: 'yellow' },
    });
    a.undo();
    expect(looks(a)).toBeUndefined();
    a.redo();
    expect(Object.keys(looks(a) ?? {})).toEqual(['r2/c1', 'r3/c1']);
    setCellLooks(a, TABLE, { ...FIRST_COLUMN, bottom: 1 }, { fill: undefined, bold: undefined });
    expect(Object.keys(looks(a) ?? {})).toEqual(['r3/c1']);
  });

  test('what two people change of one cell at the same time stays both', () => {
    const [a, b] = pair();
    setCellLooks(a, TABLE, ALL, { fill: 'green' });
    setCellLooks(b, TABLE, FIRST_COLUMN, { bold: true, align: 'right' });
    exchange(a, b);
    expect(looks(a)?.['r2/c1']).toEqual({ align: 'right', bold: true, fill: 'green' });
    expect(snapshotOf(b.doc)).toEqual(snapshotOf(a.doc));
    a.undo();
    exchange(a, b);
    expect(looks(b)).toEqual({
      'r2/c1': { align: 'right', bold: true },
      'r3/c1': { align: 'right', bold: true },
    });
  });

  test('the looks go with a row that is deleted, also when another one colours it meanwhile, and with its cells when it moves', () => {
    const [a, b] = pair();
    setCellLooks(a, TABLE, ALL, { fill: 'green' });
    exchange(a, b);
    deleteLines(a, TABLE, 'row', ['r2']);
    setCellLooks(b, TABLE, FIRST_COLUMN, { fill: 'blue' });
    exchange(a, b);
    for (const store of [a, b]) {
      expect(Object.keys(looks(store) ?? {})).toEqual(['r1/c1', 'r1/c2', 'r3/c1', 'r3/c2']);
      expect(checkSnapshot(snapshotOf(store.doc))).toMatchObject({ ok: true });
    }
    moveLine(a, TABLE, 'column', 'c1', 2);
    expect(looks(a)?.['r3/c1']).toEqual({ fill: 'blue' });
    insertLines(a, TABLE, 'row', 1);
    expect(Object.keys(looks(a) ?? {})).toHaveLength(4);
  });

  test('the texts of a range are taken out as one step, and their looks stay', () => {
    const [a] = pair();
    setCellLooks(a, TABLE, FIRST_COLUMN, { fill: 'sand' });
    clearCells(a, TABLE, { ...FIRST_COLUMN, right: 1 });
    expect(texts(a)).toEqual([
      ['Name', 'Role'],
      ['', ''],
      ['', ''],
    ]);
    expect(Object.keys(looks(a) ?? {})).toHaveLength(2);
    a.undo();
    expect(texts(a)).toEqual([
      ['Name', 'Role'],
      ['Ada', 'Lead'],
      ['Grace', ''],
    ]);
  });

  test('a board that has no room for them takes none', () => {
    const [a] = people(1, 1_000);
    if (!a) throw new Error('a store');
    expect(() =>
      setCellLooks(a, TABLE, ALL, { fill: 'green', textColor: 'ink', align: 'left', bold: true }),
    ).toThrow('The board has no room');
    expect(snapshotOf(a.doc)).toEqual(START);
  });

  test('they are the same in a document, a rebuilt one, a copy and a version brought back', () => {
    const [a] = pair();
    setCellLooks(a, TABLE, FIRST_COLUMN, { fill: '#ff0000', textColor: 'paper', align: 'center' });
    const snapshot = snapshotOf(a.doc);
    expect(checkSnapshot(structuredClone(snapshot))).toEqual({ ok: true, snapshot });
    expect(snapshotOf(documentFrom(snapshot))).toEqual(snapshot);
    const rebuilt = new Y.Doc();
    Y.applyUpdate(rebuilt, rebuiltUpdate(a.doc));
    expect(snapshotOf(rebuilt)).toEqual(snapshot);
    const [copy = ''] = pasteElements(a, copyElements(a, [TABLE]), 10, 10);
    expect(tableOf(a, copy)?.looks).toEqual(looks(a));
    expect(compareSnapshots(START, snapshot)).toMatchObject([{ kind: 'changed', parts: ['look'] }]);
    restoreSnapshot(a, START);
    expect(snapshotOf(a.doc)).toEqual(START);
    restoreSnapshot(a, snapshot);
    expect(snapshotOf(a.doc)).toEqual(snapshot);
  });

  test('a table without looks is the same bytes as before there were any', () => {
    expect(JSON.stringify(START)).not.toContain('looks');
    const [a] = pair();
    setCellLooks(a, TABLE, FIRST_COLUMN, { fill: 'green' });
    setCellLooks(a, TABLE, FIRST_COLUMN, { fill: undefined });
    expect(updateFrom(snapshotOf(a.doc))).toEqual(updateFrom(START));
  });
});

describe('looks that somebody else wrote', () => {
  const [sound] = START.elements;
  const checked = (given: unknown) => checkSnapshot({ ...START, elements: [{ ...sound, looks: given }] });

  test('that later versions know are passed over', () => {
    const check = checked({ 'r1/c1': { fill: 'green', border: 'thick' }, 'r1/c2': { border: 'thin' } });
    expect(check.ok && check.snapshot.elements).toMatchObject([{ looks: { 'r1/c1': { fill: 'green' } } }]);
    expect(JSON.stringify(check)).not.toContain('border');
  });

  test.each([
    ['of a cell without a row', { 'r9/c1': { bold: true } }, 'looks', 'reference'],
    ['in a colour that is none', { 'r1/c1': { fill: 'loud' } }, 'looks.r1/c1.fill', 'value'],
    ['that are no object', { 'r1/c1': 7 }, 'looks.r1/c1', 'type'],
    ['that are a list', [], 'looks', 'type'],
  ] as const)('%s are refused in a snapshot', (_what, given, field, rule) => {
    const check = checked(given);
    const problems = check.ok ? [] : check.problems.map((problem) => [problem.field, problem.rule]);
    expect(problems).toContainEqual([`elements[0].${field}`, rule]);
  });

  test('in a document are set right: the board is sound', () => {
    const doc = documentFrom(START);
    const grid = doc.getMap('elements').get(`${TABLE}/grid`);
    if (!(grid instanceof Y.Map)) throw new Error('a map');
    grid.set('fill/r1/c1', { loud: true });
    grid.set('fill/r9/c9', 'green');
    grid.set('bold/r1/c2', 'very');
    grid.set('border/r1/c2', 'thick');
    grid.set('align/r2/c1', 'right');
    const snapshot = snapshotOf(doc);
    expect(checkSnapshot(structuredClone(snapshot))).toMatchObject({ ok: true });
    expect(snapshot.elements).toMatchObject([{ looks: { 'r2/c1': { align: 'right' } } }]);
  });
});
