import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { storeWith, table } from '../../test/elements.ts';
import { TABLE, tableOperation, write } from '../../test/tableOperations.ts';
import {
  addElements,
  BoardLimits,
  BoardStore,
  cellPlace,
  checkSnapshot,
  copyElements,
  deleteElements,
  deleteLines,
  documentFrom,
  emptyTable,
  fillCells,
  insertLines,
  makeSnapshot,
  moveElements,
  moveLine,
  pasteElements,
  rebuiltUpdate,
  restoreSnapshot,
  setColumnWidth,
  setHeaderRow,
  setText,
  snapshotOf,
  tableOf,
  tableTexts,
  updateFrom,
  type TableElement,
} from './index.ts';

const START = makeSnapshot([
  table(TABLE, [
    ['Name', 'Role'],
    ['Ada', 'Lead'],
    ['Grace', ''],
  ]),
]);

/** So many people on copies of one board; what each does reaches the others with `exchange`. */
function people(count: number): BoardStore[] {
  return Array.from({ length: count }, (_, index) => {
    const doc = documentFrom(START);
    doc.clientID = 100 + index;
    let made = 0;
    return new BoardStore(doc, { createId: () => `${'ABC'.charAt(index)}${(made += 1)}`, captureTimeout: 0 });
  });
}

function exchange(stores: readonly BoardStore[]): void {
  const updates = stores.map(({ doc }) => Y.encodeStateAsUpdate(doc));
  for (const { doc } of stores) for (const update of updates) Y.applyUpdate(doc, update, 'network');
}

function pair(): [BoardStore, BoardStore] {
  const [a, b] = people(2);
  if (!a || !b) throw new Error('two stores');
  return [a, b];
}

function found(store: BoardStore): TableElement {
  const element = tableOf(store, TABLE);
  if (!element) throw new Error('the table is gone');
  return element;
}

const texts = (store: BoardStore): string[][] => tableTexts(found(store));

describe('two people in one table', () => {
  test('a column added and a cell written at the same time both stay', () => {
    const [a, b] = pair();
    insertLines(a, TABLE, 'column', 1);
    write(1, 1, 'Leader')(b);
    exchange([a, b]);
    for (const store of [a, b])
      expect(texts(store)).toEqual([
        ['Name', '', 'Role'],
        ['Ada', '', 'Leader'],
        ['Grace', '', ''],
      ]);
  });

  test('what two people write in one cell at the same time stays, also where it was empty', () => {
    const [a, b] = pair();
    write(2, 1, 'Admiral')(a);
    write(2, 1, 'Rear ')(b);
    write(1, 0, 'Ada L.')(a);
    write(1, 0, 'The Ada')(b);
    exchange([a, b]);
    expect(['AdmiralRear ', 'Rear Admiral']).toContain(texts(a)[2]?.[1]);
    expect(texts(a)[1]?.[0]).toBe('The Ada L.');
    expect(texts(b)).toEqual(texts(a));
  });

  test('a row and a column added at the same time meet in an empty cell, which can be written', () => {
    const [a, b] = pair();
    insertLines(a, TABLE, 'row', 3);
    insertLines(b, TABLE, 'column', 2);
    exchange([a, b]);
    expect(texts(a)).toHaveLength(4);
    write(3, 2, 'corner')(b);
    exchange([a, b]);
    expect(texts(a)[3]?.[2]).toBe('corner');
  });

  test('a row that one deletes while the other moves it and writes in it stays deleted', () => {
    const [a, b] = pair();
    deleteLines(a, TABLE, 'row', ['r2']);
    moveLine(b, TABLE, 'row', 'r2', 3);
    write(2, 0, 'Ada, moved')(b);
    setColumnWidth(b, TABLE, 'c2', 300);
    exchange([a, b]);
    for (const store of [a, b]) {
      expect(texts(store)).toEqual([
        ['Name', 'Role'],
        ['Grace', ''],
      ]);
      expect(found(store)).toMatchObject({ w: 460 });
    }
  });

  test('rows that both add at the same place do not mix, and one more goes between them', () => {
    const [a, b] = pair();
    const mine = insertLines(a, TABLE, 'row', 1, 2);
    const theirs = insertLines(b, TABLE, 'row', 1, 2);
    exchange([a, b]);
    const order = found(a).rows.map(({ id }) => id);
    expect([
      ['r1', ...mine, ...theirs, 'r2', 'r3'],
      ['r1', ...theirs, ...mine, 'r2', 'r3'],
    ]).toContainEqual(order);
    const [between] = insertLines(a, TABLE, 'row', 2);
    expect(found(a).rows[2]?.id).toBe(between);
  });

  test('a table made wider than its limit by two people at once is cut for both alike', () => {
    const [a, b] = pair();
    insertLines(a, TABLE, 'column', 2, BoardLimits.tableColumns - 2);
    insertLines(b, TABLE, 'column', 2, BoardLimits.tableColumns - 2);
    exchange([a, b]);
    expect(found(a).columns).toHaveLength(BoardLimits.tableColumns);
    expect(snapshotOf(b.doc)).toEqual(snapshotOf(a.doc));
    expect(checkSnapshot(snapshotOf(a.doc))).toMatchObject({ ok: true });
  });

  test('three who do anything and undo come to one table without a cell that has no row or column', () => {
    const step = fc.tuple(fc.nat(2), fc.oneof({ weight: 5, arbitrary: tableOperation }, fc.constant(null)));
    fc.assert(
      fc.property(
        fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 }),
        (rounds) => {
          const all = people(3);
          for (const round of rounds) {
            for (const [who, run] of round) {
              const store = all[who];
              if (store && run) run(store);
              else store?.undo();
            }
            exchange(all);
            const [first, ...others] = all.map(({ doc }) => snapshotOf(doc));
            if (!first) throw new Error('nobody');
            for (const other of others) expect(updateFrom(other)).toEqual(updateFrom(first));
            // Among other things it refuses cells without a row or a column.
            expect(checkSnapshot(first)).toMatchObject({ ok: true });
            for (const store of all) expect(makeSnapshot(store.elements.values())).toEqual(first);
          }
        },
      ),
      { numRuns: 150, interruptAfterTimeLimit: 8_000 },
    );
  });
});

