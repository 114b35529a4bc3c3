import { afterEach, beforeEach, describe, expect, test, vi, type Mock } from 'vitest';
import { userEvent } from 'vitest/browser';
import { allowClipboard, mouse, unmountAll } from '../../../test/browser.tsx';
import { edit } from '../../../test/editing.tsx';
import { connector, drawing, sticky, table } from '../../../test/elements.ts';
import { tableTexts } from '../../document/index.ts';
import { possibleActions, runAction, type BoardEditor, type ClipHost } from '../index.ts';

type Edit = Awaited<ReturnType<typeof edit>>;

/** Runs what a menu offers. */
function act(editor: BoardEditor, id: string): void {
  const action = possibleActions(editor).find((each) => each.id === id);
  if (!action) throw new Error(`${id} is not offered`);
  runAction(editor, action);
}

/** Opens the menu at a point of the board, as a long press does. */
function openMenu({ editor, canvas, at }: Edit, x: number, y: number): void {
  const { left, top } = canvas.getBoundingClientRect();
  const [u, v] = at(x, y);
  editor.selectUnder({ clientX: u + left, clientY: v + top });
}

const added = ({ store }: Edit) => [...store.elements.values()].filter(({ id }) => id.startsWith('new'));

/** A page that keeps copies. */
function clipHost(): ClipHost & { readonly onRefused: Mock; readonly onEmpty: Mock } {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (clip) => {
      kept = clip;
    },
    onRefused: vi.fn(),
    onEmpty: vi.fn(),
  };
}

/** An editor whose copies are kept there. */
async function editWith(host: ClipHost, elements: Parameters<typeof edit>[0]): Promise<Edit> {
  const board = await edit(elements);
  board.editor.clipHost = host;
  return board;
}

const FAR = [
  sticky('a', { x: 90_000, y: 90_000, text: 'A' }),
  sticky('b', { x: 90_200, y: 90_000, text: 'B' }),
  connector('l', 'a', 'b'),
];
const NEAR = [sticky('here'), sticky('there', { x: 600, y: 300 })];

const systemTypes = async () =>
  (await navigator.clipboard.read()).flatMap(({ types }) => types).toSorted((x, y) => x.localeCompare(y));

afterEach(async () => await allowClipboard(false));

describe('where the browser lets the page use its clipboard', () => {
  beforeEach(async () => {
    await allowClipboard(true);
    await navigator.clipboard.writeText('something older');
  });

  test('what a menu copies is pasted on another board, where its menu was opened', async () => {
    const first = await editWith(clipHost(), FAR);
    first.editor.selectAll();
    act(first.editor, 'copy');
    await expect.poll(systemTypes).toEqual(['text/plain', 'web application/x-boardwalk-board']);
    expect(await navigator.clipboard.readText()).toBe('A\nB');
    unmountAll();
    // As on another page: it knows nothing of the first one.
    const second = await editWith(clipHost(), NEAR);
    openMenu(second, 300, 350);
    act(second.editor, 'paste');
    await expect.poll(() => added(second).map(({ type }) => type)).toEqual(['sticky', 'sticky', 'connector']);
    const notes = added(second).filter((element) => element.type === 'sticky');
    expect(notes.map(({ x, y, text }) => [x, y, text])).toEqual([
      [120, 270, 'A'],
      [320, 270, 'B'],
    ]);
    second.editor.undo();
    expect(added(second)).toEqual([]);
  });

  test('cutting takes it away, and what a menu has copied is pasted by keys, and the other way round', async () => {
    const store = clipHost();
    const board = await editWith(store, NEAR);
    board.editor.select(['there']);
    act(board.editor, 'cut');
    expect([...board.store.elements.keys()]).toEqual(['here']);
    await expect.poll(async () => (await systemTypes()).length).toBe(2);
    board.editor.focus();
    await userEvent.keyboard('{Control>}v{/Control}');
    await expect.poll(() => added(board).map(({ type }) => type)).toEqual(['sticky']);
    await userEvent.keyboard('{Control>}c{/Control}');
    openMenu(board, 300, 500);
    act(board.editor, 'paste');
    await expect.poll(() => added(board).map(({ type }) => type)).toEqual(['sticky', 'sticky']);
    expect(added(board)[1]).toMatchObject({ x: 220, y: 420 });
  });

  test('what was copied elsewhere since counts: text, cells of a spreadsheet, a picture', async () => {
    const files: { name: string; x: number; y: number }[] = [];
    const board = await edit(NEAR, false, 400, {
      home: 'here',
      urlOf: () => '',
      onFiles: (given, { x, y }) => files.push(...given.map(({ name }) => ({ name, x, y }))),
      onPick: () => {},
      adopt: async (clip) => await Promise.resolve(clip),
    });
    board.editor.select(['here']);
    act(board.editor, 'copy');
    await expect.poll(async () => (await systemTypes()).length).toBe(3);
    await navigator.clipboard.writeText('From elsewhere');
    openMenu(board, 300, 350);
    act(board.editor, 'paste');
    await expect.poll(() => added(board).map(({ text }) => text)).toEqual(['From elsewhere']);
    const html = '<table><tr><td>a</td><td>b</td></tr></table>';
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/plain': new Blob(['a\tb'], { type: 'text/plain' }),
        'text/html': new Blob([html], { type: 'text/html' }),
      }),
    ]);
    board.editor.select([]);
    act(board.editor, 'paste');
    await expect.poll(() => added(board).length).toBe(2);
    const cells = added(board).find(({ type }) => type === 'table');
    expect(cells?.type === 'table' && tableTexts(cells)).toEqual([['a', 'b']]);
    const drawn = new OffscreenCanvas(4, 4);
    drawn.getContext('2d')?.fillRect(0, 0, 4, 4);
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': await drawn.convertToBlob() })]);
    openMenu(board, 300, 500);
    act(board.editor, 'paste');
    await expect.poll(() => files).toEqual([{ name: 'image.png', x: 300, y: 500 }]);
  });

  test('what has no text is not taken for what was copied before', async () => {
    const board = await editWith(clipHost(), [drawing('d', { x: 0, y: 0 }), sticky('n', { x: 400 })]);
    vi.spyOn(ClipboardItem, 'supports').mockReturnValue(false);
    board.editor.select(['d']);
    act(board.editor, 'copy');
    await expect.poll(systemTypes).toEqual(['text/plain']);
    await expect.poll(async () => await navigator.clipboard.readText()).toBe(' ');
    act(board.editor, 'paste');
    await expect.poll(() => added(board).map(({ type }) => type)).toEqual(['drawing']);
  });

  test('the text of a chosen cell goes into another one', async () => {
    const board = await editWith(clipHost(), [
      table('t', [
        ['one', 'two'],
        ['', ''],
      ]),
    ]);
    const chosen = board.get('t');
    if (chosen.type !== 'table') throw new Error('no table');
    const cell = (row: number, column: number) => ({
      row: chosen.rows[row]?.id ?? '',
      column: chosen.columns[column]?.id ?? '',
    });
    board.editor.select(['t']);
    board.editor.chooseCell(cell(0, 1));
    act(board.editor, 'cut');
    await expect.poll(async () => await navigator.clipboard.readText()).toBe('two');
    board.editor.chooseCell(cell(1, 0));
    act(board.editor, 'paste');
    const texts = () => {
      const now = board.get('t');
      return now.type === 'table' && tableTexts(now);
    };
    await expect.poll(texts).toEqual([
      ['one', ''],
      ['two', ''],
    ]);
  });

  test('says when there is nothing to paste', async () => {
    const host = clipHost();
    const board = await editWith(host, NEAR);
    await navigator.clipboard.writeText(' ');
    act(board.editor, 'paste');
    await expect.poll(() => host.onEmpty.mock.calls.length).toBe(1);
    expect(added(board)).toEqual([]);
  });
});

