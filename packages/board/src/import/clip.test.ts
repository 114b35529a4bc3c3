import { describe, expect, test } from 'vitest';
import type { BoardSnapshot } from '../document/index.ts';
import { readForeignClip } from './clip.ts';

const page = (body: string) =>
  `<html><head><style>td {color: red}</style></head><body><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const read = (html: string, text = '') =>
  readForeignClip({ html: html && page(html), text }, { fill: 'teal' });

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

describe('a table becomes notes where its cells were', () => {
  test('from the page that a spreadsheet writes', () => {
    const board = read(
      '<table><tr><td colspan="2">Plan</td><td>Who</td></tr><tr><td>1<br>2</td><td></td><td><b>Ana</b> &amp; Bo</td></tr></table>',
      'Plan\t\tWho\n',
    );
    expect(notesOf(board)).toEqual({ '0,0': 'Plan', '2,0': 'Who', '0,1': '1\n2', '2,1': 'Ana & Bo' });
    expect(board?.elements[0]?.style).toEqual({ fill: 'teal' });
  });

  test('from cells with tabs between them', () => {
    expect(notesOf(read('', 'a\tb\r\n"two\nlines"\t\r\n'))).toEqual({
      '0,0': 'a',
      '1,0': 'b',
      '0,1': 'two\nlines',
    });
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
