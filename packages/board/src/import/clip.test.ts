import { describe, expect, test } from 'vitest';
import { tableTexts, type BoardSnapshot } from '../document/index.ts';
import { readForeignCells, readForeignClip } from './clip.ts';

const page = (body: string) =>
  `<html><head><style>td {color: red}</style></head><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const read = (html: string, text = '') =>
  readForeignClip({ html: html && page(html), text }, { fill: 'teal' })?.snapshot ?? null;

/** The notes of a board: what they say, by column and row. */
function notesOf(board: BoardSnapshot | null): Record<string, string> | null {
  if (!board) return null;
  const notes = board.elements.filter((element) => element.type === 'sticky');
  expect(notes).toHaveLength(board.elements.length);
  const [left, top] = [Math.min(...notes.map(({ x }) => x)), Math.min(...notes.map(({ y }) => y))];
  return Object.fromEntries(
    notes.map(({ x, y, text }) => [`${Math.round((x - left) / 200)},${Math.round((y - top) / 200)}`, text]),
  );
}

/** The one table of a board: what its cells say, row by row. */
function tableIn(board: BoardSnapshot | null) {
  const [table, ...others] = board?.elements ?? [];
  expect(others).toEqual([]);
  if (table?.type !== 'table') throw new Error('no table');
  return { ...table, texts: tableTexts(table), widths: table.columns.map(({ w }) => w) };
}

describe('cells become a table', () => {
  test('from the page that a spreadsheet writes', () => {
    const table = tableIn(
      read(
        '<table><tr><td colspan="2">Plan</td><td>Who</td></tr><tr><td>1<br>2</td><td></td><td><b>Ana</b> &amp; Bo</td></tr></table>',
        'Plan\t\tWho\n',
      ),
    );
    expect(table.texts).toEqual([
      ['Plan', '', 'Who'],
      ['1\n2', '', 'Ana & Bo'],
    ]);
    expect(table.header).toBe(false);
  });

  test('whose texts stay in their columns below and beside cells that go over several', () => {
    const rows = [
      '<tr><td rowspan="3">Team</td><td>Ana</td><td>1</td><td rowspan="2">high</td></tr>',
      '<tr><td rowspan="2" colspan="2">Bo</td></tr>',
      '<tr><td>low</td></tr>',
      '<tr><td>Sum</td><td></td><td>3</td><td>all</td></tr>',
    ];
    expect(tableIn(read(`<table>${rows.join('')}</table>`)).texts).toEqual([
      ['Team', 'Ana', '1', 'high'],
      ['', 'Bo', '', ''],
      ['', '', '', 'low'],
      ['Sum', '', '3', 'all'],
    ]);
  });

  test('from cells with tabs between them, with columns that suit their texts', () => {
    const table = tableIn(read('', 'Name\tWhat it is about\r\n"two\nlines"\t\r\n'));
    expect(table.texts).toEqual([
      ['Name', 'What it is about'],
      ['two\nlines', ''],
    ]);
    expect(table.header).toBe(true);
    expect(table.widths[1]).toBeGreaterThan(table.widths[0] ?? 0);
  });

  test.each([
    ['cells that are marked as such', '<tr><th>1</th><th>2</th></tr><tr><td>a</td><td>b</td></tr>', true],
    ['words above numbers', '<tr><td>Tea</td><td>Cake</td></tr><tr><td>3</td><td>5</td></tr>', true],
    ['numbers', '<tr><td>2025</td><td>2026</td></tr><tr><td>3</td><td>5</td></tr>', false],
    ['a row that says not all', '<tr><td>Tea</td><td></td></tr><tr><td>3</td><td>5</td></tr>', false],
  ])('whose first row names the columns or not: %s', (_what, rows, isNamed) => {
    expect(tableIn(read(`<table>${rows}</table>`)).header).toBe(isNamed);
  });

  test('for the cells of a table on the board too', () => {
    expect(readForeignCells({ html: '', text: 'a\t"b\tc"' })).toEqual([['a', 'b\tc']]);
    expect(readForeignCells({ html: '<p>a</p>', text: 'a' })).toBeNull();
  });
});

test.each([
  ['entries of a page', '<ul><li>One<ol><li>Deep</li></ol></li><li>Two</li></ul>', 'One\nDeep\nTwo'],
  ['marked lines', '', '- One\n  * Deep\n\n• Two'],
  ['numbered lines', '<p>1. One</p><p>2. Deep</p><p>3. Two</p>', '1. One\n2) Deep\n3. Two'],
])('%s become notes', (_, html, text) => {
  expect(Object.values(notesOf(read(html, text)) ?? {}).toSorted()).toEqual(['Deep', 'One', 'Two']);
});

test('what Excalidraw has copied becomes its elements', () => {
  const text = JSON.stringify({
    type: 'excalidraw/clipboard',
    elements: [
      { id: 'a', type: 'rectangle', x: 0, y: 0, width: 100, height: 60, link: 'https://example.com/' },
      { id: 'b', type: 'text', x: 0, y: 200, width: 80, height: 20, text: 'Hi' },
    ],
    files: {},
  });
  const { elements = [] } = read('', text) ?? {};
  expect(elements).toMatchObject([
    { type: 'shape', text: '', link: 'https://example.com/' },
    { type: 'text', text: 'Hi' },
  ]);
});

test.each([
  ['a sentence', '<p>Hello</p>', 'Hello'],
  ['a list within a text', '<p>Buy:</p><ul><li>Milk</li><li>Tea</li></ul>', 'Buy:\nMilk\nTea'],
  [
    'a table within a text',
    '<p>Prices:</p><table><tr><td>Tea</td><td>3</td></tr></table>',
    'Prices:\nTea\t3',
  ],
  ['two tables', '<table><tr><td>a</td><td>b</td></tr></table><table><tr><td>c</td></tr></table>', 'a\tb\nc'],
  ['one cell', '<table><tr><td>Alone</td></tr></table>', 'Alone'],
  ['indented lines', '', '\tone\n\ttwo'],
  ['rows of different lengths', '', 'if a:\n\treturn\tb'],
  ['one marked line', '', '- 5 degrees'],
  ['other JSON', '', '{"type":"excalidraw/other"}'],
  ['broken JSON', '', '{"type":"excalidraw/clipboard"'],
  ['an empty scene', '', '{"type":"excalidraw/clipboard","elements":[]}'],
  ['too many cells', `<table>${'<tr><td>a</td></tr>'.repeat(501)}</table>`, 'a'],
  ['a page without end', '<div>'.repeat(20_000), 'deep'],
])('%s stays what it is', (_, html, text) => {
  expect(read(html, text)).toBeNull();
});