describe('undo', () => {
  test('brings a deleted row back with its texts, where it stood', () => {
    const [a] = pair();
    moveLine(a, TABLE, 'row', 'r2', 3);
    deleteLines(a, TABLE, 'row', ['r2']);
    expect(texts(a)).toEqual([
      ['Name', 'Role'],
      ['Grace', ''],
    ]);
    a.undo();
    expect(texts(a)).toEqual([
      ['Name', 'Role'],
      ['Grace', ''],
      ['Ada', 'Lead'],
    ]);
    write(2, 0, 'Ada again')(a);
    expect(texts(a)[2]?.[0]).toBe('Ada again');
  });

  test('takes back each thing that was done, and does it again', () => {
    const [a] = pair();
    const before = snapshotOf(a.doc);
    insertLines(a, TABLE, 'column', 0);
    fillCells(a, TABLE, { row: 2, column: 2 }, [['x', 'y'], ['z']]);
    setHeaderRow(a, TABLE, false);
    setColumnWidth(a, TABLE, 'c1', 90);
    moveElements(a, [TABLE], 5, 5);
    deleteLines(a, TABLE, 'column', ['c1']);
    deleteElements(a, [TABLE]);
    const steps = 7;
    const after = snapshotOf(a.doc);
    for (let each = 0; each < steps; each += 1) a.undo();
    expect(snapshotOf(a.doc)).toEqual(before);
    for (let each = 0; each < steps; each += 1) a.redo();
    expect(snapshotOf(a.doc)).toEqual(after);
  });

  test('of a deleted table leaves it whole, also when somebody else deleted it too', () => {
    const [a, b] = pair();
    deleteElements(a, [TABLE]);
    deleteElements(b, [TABLE]);
    exchange([a, b]);
    a.undo();
    exchange([a, b]);
    for (const store of [a, b])
      expect(texts(store)).toEqual([
        ['Name', 'Role'],
        ['Ada', 'Lead'],
        ['Grace', ''],
      ]);
  });
});

