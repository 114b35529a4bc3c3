import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { colorAt, frames, mouse } from '../../../test/browser.tsx';
import { edit } from '../../../test/editing.tsx';
import { sticky, table } from '../../../test/elements.ts';
import { cellAt, chosen, itemIn, send, START, texts, widths, withTable } from '../../../test/tableEditing.ts';
import { cellPlace, deleteLines, setText, tableOf, tableTexts } from '../../document/index.ts';
import { allActions, possibleActions } from '../actions/actions.ts';
import { EditorTool } from '../session/editorState.ts';

describe('working in the cells of a table', () => {
  test('a double click writes in a cell, Tab goes on, Enter down, and one undo takes back what was written in one', async () => {
    const board = await withTable();
    board.editor.select([]);
    await mouse.click(...cellAt(board, 1, 1), 2);
    expect(board.editor.getState()).toMatchObject({ editing: 't' });
    await userEvent.keyboard(' dev{Tab}');
    expect(texts(board)[1]?.[1]).toBe('Lead dev');
    expect(chosen(board)).toEqual([2, 0]);
    await userEvent.keyboard('Hopper{Enter}');
    expect(texts(board)[2]?.[0]).toBe('Hopper');
    expect(board.editor.getState().editing).toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(texts(board)[2]?.[0]).toBe('Grace');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(texts(board)[1]?.[1]).toBe('Lead');
  });

  test('a click on a selected table chooses a cell; arrows, Tab and Shift go from cell to cell, Escape lets go', async () => {
    const board = await edit([START]);
    await mouse.click(...cellAt(board, 0, 0));
    expect([board.selected(), chosen(board)]).toEqual([['t'], null]);
    await mouse.click(...cellAt(board, 1, 0));
    expect(chosen(board)).toEqual([1, 0]);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}');
    expect(chosen(board)).toEqual([1, 1]);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowUp}{ArrowUp}{ArrowLeft}');
    expect(chosen(board)).toEqual([0, 0]);
    await userEvent.keyboard('{End}');
    expect(chosen(board)).toEqual([0, 1]);
    await userEvent.keyboard('{Escape}');
    expect([board.selected(), chosen(board)]).toEqual([['t'], null]);
    await userEvent.keyboard('{ArrowRight}');
    expect(board.get('t')).toMatchObject({ x: 1 });
  });

  test('typing replaces the text of the chosen cell, letters of tools included; Delete empties it and not the table', async () => {
    const board = await withTable();
    board.editor.chooseCell({ row: 'r2', column: 'c1' });
    await userEvent.keyboard('new name{Enter}');
    expect(texts(board)[1]).toEqual(['new name', 'Lead']);
    expect(chosen(board)).toEqual([2, 0]);
    await userEvent.keyboard('{Delete}');
    expect(texts(board)[2]).toEqual(['', '']);
    expect(board.store.elements.has('t')).toBe(true);
  });

  test('Shift and Enter breaks a line, and the row grows with its text', async () => {
    const board = await withTable();
    const before = itemIn(board).box.h;
    board.editor.chooseCell({ row: 'r2', column: 'c2' });
    await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}engineer{Escape}');
    expect(texts(board)[1]?.[1]).toBe('Lead\nengineer');
    expect(itemIn(board).box.h).toBeGreaterThan(before + 10);
  });

  test('Tab behind the last cell adds a row', async () => {
    const board = await withTable();
    board.editor.chooseCell({ row: 'r3', column: 'c2' });
    await userEvent.keyboard('{Tab}Alan{Escape}');
    expect(texts(board)).toEqual([
      ['Name', 'Role'],
      ['Ada', 'Lead'],
      ['Grace', ''],
      ['Alan', ''],
    ]);
  });

  test('what another one writes in the cell that is being written comes into the field', async () => {
    const board = await withTable();
    board.editor.chooseCell({ row: 'r2', column: 'c1' });
    await userEvent.keyboard('{Enter} L.');
    setText(board.store, cellPlace('t', 'r2', 'c1'), 'Lady Ada L.');
    await userEvent.keyboard('!{Escape}');
    expect(texts(board)[1]?.[0]).toBe('Lady Ada L.!');
  });

  test('when the row that is being written in is deleted, writing ends', async () => {
    const board = await withTable();
    board.editor.chooseCell({ row: 'r2', column: 'c1' });
    await userEvent.keyboard('{Enter}x');
    deleteLines(board.store, 't', 'row', ['r2']);
    expect(board.editor.getState()).toMatchObject({ editing: null, cell: null });
    expect(texts(board)).toEqual([
      ['Name', 'Role'],
      ['Grace', ''],
    ]);
  });

  test('who may only look chooses nothing and changes nothing', async () => {
    const board = await withTable(true);
    await userEvent.keyboard('{Enter}x');
    await mouse.click(...cellAt(board, 1, 1), 2);
    await userEvent.keyboard('x{Tab}{Delete}');
    expect(texts(board)).toEqual(tableTexts(START));
    expect(possibleActions(board.editor).filter(({ group }) => group === 'table')).toEqual([]);
  });
});

