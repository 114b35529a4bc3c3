import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as Y from 'yjs';
import { colorAt, frames, mouse, touch } from '../../../test/browser.tsx';
import { edit } from '../../../test/editing.tsx';
import {
  cellAt,
  chosen,
  itemIn,
  send,
  START,
  texts,
  withTable,
  type Board,
} from '../../../test/tableEditing.ts';
import { BoardStore, deleteLines, tableOf, tableTexts } from '../../document/index.ts';
import { setCellLooks } from '../../kinds/table/cellCommands.ts';
import { possibleActions } from '../actions/actions.ts';
import { chosenRange } from './chosenTable.ts';

/** The chosen range, as the places of its first and last cell. */
function range({ editor }: Board): [[number, number], [number, number]] | null {
  const found = chosenRange(editor)?.range;
  return found
    ? [
        [found.top, found.left],
        [found.bottom, found.right],
      ]
    : null;
}

const looks = ({ store }: Board) => tableOf(store, 't')?.looks;

/** A table of which a cell is chosen. */
async function withCell(row: string, column: string): Promise<Board> {
  const board = await withTable();
  board.editor.chooseCell({ row, column });
  return board;
}

/** The handle of the chosen range, on the page. */
function extent(board: Board): [number, number] {
  const { grid, box } = itemIn(board);
  const { bottom = 0, right = 0 } = chosenRange(board.editor)?.range ?? {};
  return board.at(box.x + (grid.xs[right + 1] ?? 0), box.y + (grid.ys[bottom + 1] ?? 0));
}