describe('the limits of a table', () => {
  const full = (rows: number, columns: number) => storeWith(table(TABLE, [], emptyTable(rows, columns)));

  test.each([
    ['rows', 'row', full(BoardLimits.tableRows, 2)],
    ['columns', 'column', full(2, BoardLimits.tableColumns)],
    ['cells', 'row', full(100, 50)],
  ] as const)('no more %s are added than it holds', (_what, axis, store) => {
    const before = snapshotOf(store.doc);
    expect(() => insertLines(store, TABLE, axis, 0)).toThrow('The table has no room');
    expect(() =>
      fillCells(
        store,
        TABLE,
        { row: 1, column: 1 },
        Array.from({ length: 500 }, () => Array.from({ length: 50 }, () => 'x')),
      ),
    ).toThrow('The table has no room');
    expect(snapshotOf(store.doc)).toEqual(before);
  });

  test('texts that the board has no room for are not filled in', () => {
    const doc = documentFrom(START);
    const store = new BoardStore(doc, { maxBytes: 3_000 });
    expect(() => fillCells(store, TABLE, { row: 0, column: 0 }, [['x'.repeat(4_000)]])).toThrow(
      'The board has no room',
    );
    expect(() => insertLines(store, TABLE, 'row', 0, 90)).toThrow('The board has no room');
    expect(snapshotOf(doc)).toEqual(START);
  });

  const [sound] = START.elements;
  test.each([
    ['a cell without a row', { cells: { 'r9/c1': 'x' } }, 'cells', 'reference'],
    [
      'two rows of one id',
      {
        rows: [
          { id: 'r1', order: 'a0' },
          { id: 'r1', order: 'a1' },
        ],
        cells: {},
      },
      'rows[1].id',
      'unique',
    ],
    ['a column without an id', { columns: [{ order: 'a0', w: 90 }], cells: {} }, 'columns[0].id', 'value'],
    [
      'a column that is too wide',
      { columns: [{ id: 'c1', order: 'a0', w: 9_000 }], cells: {} },
      'columns[0].w',
      'range',
    ],
    ['too many columns', { ...emptyTable(2, 51) }, 'columns', 'count'],
    ['too many rows', { ...emptyTable(501, 2) }, 'rows', 'count'],
    ['too many cells', { ...emptyTable(200, 26) }, '', 'count'],
    ['a cell that is no text', { cells: { 'r1/c1': 7 } }, 'cells.r1/c1', 'type'],
    ['no rows at all', { rows: undefined, cells: {} }, 'rows', 'type'],
  ] as const)('a board with %s is refused', (_what, given, field, rule) => {
    const check = checkSnapshot({ ...START, elements: [{ ...sound, ...given }] });
    expect(check).toMatchObject({ ok: false });
    const problems = check.ok ? [] : check.problems;
    expect(problems.map((problem) => [problem.field, problem.rule])).toContainEqual([
      ['elements[0]', field].filter(Boolean).join('.'),
      rule,
    ]);
  });

  test('the texts of cells count among all texts of a board', () => {
    const store = storeWith(table(TABLE, [['x'.repeat(100), 'y'.repeat(50)]]));
    expect(store.textRoom).toBe(BoardLimits.totalText - 150);
  });
});

describe('a table as it is kept', () => {
  test('is the same in a document, a rebuilt one, a copy and a version brought back', () => {
    const [a] = pair();
    insertLines(a, TABLE, 'column', 1);
    write(2, 1, 'middle')(a);
    moveLine(a, TABLE, 'column', 'c1', 3);
    const snapshot = snapshotOf(a.doc);
    expect(snapshotOf(documentFrom(snapshot))).toEqual(snapshot);
    const rebuilt = new Y.Doc();
    Y.applyUpdate(rebuilt, rebuiltUpdate(a.doc));
    expect(snapshotOf(rebuilt)).toEqual(snapshot);
    setText(new BoardStore(rebuilt), cellPlace(TABLE, 'r1', 'c2'), 'goes on');
    expect(JSON.stringify(snapshotOf(rebuilt))).toContain('goes on');
    const [copy = ''] = pasteElements(a, copyElements(a, [TABLE]), 10, 10);
    const pasted = tableOf(a, copy);
    expect(pasted && tableTexts(pasted)).toEqual(texts(a));
    restoreSnapshot(a, START);
    expect(snapshotOf(a.doc)).toEqual(START);
  });

  test('keeps what two tables say apart', () => {
    const store = storeWith();
    addElements(store, [table('one', [['a']]), table('two', [['b']])]);
    setText(store, cellPlace('one', 'r1', 'c1'), 'only here');
    expect(tableTexts(tableOf(store, 'two') ?? emptyTable(0, 0))).toEqual([['b']]);
  });
});