describe('where the browser keeps its clipboard from the page', () => {
  test('what was copied on a board last is pasted, by menu or after keys, and nothing happens without it but a notice', async () => {
    const store = clipHost();
    const first = await editWith(store, FAR);
    act(first.editor, 'paste');
    await expect.poll(() => store.onRefused.mock.calls.length).toBe(1);
    first.editor.select(['a']);
    act(first.editor, 'copy');
    unmountAll();
    const second = await editWith(store, NEAR);
    openMenu(second, 300, 350);
    act(second.editor, 'paste');
    await expect.poll(() => added(second)).toMatchObject([{ text: 'A', x: 220, y: 270 }]);
    second.editor.select(['there']);
    second.field.dispatchEvent(
      new ClipboardEvent('copy', { clipboardData: new DataTransfer(), bubbles: true, cancelable: true }),
    );
    act(second.editor, 'paste');
    await expect.poll(() => added(second).length).toBe(2);
    expect(store.onRefused).toHaveBeenCalledOnce();
  });

  test.each(['no JSON', '[]', 'null', '{"application/x-boardwalk-board":"{}"}', '{"text/plain":5}'])(
    'what is kept and not sound does no harm: %s',
    async (kept) => {
      const store = clipHost();
      const board = await editWith(store, NEAR);
      store.write(kept);
      const read = vi.spyOn(store, 'read');
      act(board.editor, 'paste');
      await expect.poll(() => read.mock.calls.length).toBeGreaterThan(0);
      store.write('{"text/plain":"sound"}');
      act(board.editor, 'paste');
      await expect.poll(() => added(board).map(({ text }) => text)).toEqual(['sound']);
    },
  );

  test('a page without a secure connection copies and pastes all the same', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    try {
      const board = await editWith(clipHost(), NEAR);
      board.editor.select(['here']);
      act(board.editor, 'copy');
      act(board.editor, 'paste');
      await expect.poll(() => added(board).length).toBe(1);
    } finally {
      Reflect.deleteProperty(navigator, 'clipboard');
    }
  });
});

test('a menu’s place counts only until something else is pressed on the board', async () => {
  const board = await editWith(clipHost(), NEAR);
  board.editor.select(['here']);
  act(board.editor, 'copy');
  openMenu(board, 300, 350);
  expect(board.editor.menuPlace).toMatchObject({ x: 300, y: 350 });
  await mouse.click(...board.at(300, 500));
  expect(board.editor.menuPlace).toBeNull();
  openMenu(board, 300, 350);
  await userEvent.keyboard('{Shift}');
  expect(board.editor.menuPlace).toBeNull();
});

test('those who may only look copy, and neither cut nor paste; their keys stay the browser’s', async () => {
  const board = await edit(NEAR, true);
  board.editor.select(['here']);
  const ids = possibleActions(board.editor).map(({ id }) => id);
  expect(['copy', 'cut', 'paste'].filter((id) => ids.includes(id))).toEqual(['copy']);
  const events: string[] = [];
  for (const type of ['copy', 'paste'] as const) board.field.addEventListener(type, () => events.push(type));
  board.editor.focus();
  await userEvent.keyboard('{Control>}cv{/Control}');
  expect(events).toEqual(['copy', 'paste']);
});