describe('rows and columns', () => {
  test('by keys are added, moved and deleted around the chosen cell', async () => {
    const board = await withTable();
    board.editor.chooseCell({ row: 'r2', column: 'c1' });
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{/Shift}{/Alt}');
    expect(texts(board).map(([name]) => name)).toEqual(['Name', '', 'Ada', 'Grace']);
    expect(chosen(board)).toEqual([1, 0]);
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(texts(board).map(([name]) => name)).toEqual(['Name', 'Ada', 'Grace', '']);
    await userEvent.keyboard('{Alt>}{Delete}{/Alt}');
    expect(texts(board)).toEqual(tableTexts(START));
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(texts(board)[0]).toEqual(['Role', 'Name']);
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    expect(texts(board)[0]).toEqual(['Role', 'Name', '']);
    await userEvent.keyboard('{Alt>}{Shift>}{Delete}{/Shift}{/Alt}');
    expect(texts(board)[0]).toEqual(['Role', 'Name']);
  });

  test('by mouse are added with the buttons and moved by their grips, each one step', async () => {
    const board = await withTable();
    const { box } = itemIn(board);
    const [right, bottom] = [box.x + box.w, box.y + box.h];
    await mouse.click(...board.at(right + 22, box.y + box.h / 2));
    expect(texts(board)[0]).toEqual(['Name', 'Role', '']);
    board.editor.undo();
    board.editor.select(['t']);
    await mouse.click(...board.at(box.x + box.w / 2, bottom + 22));
    expect(texts(board)).toHaveLength(4);
    board.editor.undo();
    board.editor.select(['t']);
    const [, secondRow] = cellAt(board, 1, 0);
    const [left] = board.at(box.x - 12, 0);
    await mouse.drag([left, secondRow], [left, secondRow + 70]);
    expect(texts(board).map(([name]) => name)).toEqual(['Name', 'Grace', 'Ada']);
    const [first] = cellAt(board, 0, 0);
    const [second] = cellAt(board, 0, 1);
    const [, top] = board.at(0, box.y - 12);
    await mouse.drag([second, top], [first - 40, top]);
    expect(texts(board)[0]).toEqual(['Role', 'Name']);
    expect(board.get('t')).toMatchObject({ x: START.x, y: START.y });
  });

  test('a column is resized by its border, within the limits, and the drag can be broken off', async () => {
    const board = await withTable();
    const { box } = itemIn(board);
    const border = board.at(box.x + 160, box.y + 20);
    await mouse.drag(border, [border[0] + 60, border[1]]);
    expect(widths(board)).toEqual([220, 160]);
    const moved: [number, number] = [border[0] + 60, border[1]];
    await mouse.drag(moved, [moved[0] - 200, moved[1]]);
    expect(widths(board)).toEqual([40, 160]);
    board.editor.undo();
    board.editor.undo();
    board.editor.select(['t']);
    await mouse.event('mousePressed', ...border);
    await mouse.event('mouseMoved', border[0] + 50, border[1]);
    await userEvent.keyboard('{Escape}');
    await mouse.event('mouseReleased', border[0] + 50, border[1]);
    expect(widths(board)).toEqual([160, 160]);
  });

  test('a locked table is neither written in nor changed', async () => {
    const board = await edit([{ ...START, locked: true }], false, 0);
    board.editor.select(['t']);
    board.editor.focus();
    await userEvent.keyboard('{Enter}x{Escape}');
    board.editor.chooseCell({ row: 'r2', column: 'c1' });
    for (const action of allActions()) if (action.group === 'table') action.run(board.editor);
    await userEvent.keyboard('{Delete}');
    // Behind the last cell Tab would add a row.
    for (let cell = 0; cell < tableTexts(START).flat().length; cell += 1) await userEvent.keyboard('{Tab}');
    expect(texts(board)).toEqual(tableTexts(START));
    expect([...board.store.elements.keys()]).toEqual(['t']);
  });
});

