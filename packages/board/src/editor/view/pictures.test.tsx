import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { colorAt, frames, mount, until } from '../../../test/browser.tsx';
import { edit } from '../../../test/editing.tsx';
import { picture, sticky, table } from '../../../test/elements.ts';
import { makeSnapshot, type BoardPoint, type BoardSnapshot } from '../../document/index.ts';
import { BoardViewer } from '../../react/BoardViewer.tsx';
import type { PictureDoor } from '../index.ts';
import { possibleActions, runAction } from '../index.ts';

const RED = '255,0,0';
const GREEN = '0,128,0';

/** A picture of one colour, as an address. */
function colored(color: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 8, 8);
  return canvas.toDataURL('image/png');
}

/** Pictures `a…` in red and `b…` in green; others are not to be had. */
const urlOf = (asset: string): string =>
  asset.startsWith('a') ? colored('red') : asset.startsWith('b') ? colored('green') : 'data:,';

function door() {
  const given: { files: readonly File[]; at: BoardPoint }[] = [];
  let picks = 0;
  const pictures: PictureDoor = {
    home: 'here',
    urlOf,
    onFiles: (files, at) => void given.push({ files, at }),
    onPick: () => void (picks += 1),
    adopt: async (clip: BoardSnapshot) => ({
      ...clip,
      elements: clip.elements.map((element) => ({ ...element, asset: 'b'.repeat(64) })),
    }),
  };
  return { pictures, given, picks: () => picks };
}

const open = (elements: Parameters<typeof edit>[0], pictures: PictureDoor, readOnly = false) =>
  edit(elements, readOnly, 400, pictures);

const file = new File(['x'], 'cat.png', { type: 'image/png' });

