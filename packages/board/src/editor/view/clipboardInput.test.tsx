import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { frames, mouse, unmountAll } from '../../../test/browser.tsx';
import { edit } from '../../../test/editing.tsx';
import { connector, frame, shape, sticky, topic } from '../../../test/elements.ts';
import { tableTexts, type BoardElement } from '../../document/index.ts';

type Edit = Awaited<ReturnType<typeof edit>>;

const send = ({ field }: Edit, type: 'copy' | 'cut' | 'paste', clip: DataTransfer): void =>
  void field.dispatchEvent(
    new ClipboardEvent(type, { clipboardData: clip, bubbles: true, cancelable: true }),
  );

/** The middle of the boxes of some elements. */
function middleOf({ get }: Edit, ids: readonly string[]): { x: number; y: number } {
  const boxes = ids.map(get).filter((element) => 'w' in element);
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const [right, bottom] = [
    Math.max(...boxes.map(({ x, w }) => x + w)),
    Math.max(...boxes.map(({ y, h }) => y + h)),
  ];
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

const added = ({ store }: Edit): BoardElement[] =>
  [...store.elements.values()].filter(({ id }) => id.startsWith('new'));

/** Copies two notes that lie far from everything on one board, and opens another. */
async function copiedFromAfar(): Promise<[Edit, DataTransfer]> {
  const clip = new DataTransfer();
  const first = await edit([sticky('a', { x: 90_000, y: 90_000 }), sticky('b', { x: 90_200, y: 90_000 })]);
  first.editor.select(['a', 'b']);
  send(first, 'copy', clip);
  unmountAll();
  return [await edit([sticky('here'), sticky('there', { x: 600, y: 300 })]), clip];
}

describe('pasting on another board', () => {
  test('puts what was copied around the pointer', async () => {
    const [second, clip] = await copiedFromAfar();
    await mouse.event('mouseMoved', ...second.at(200, 250));
    send(second, 'paste', clip);
    expect(second.selected()).toHaveLength(2);
    const { x, y } = middleOf(second, second.selected());
    expect(Math.abs(x - 200)).toBeLessThan(2);
    expect(Math.abs(y - 250)).toBeLessThan(2);
  });

  test('puts it in the middle of the view while the pointer is elsewhere, each time a little further', async () => {
    const [second, clip] = await copiedFromAfar();
    await mouse.event('mouseMoved', 950, 650);
    await frames();
    const [x, y] = [380, 230];
    for (const by of [0, 24, 48]) {
      send(second, 'paste', clip);
      const middle = middleOf(second, second.selected());
      expect(Math.abs(middle.x - x - by)).toBeLessThan(2);
      expect(Math.abs(middle.y - y - by)).toBeLessThan(2);
    }
  });

  test('puts plain text at the pointer too', async () => {
    const [second] = await copiedFromAfar();
    await mouse.event('mouseMoved', ...second.at(200, 250));
    const clip = new DataTransfer();
    clip.setData('text/plain', 'From elsewhere');
    send(second, 'paste', clip);
    expect(second.get(second.selected()[0] ?? '')).toMatchObject({
      type: 'text',
      x: 200,
      text: 'From elsewhere',
    });
  });
});

const FRAMED = [
  frame('f', { x: 0, y: 0, w: 600, h: 400, text: 'Plan' }),
  sticky('a', { x: 40, y: 40, text: 'A' }),
  shape('b', { x: 400, y: 40, text: 'B' }),
  frame('inner', { x: 20, y: 220, w: 260, h: 170 }),
  shape('c', { x: 60, y: 240, w: 80, h: 80, text: 'C' }),
  // Bulges out of the frame, and goes with its ends all the same.
  connector('l', 'a', 'b', { text: 'a label' }),
  topic('r', null, { x: 420, y: 320, text: 'R' }),
  topic('t', 'r', { text: 'T' }),
  sticky('out', { x: 560, y: 100, text: 'Out' }),
  connector('m', 'a', 'out'),
];
const INSIDE = ['A', 'B', 'C', 'Plan', 'R', 'T', 'a label'];

const textsOf = (elements: readonly BoardElement[]): string[] =>
  elements
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .toSorted();

describe('a frame', () => {
  test('is copied with what is in it, and only that', async () => {
    const board = await edit(FRAMED);
    const clip = new DataTransfer();
    board.editor.select(['f']);
    send(board, 'copy', clip);
    send(board, 'paste', clip);
    expect(textsOf(added(board))).toEqual(INSIDE);
    expect(board.selected()).toHaveLength(1);
    expect(board.get(board.selected()[0] ?? '')).toMatchObject({ type: 'frame', text: 'Plan' });
    board.editor.undo();
    expect(added(board)).toEqual([]);
  });

  test('is duplicated with what is in it, which keeps its place in the frame', async () => {
    const board = await edit(FRAMED);
    board.editor.select(['f']);
    board.editor.focus();
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(textsOf(added(board))).toEqual(INSIDE);
    const find = (text: string) => added(board).find((element) => element.text === text);
    expect(find('A')).toMatchObject({ x: 64, y: 64 });
    expect(find('Plan')).toMatchObject({ x: 24, y: 24 });
    const ends = added(board).find(({ type }) => type === 'connector');
    expect(ends).toMatchObject({ from: { element: find('A')?.id }, to: { element: find('B')?.id } });
  });

  test('is cut with what is in it, and paste brings all of it back', async () => {
    const board = await edit(FRAMED);
    const clip = new DataTransfer();
    board.editor.select(['f']);
    send(board, 'cut', clip);
    expect([...board.store.elements.keys()]).toEqual(['out']);
    send(board, 'paste', clip);
    expect(textsOf(added(board))).toEqual(INSIDE);
    board.editor.undo();
    board.editor.undo();
    expect(board.store.elements.size).toBe(FRAMED.length);
  });

  test('moves by the arrow keys with what is in it', async () => {
    const { editor, get } = await edit(FRAMED);
    editor.select(['f']);
    editor.focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    for (const [id, x] of [
      ['f', 10],
      ['a', 50],
      ['inner', 30],
      ['c', 70],
      ['r', 430],
      ['out', 560],
    ] as const)
      expect(get(id)).toMatchObject({ x });
  });

  test('is not cut where nothing may be changed', async () => {
    const board = await edit(FRAMED, true);
    board.editor.select(['f']);
    send(board, 'cut', new DataTransfer());
    expect(board.store.elements.size).toBe(FRAMED.length);
    expect(board.selected()).toEqual(['f']);
  });
});

test('cells of a spreadsheet are pasted as a table around the pointer, as one step, though a picture of them came along', async () => {
  const board = await edit([sticky('here'), sticky('there', { x: 600, y: 300 })]);
  const clip = new DataTransfer();
  clip.setData('text/html', '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>');
  clip.setData('text/plain', 'a\tb\nc\td');
  clip.items.add(new File(['x'], 'cells.png', { type: 'image/png' }));
  await mouse.event('mouseMoved', ...board.at(200, 250));
  send(board, 'paste', clip);
  await expect.poll(() => added(board).length).toBe(1);
  const [pasted] = added(board);
  expect(pasted?.type === 'table' && tableTexts(pasted)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  const { x, y } = middleOf(board, board.selected());
  expect([Math.abs(x - 200) < 2, Math.abs(y - 250) < 2]).toEqual([true, true]);
  board.editor.undo();
  expect(added(board)).toEqual([]);
});

describe('a mind map with relations between its topics', () => {
  const MAP = [
    topic('r', null, { text: 'R' }),
    topic('one', 'r', { text: 'One' }),
    topic('two', 'one', { text: 'Two' }),
    topic('three', 'one', { text: 'Three' }),
    sticky('out', { x: 560, y: 300, text: 'Out' }),
    connector('inner', 'two', 'three', { text: 'inner' }),
    connector('outer', 'two', 'r', { text: 'outer' }),
    connector('away', 'two', 'out', { text: 'away' }),
  ];
  /** The texts at the ends of each relation that was added, by its own text. */
  const relations = (board: Edit) =>
    added(board).flatMap((element) => {
      if (element.type !== 'connector') return [];
      const ends = [element.from, element.to].map((end) =>
        'element' in end ? board.get(end.element).text : 'bare',
      );
      return [[element.text, ...ends].join(' ')];
    });

  test('keeps them when it is cut and pasted, and when it is duplicated', async () => {
    const board = await edit(MAP);
    const clip = new DataTransfer();
    board.editor.select(['r']);
    board.editor.duplicateSelection();
    expect(relations(board).toSorted()).toEqual(['inner Two Three', 'outer Two R']);
    board.editor.undo();
    board.editor.select(['r']);
    send(board, 'cut', clip);
    expect(board.store.elements.size).toBe(1);
    send(board, 'paste', clip);
    expect(relations(board).toSorted()).toEqual(['inner Two Three', 'outer Two R']);
  });

  test('keeps those within a branch when that is copied alone', async () => {
    const board = await edit(MAP);
    const clip = new DataTransfer();
    board.editor.select(['one']);
    send(board, 'copy', clip);
    send(board, 'paste', clip);
    expect(relations(board)).toEqual(['inner Two Three']);
  });
});