describe('making a table', () => {
  test('the tool puts one of the chosen size where one clicks, and its first cell is written', async () => {
    const board = await edit([sticky('n'), sticky('far', { x: 500, y: 300 })]);
    board.editor.setTableSize({ rows: 2, columns: 4 });
    expect(board.editor.getState().tool).toBe(EditorTool.TABLE);
    await mouse.click(...board.at(300, 200));
    await userEvent.keyboard('Plan{Tab}Who{Escape}');
    const [made] = [...board.store.elements.values()].filter((element) => element.type === 'table');
    expect(made && tableTexts(made)).toEqual([
      ['Plan', 'Who', '', ''],
      ['', '', '', ''],
    ]);
    expect(made && Math.abs(made.x + made.w / 2 - 300)).toBeLessThan(2);
    expect(board.editor.getState().tool).toBe(EditorTool.SELECT);
  });

  test('turned into notes it leaves a note for each cell that says something', async () => {
    const board = await withTable();
    const [action] = possibleActions(board.editor).filter(({ id }) => id === 'tableToNotes');
    action?.run(board.editor);
    const notes = [...board.store.elements.values()];
    expect(notes.map(({ type, text }) => `${type} ${text}`).toSorted()).toEqual(
      ['Ada', 'Grace', 'Lead', 'Name', 'Role'].map((text) => `sticky ${text}`),
    );
    board.editor.undo();
    expect(texts(board)).toEqual(tableTexts(START));
  });
});

describe('the clipboard', () => {
  test('a table goes to other programs as cells and as a page, and comes back whole', async () => {
    const board = await edit([
      table('t', [
        ['a <b>', 'two\nlines'],
        ['tab\there', ''],
      ]),
    ]);
    board.editor.select(['t']);
    board.editor.focus();
    const clip = new DataTransfer();
    send(board, 'copy', clip);
    expect(clip.getData('text/plain')).toBe('a <b>\t"two\nlines"\n"tab\there"\t');
    expect(clip.getData('text/html')).toBe(
      '<table><tr><th>a &lt;b&gt;</th><th>two<br>lines</th></tr><tr><td>tab\there</td><td></td></tr></table>',
    );
    send(board, 'paste', clip);
    const [id = ''] = board.selected();
    const pasted = tableOf(board.store, id);
    expect(id).not.toBe('t');
    expect(pasted && tableTexts(pasted)).toEqual(texts(board));
  });

  test('cells are pasted from the chosen cell on, and rows and columns that are missing are added', async () => {
    const board = await withTable();
    board.editor.chooseCell({ row: 'r3', column: 'c2' });
    const clip = new DataTransfer();
    clip.setData('text/plain', '1\t2\n3\t4');
    send(board, 'paste', clip);
    await expect.poll(() => texts(board)[3]).toEqual(['', '3', '4']);
    expect(texts(board)[2]).toEqual(['Grace', '1', '2']);
    board.editor.undo();
    expect(texts(board)).toEqual(tableTexts(START));
  });

  test('a cell is copied, cut and pasted as its text', async () => {
    const board = await withTable();
    board.editor.chooseCell({ row: 'r2', column: 'c1' });
    const clip = new DataTransfer();
    send(board, 'cut', clip);
    expect(clip.getData('text/plain')).toBe('Ada');
    expect(texts(board)[1]).toEqual(['', 'Lead']);
    board.editor.chooseCell({ row: 'r3', column: 'c2' });
    send(board, 'paste', clip);
    expect(texts(board)[2]).toEqual(['Grace', 'Ada']);
  });
});

test('a table is painted with a header in its colour, and without the text of the cell that is written', async () => {
  const board = await edit([{ ...START, style: { fill: '#ff0000', stroke: 'none' } }]);
  const { box } = itemIn(board);
  expect(colorAt(board.canvas, ...board.at(box.x + 150, box.y + 12))).toBe('255,0,0');
  const inkIn = (row: number): boolean => {
    const [, y] = cellAt(board, row, 0);
    const [left] = board.at(box.x + 10, 0);
    const seen = new Set(Array.from({ length: 60 }, (_, by) => colorAt(board.canvas, left + by, y)));
    return seen.size > 1;
  };
  expect(inkIn(1)).toBe(true);
  board.editor.startEditing('t', false, { row: 'r2', column: 'c1' });
  await frames();
  expect([inkIn(1), inkIn(2)]).toEqual([false, true]);
});