describe('pictures on a board', () => {
  test('are painted once they are here, and a box stands for one that is not to be had', async () => {
    const board = await open([picture('p', 'a'), picture('q', 'c', { x: 300 })], door().pictures);
    await until('the picture', () => colorAt(board.canvas, ...board.of('p')) === RED);
    expect(colorAt(board.canvas, ...board.at(310, 10))).not.toBe(colorAt(board.canvas, ...board.at(230, 80)));
  });

  test('are put in a row around a point, no larger than a window, and selected; one undo takes them away', async () => {
    const { editor, get, selected, store } = await open([sticky('s')], door().pictures);
    const stored = { asset: 'a'.repeat(64), width: 1600, height: 800 };
    editor.addPictures([stored, { ...stored, asset: 'b'.repeat(64), width: 40, height: 20 }], { x: 0, y: 0 });
    expect(selected()).toEqual(['new1', 'new2']);
    expect(get('new1')).toMatchObject({
      type: 'picture',
      x: -272,
      y: -120,
      w: 480,
      h: 240,
      asset: stored.asset,
    });
    expect(get('new2')).toMatchObject({ x: 232, y: -10, w: 40, h: 20 });
    editor.undo();
    expect([...store.elements.keys()]).toEqual(['s']);
  });

  test('are chosen by a key, and handed on where they are dropped or pasted', async () => {
    const { pictures, given, picks } = door();
    const { at, canvas, editor, field } = await open([sticky('s')], pictures);
    editor.focus();
    await userEvent.keyboard('i');
    expect(picks()).toBe(1);
    const data = new DataTransfer();
    data.items.add(file);
    data.items.add(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    const [clientX, clientY] = at(40, 30);
    const drop = new DragEvent('drop', {
      dataTransfer: data,
      clientX,
      clientY,
      bubbles: true,
      cancelable: true,
    });
    canvas.dispatchEvent(drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(given[0]?.files.map(({ name }) => name)).toEqual(['cat.png']);
    expect(given[0]?.at.x).toBeCloseTo(40, 0);
    expect(given[0]?.at.y).toBeCloseTo(30, 0);
    const clip = new DataTransfer();
    clip.items.add(file);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clip, bubbles: true, cancelable: true }),
    );
    expect(given).toHaveLength(2);
  });

  test('are not taken from those who may only look', async () => {
    const { pictures, given } = door();
    const { canvas, editor } = await open([sticky('s')], pictures, true);
    const data = new DataTransfer();
    data.items.add(file);
    canvas.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    expect(given).toEqual([]);
    expect(possibleActions(editor).map(({ id }) => id)).not.toContain('addPicture');
  });

  test('of the team are asked for where there are some, by who may change the board', async () => {
    const onPickKept = vi.fn<() => void>();
    const offered = ({ editor }: Awaited<ReturnType<typeof open>>) =>
      possibleActions(editor).find(({ id }) => id === 'addKeptPicture');
    expect(offered(await open([], door().pictures))).toBeUndefined();
    const pictures = { ...door().pictures, onPickKept };
    expect(offered(await open([], pictures, true))).toBeUndefined();
    const opened = await open([], pictures);
    const action = offered(opened);
    if (action === undefined) throw new Error('It is not offered.');
    runAction(opened.editor, action);
    expect(onPickKept).toHaveBeenCalledOnce();
  });

  test('come along when they are copied to another board, under the names they have there', async () => {
    const clip = new DataTransfer();
    const send = (field: HTMLTextAreaElement, type: 'copy' | 'paste') =>
      field.dispatchEvent(new ClipboardEvent(type, { clipboardData: clip, bubbles: true, cancelable: true }));
    const first = await open([picture('p', 'a')], { ...door().pictures, home: 'elsewhere' });
    first.editor.select(['p']);
    send(first.field, 'copy');
    send(first.field, 'paste');
    expect(first.get('new1')).toMatchObject({ asset: 'a'.repeat(64) });
    const second = await open([sticky('s')], door().pictures);
    send(second.field, 'paste');
    await until('the copy', () => second.store.elements.has('new1'));
    expect(second.get('new1')).toMatchObject({ type: 'picture', asset: 'b'.repeat(64) });
  });

  test.each([
    [
      'one cell of a spreadsheet',
      '<style>td {color: red}</style><table><tr><td>Alone</td></tr></table>',
      'Alone',
    ],
    ['a text with its looks', '<!-- from a program --><p>Hello <b>you</b></p>', 'Hello you'],
  ])('that a program puts beside a text do not take its place: %s', async (_what, html, text) => {
    const { pictures, given } = door();
    const { field, store } = await open([sticky('s')], pictures);
    const clip = new DataTransfer();
    clip.setData('text/html', html);
    clip.setData('text/plain', text);
    clip.items.add(file);
    field.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: clip, bubbles: true, cancelable: true }),
    );
    await until('the text', () => [...store.elements.values()].some((element) => element.text === text));
    expect(given).toEqual([]);
  });

  test('that are copied from a page or a folder are pasted, and also while a cell of a table is chosen', async () => {
    const { pictures, given } = door();
    const { editor, field, get } = await open([table('t', [['a', 'b']])], pictures);
    const paste = (forms: Readonly<Record<string, string>>) => {
      const clip = new DataTransfer();
      for (const [type, form] of Object.entries(forms)) clip.setData(type, form);
      clip.items.add(file);
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: clip, bubbles: true, cancelable: true }),
      );
    };
    paste({ 'text/html': '<meta charset="utf-8"><img src="https://example.com/cat.png" alt="Cat">' });
    paste({ 'text/plain': 'cat.png' });
    expect(given).toHaveLength(2);
    const cells = get('t');
    if (cells.type !== 'table') throw new Error('no table');
    editor.select(['t']);
    editor.chooseCell({ row: cells.rows[0]?.id ?? '', column: cells.columns[0]?.id ?? '' });
    paste({});
    expect(given).toHaveLength(3);
  });

  test('of Excalidraw are pasted as they are kept here, as one step; where nothing keeps them a box stands for each', async () => {
    const clip = new DataTransfer();
    const image = { id: 'i', type: 'image', fileId: 'f', x: 0, y: 0, width: 90, height: 60 };
    const note = { id: 'n', type: 'text', x: 0, y: 90, width: 60, height: 20, text: 'Below' };
    const files = { f: { dataURL: colored('red') } };
    clip.setData(
      'text/plain',
      JSON.stringify({ type: 'excalidraw/clipboard', elements: [image, note], files }),
    );
    const paste = (field: HTMLTextAreaElement) =>
      field.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: clip, bubbles: true, cancelable: true }),
      );
    const types: string[] = [];
    const takeIn: PictureDoor['takeIn'] = async ({ snapshot, pictures }) => {
      types.push(...[...pictures.values()].map(({ type }) => type));
      const elements = snapshot.elements.map((element) =>
        element.asset === undefined ? element : { ...element, asset: 'b'.repeat(64) },
      );
      return await Promise.resolve({ ...snapshot, elements });
    };
    const board = await open([sticky('s')], { ...door().pictures, takeIn });
    const pasted = ({ store }: typeof board) => [...store.elements.values()].filter(({ id }) => id !== 's');
    paste(board.field);
    await until('the copy', () => pasted(board).length === 2);
    expect(types).toEqual(['image/png']);
    const found = pasted(board).find(({ type }) => type === 'picture');
    expect(found).toMatchObject({ w: 90, h: 60, asset: 'b'.repeat(64) });
    board.editor.undo();
    expect(pasted(board)).toEqual([]);
    const bare = await open([sticky('s')], door().pictures);
    paste(bare.field);
    await until('the copy', () => pasted(bare).length === 2);
    expect(pasted(bare).map(({ type, asset }) => [type, asset])).toContainEqual(['picture', undefined]);
    const looking = await open([sticky('s')], { ...door().pictures, takeIn }, true);
    paste(looking.field);
    await frames();
    expect([pasted(looking), types.length]).toEqual([[], 1]);
  });

  test('are described below: by F2, as a line of text', async () => {
    const { editor, field, get } = await open([picture('p', 'a')], door().pictures);
    editor.select(['p']);
    editor.focus();
    await userEvent.keyboard('{F2}');
    await userEvent.type(field, 'A cat on a sofa');
    editor.stopEditing();
    expect(get('p').text).toBe('A cat on a sofa');
  });

  test('are seen by viewers', async () => {
    let isReady = false;
    const words = { board: 'Board', role: 'board viewer', help: '', zoomIn: '+', zoomOut: '-', fit: '1' };
    const host = mount(
      <BoardViewer
        snapshot={makeSnapshot([picture('p', 'b')])}
        pictureUrl={urlOf}
        labels={{ ...words, actualSize: '0', zoomLevel: String, empty: '' }}
        theme="light"
        onReady={() => (isReady = true)}
      />,
    );
    await until('the board', () => isReady);
    await frames();
    const canvas = host.querySelector('canvas');
    const { width = 0, height = 0 } = canvas?.getBoundingClientRect() ?? {};
    await until('the picture', () => canvas && colorAt(canvas, width / 2, height / 2) === GREEN);
  });
});