describe('choosing a range of cells', () => {
  test('by dragging from cell to cell where one is chosen, also beyond the table; the table stays where it is', async () => {
    const board = await withCell('r1', 'c1');
    await mouse.drag(cellAt(board, 1, 0), cellAt(board, 2, 1));
    expect(range(board)).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(chosen(board)).toEqual([1, 0]);
    const [x, y] = cellAt(board, 1, 1);
    await mouse.drag([x, y], [x - 300, y + 200]);
    expect(range(board)).toEqual([
      [1, 0],
      [2, 1],
    ]);
    expect(chosen(board)).toEqual([1, 1]);
    expect(board.get('t')).toMatchObject({ x: START.x, y: START.y });
    await mouse.click(...cellAt(board, 2, 0));
    expect(range(board)).toEqual([
      [2, 0],
      [2, 0],
    ]);
  });

  test('a drag on a table of which no cell is chosen moves it, and Escape breaks off the choice of a range', async () => {
    const board = await withTable();
    const [x, y] = cellAt(board, 1, 0);
    await mouse.drag([x, y], [x + 40, y + 40]);
    expect(board.get('t')).not.toMatchObject({ x: START.x });
    board.editor.undo();
    board.editor.select(['t']);
    board.editor.chooseCell({ row: 'r1', column: 'c2' });
    await mouse.event('mousePressed', ...cellAt(board, 1, 0));
    await mouse.event('mouseMoved', ...cellAt(board, 2, 1));
    await frames();
    expect(range(board)?.[1]).toEqual([2, 1]);
    await userEvent.keyboard('{Escape}');
    await mouse.event('mouseReleased', ...cellAt(board, 2, 1));
    expect(range(board)).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  test('by a click with Shift, and by Shift with arrows, Home and End, never further than the table goes', async () => {
    const board = await withCell('r1', 'c1');
    await mouse.click(...cellAt(board, 1, 1), 1, true);
    expect(range(board)).toEqual([
      [0, 0],
      [1, 1],
    ]);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowLeft}{/Shift}');
    expect(range(board)).toEqual([
      [0, 0],
      [2, 0],
    ]);
    await userEvent.keyboard('{Shift>}{End}{/Shift}');
    expect(range(board)?.[1]).toEqual([2, 1]);
    await userEvent.keyboard('{Shift>}{Home}{/Shift}');
    expect(range(board)?.[1]).toEqual([2, 0]);
    expect(chosen(board)).toEqual([0, 0]);
    await userEvent.keyboard('{Escape}');
    expect(range(board)?.[1]).toEqual([0, 0]);
    await userEvent.keyboard('{Escape}');
    expect([range(board), board.selected()]).toEqual([null, ['t']]);
  });

  test('all of the table by Ctrl and A, and by the grip at its corner, which also moves it', async () => {
    const board = await withCell('r2', 'c1');
    await userEvent.keyboard('{Control>}a{/Control}');
    const all = [
      [0, 0],
      [2, 1],
    ];
    expect([range(board), board.selected()]).toEqual([all, ['t']]);
    board.editor.chooseCell(null);
    const { box } = itemIn(board);
    const corner = board.at(box.x - 12, box.y - 12);
    await mouse.click(...corner);
    expect(range(board)).toEqual(all);
    await mouse.drag(corner, [corner[0] + 50, corner[1]]);
    expect(board.get('t')).not.toMatchObject({ x: START.x });
  });

  test('rows and columns by their grips, with Shift several, and by keys', async () => {
    const board = await withCell('r2', 'c2');
    const { box } = itemIn(board);
    const [, second] = cellAt(board, 1, 0);
    const [, third] = cellAt(board, 2, 0);
    const [left, top] = board.at(box.x - 12, box.y - 12);
    await mouse.click(left, second);
    expect(range(board)).toEqual([
      [1, 0],
      [1, 1],
    ]);
    await mouse.click(left, third, 1, true);
    expect(range(board)).toEqual([
      [1, 0],
      [2, 1],
    ]);
    const [column] = cellAt(board, 0, 1);
    await mouse.click(column, top);
    expect(range(board)).toEqual([
      [0, 1],
      [2, 1],
    ]);
    board.editor.chooseCell({ row: 'r2', column: 'c1' });
    await userEvent.keyboard('{Shift>} {/Shift}');
    expect(range(board)).toEqual([
      [1, 0],
      [1, 1],
    ]);
    board.editor.chooseCell({ row: 'r2', column: 'c1' });
    await userEvent.keyboard('{Control>} {/Control}');
    expect(range(board)).toEqual([
      [0, 0],
      [2, 0],
    ]);
  });

  test('with a finger by the handle of the chosen cell; elsewhere a finger still moves the table', async () => {
    const board = await withCell('r1', 'c1');
    const from = extent(board);
    const to = cellAt(board, 1, 1);
    await touch([from], [[from[0] + 12, from[1] + 12]], [to]);
    expect(range(board)).toEqual([
      [0, 0],
      [1, 1],
    ]);
    const [x, y] = cellAt(board, 2, 0);
    await touch([[x, y]], [[x + 20, y]], [[x + 60, y]]);
    expect(board.get('t')).not.toMatchObject({ x: START.x });
  });

  test('a menu in the range leaves it chosen, one beside it is about the cell there', async () => {
    const board = await withCell('r1', 'c1');
    board.editor.chooseCell({ row: 'r1', column: 'c1' }, { row: 'r2', column: 'c1' });
    const at = ([clientX, clientY]: [number, number]) => ({ clientX, clientY });
    board.editor.selectUnder(at(cellAt(board, 1, 0)));
    expect(range(board)?.[1]).toEqual([1, 0]);
    board.editor.selectUnder(at(cellAt(board, 1, 1)));
    expect(range(board)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });

  test('a range goes on with the cells that stay when another one deletes its last row', async () => {
    const board = await withCell('r1', 'c1');
    board.editor.chooseCell({ row: 'r1', column: 'c1' }, { row: 'r3', column: 'c2' });
    const other = new BoardStore(new Y.Doc());
    Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(board.store.doc));
    deleteLines(other, 't', 'row', ['r3']);
    Y.applyUpdate(board.store.doc, Y.encodeStateAsUpdate(other.doc));
    expect(range(board)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});

describe('what is done with a range', () => {
  /** The last two rows are chosen. */
  async function withRows(): Promise<Board> {
    const board = await withCell('r2', 'c1');
    board.editor.chooseCell({ row: 'r2', column: 'c1' }, { row: 'r3', column: 'c2' });
    return board;
  }

  test('it is coloured, aligned and made bold, each one step that one undo takes back, and the table keeps its look', async () => {
    const board = await withRows();
    board.editor.setStyle({ fill: 'pink' });
    board.editor.setStyle({ textColor: 'blue', align: 'right' });
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(Object.keys(looks(board) ?? {})).toEqual(['r2/c1', 'r2/c2', 'r3/c1', 'r3/c2']);
    expect(looks(board)?.['r3/c2']).toEqual({ align: 'right', bold: true, fill: 'pink', textColor: 'blue' });
    expect(board.get('t').style).toEqual(START.style);
    expect(board.editor.cellStyles).toMatchObject([{ bold: true }, { bold: true }, { fill: 'pink' }, {}]);
    board.editor.undo();
    expect(looks(board)?.['r3/c2']).toEqual({ align: 'right', fill: 'pink', textColor: 'blue' });
    board.editor.setStyle({ fill: 'none' });
    expect(looks(board)?.['r3/c2']).toEqual({ align: 'right', textColor: 'blue' });
    const [clear] = possibleActions(board.editor).filter(({ id }) => id === 'clearLooks');
    clear?.run(board.editor);
    expect(looks(board)).toBeUndefined();
    for (let step = 0; step < 4; step += 1) board.editor.undo();
    expect(looks(board)).toBeUndefined();
    expect(board.editor.getState().canUndo).toBe(false);
  });

  test('what cells have none of goes for the table: its lines and the size of its texts', async () => {
    const board = await withRows();
    board.editor.setStyle({ fontSize: 28, bold: true });
    expect(board.get('t').style).toMatchObject({ fontSize: 28 });
    expect(board.get('t').style).not.toHaveProperty('bold');
    expect(looks(board)?.['r2/c1']).toEqual({ bold: true });
  });

  test('Delete takes its texts out, and one undo brings them back', async () => {
    const board = await withRows();
    await userEvent.keyboard('{Delete}');
    expect(texts(board)).toEqual([
      ['Name', 'Role'],
      ['', ''],
      ['', ''],
    ]);
    expect(range(board)?.[1]).toEqual([2, 1]);
    board.editor.undo();
    expect(texts(board)).toEqual(tableTexts(START));
  });

  test('typing writes in the cell it began with', async () => {
    const board = await withRows();
    await userEvent.keyboard('Bo{Escape}');
    expect(texts(board)[1]).toEqual(['Bo', 'Lead']);
    expect(texts(board)[2]).toEqual(['Grace', '']);
    expect(range(board)?.[1]).toEqual([1, 0]);
  });

  test('its rows are deleted together, and a row is added below the last of them', async () => {
    const board = await withRows();
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(texts(board)).toHaveLength(4);
    expect(chosen(board)).toEqual([3, 0]);
    board.editor.chooseCell({ row: 'r2', column: 'c1' }, { row: 'r3', column: 'c1' });
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    expect(texts(board)).toEqual([
      ['Name', 'Role'],
      ['', ''],
    ]);
  });

  test('it is copied and cut as spreadsheets write cells, and comes back as it was', async () => {
    const board = await withRows();
    const clip = new DataTransfer();
    send(board, 'cut', clip);
    expect(clip.getData('text/plain')).toBe('Ada\tLead\nGrace\t');
    expect(clip.getData('text/html')).toContain('<td>Ada</td><td>Lead</td>');
    expect(texts(board)[1]).toEqual(['', '']);
    board.editor.chooseCell({ row: 'r1', column: 'c1' });
    send(board, 'paste', clip);
    await expect
      .poll(() => texts(board))
      .toEqual([
        ['Ada', 'Lead'],
        ['Grace', ''],
        ['', ''],
      ]);
    expect(range(board)).toEqual([
      [0, 0],
      [1, 1],
    ]);
  });

  test('cells of a spreadsheet come into it from its first cell on, however it was chosen, and one value fills it', async () => {
    const board = await withTable();
    board.editor.chooseCell({ row: 'r3', column: 'c2' }, { row: 'r2', column: 'c1' });
    const cells = new DataTransfer();
    cells.setData('text/plain', '1\t2');
    send(board, 'paste', cells);
    await expect
      .poll(() => texts(board))
      .toEqual([
        ['Name', 'Role'],
        ['1', '2'],
        ['1', '2'],
      ]);
    board.editor.undo();
    board.editor.select(['t']);
    board.editor.chooseCell({ row: 'r2', column: 'c2' }, { row: 'r3', column: 'c2' });
    const one = new DataTransfer();
    one.setData('text/plain', 'open');
    send(board, 'paste', one);
    expect(texts(board).map((row) => row[1])).toEqual(['Role', 'open', 'open']);
  });

  test('a locked table and one that may only be read stay as they are', async () => {
    const board = await edit([{ ...START, locked: true }], false, 0);
    board.editor.select(['t']);
    board.editor.chooseCell({ row: 'r1', column: 'c1' }, { row: 'r3', column: 'c2' });
    board.editor.setStyle({ fill: 'pink' });
    board.editor.focus();
    await userEvent.keyboard('{Delete}');
    expect([looks(board), texts(board)]).toEqual([undefined, tableTexts(START)]);
    board.editor.setReadOnly(true);
    board.editor.setStyle({ bold: true });
    expect(looks(board)).toBeUndefined();
  });
});

describe('how coloured cells look', () => {
  const COLOURED = {
    ...START,
    looks: {
      'r1/c1': { fill: '#00ff00', bold: false },
      'r3/c2': { fill: '#ff0000' },
    },
  } as const;

  test('they are painted, with the round corners of the table, and what another one colours appears', async () => {
    const board = await withTable(false, COLOURED);
    board.editor.select([]);
    await frames();
    const inside = (row: number, column: number): string => {
      const [x, y] = cellAt(board, row, column);
      return colorAt(board.canvas, x + 60, y - 8);
    };
    expect([inside(0, 0), inside(2, 1)]).toEqual(['0,255,0', '255,0,0']);
    const { box } = itemIn(board);
    expect(colorAt(board.canvas, ...board.at(box.x + 0.5, box.y + 0.5))).not.toBe('0,255,0');
    setCellLooks(board.store, 't', { top: 1, bottom: 1, left: 0, right: 0 }, { fill: '#0000ff' });
    await frames();
    expect(inside(1, 0)).toBe('0,0,255');
  });

  test('text on a dark ground is light, and the cell that is written looks the same', async () => {
    const board = await withTable(false, {
      ...START,
      looks: { 'r2/c1': { fill: '#101010', align: 'right' } },
    });
    board.editor.startEditing('t', false, { row: 'r2', column: 'c1' });
    await frames();
    const { color, textAlign } = getComputedStyle(board.field);
    expect(color).toBe('rgb(246, 248, 250)');
    expect(textAlign).toBe('right');
  });
});
