import { describe, expect, test } from 'vitest';
import { devtools, frameOffset, frames } from '../../../test/browser.tsx';
import { edit } from '../../../test/editing.tsx';
import { shape, sticky } from '../../../test/elements.ts';
import { decodeStroke } from '../../kinds/drawing/stroke.ts';

type Edit = Awaited<ReturnType<typeof edit>>;
type Place = readonly [x: number, y: number];

/** Drives the browser's own pen: each point with how hard it is pressed. */
async function draw(...points: readonly (readonly [...Place, force: number])[]): Promise<void> {
  const { x: left, y: top } = frameOffset();
  const send = async (type: string, [x, y, force]: readonly [...Place, number], buttons: number) =>
    await devtools().send('Input.dispatchMouseEvent', {
      type,
      x: x + left,
      y: y + top,
      force,
      buttons,
      button: type === 'mouseMoved' ? 'none' : 'left',
      pointerType: 'pen',
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  const [first, ...others] = points;
  const last = points.at(-1);
  if (!first || !last) return;
  await send('mousePressed', first, 1);
  for (const point of others) {
    await send('mouseMoved', point, 1);
    await frames();
  }
  await send('mouseReleased', [last[0], last[1], 0], 0);
  await frames();
}

interface PenEvent {
  readonly button?: number;
  readonly buttons?: number;
  readonly pressure?: number;
  readonly coalesced?: readonly (readonly [...Place, pressure: number])[];
}

/** What a browser reports of a pen, for the ends and buttons that its own input does not have. */
function penOn({ canvas }: Edit) {
  // A synthetic pointer cannot be captured.
  canvas.setPointerCapture = () => {};
  const { left, top } = canvas.getBoundingClientRect();
  const made = (type: string, [x, y]: Place, { pressure = 0.5, coalesced = [], ...rest }: PenEvent = {}) =>
    new PointerEvent(type, {
      pointerId: 7,
      pointerType: 'pen',
      clientX: x + left,
      clientY: y + top,
      pressure,
      bubbles: true,
      cancelable: true,
      ...rest,
      coalescedEvents: coalesced.map(([u, v, hard]): PointerEvent =>
        made('pointermove', [u, v], { pressure: hard }),
      ),
    });
  return (type: string, place: Place, more: PenEvent = {}): void =>
    void canvas.dispatchEvent(
      made(type, place, {
        button: type === 'pointermove' ? -1 : 0,
        buttons: type === 'pointerup' ? 0 : 1,
        ...more,
      }),
    );
}

const lines = ({ store }: Edit) =>
  [...store.elements.values()].flatMap((element) => (element.type === 'drawing' ? [element] : []));

/** The points of the one line on the board, and how hard each was pressed. */
function drawn(board: Edit) {
  const [line, ...others] = lines(board);
  if (!line || others.length > 0) throw new Error('There is not one line.');
  return decodeStroke(line.strokes, line);
}

describe('a pen', () => {
  test('draws as hard as it is pressed, and lifting it makes the end no thinner', async () => {
    const board = await edit([shape('a')]);
    board.editor.setTool('pen');
    const at = (x: number, y: number, force: number) => [...board.at(x, y), force] as const;
    await draw(at(200, 0, 0.2), at(240, 0, 0.4), at(280, 0, 0.8), at(320, 0, 0.8));
    const pressures = drawn(board).map(({ pressure }) => Math.round(pressure * 10) / 10);
    expect(pressures).toEqual([0.2, 0.4, 0.8, 0.8]);
  });

  test('that is lifted further on ends as hard as it was pressed before', async () => {
    const board = await edit([shape('a')]);
    board.editor.setTool('pen');
    const pen = penOn(board);
    pen('pointerdown', board.at(200, 0), { pressure: 0.7 });
    pen('pointermove', board.at(240, 0), { pressure: 0.7 });
    pen('pointerup', board.at(260, 0), { pressure: 0 });
    expect(drawn(board).map(({ x, pressure }) => [Math.round(x), Math.round(pressure * 10)])).toEqual([
      [200, 7],
      [240, 7],
      [260, 7],
    ]);
  });

  test('that is quicker than the screen draws through all that it has measured', async () => {
    const board = await edit([shape('a')]);
    board.editor.setTool('pen');
    const pen = penOn(board);
    const at = (x: number, y: number, pressure: number) => [...board.at(x, y), pressure] as const;
    pen('pointerdown', board.at(200, 0), { pressure: 0.2 });
    pen('pointermove', board.at(260, 0), {
      pressure: 0.8,
      coalesced: [at(220, 30, 0.4), at(240, 30, 0.6), at(260, 0, 0.8)],
    });
    pen('pointerup', board.at(260, 0));
    expect(drawn(board).map(({ x, y, pressure }) => [x, y, pressure * 10].map(Math.round))).toEqual([
      [200, 0, 2],
      [220, 30, 4],
      [240, 30, 6],
      [260, 0, 8],
    ]);
  });

  test('writes small: what is drawn close to where it began is kept', async () => {
    const board = await edit([shape('a')]);
    board.editor.setTool('pen');
    const pen = penOn(board);
    pen('pointerdown', board.at(200, 0));
    for (const [x, y] of [
      [202, 0],
      [202, 2],
      [200, 2],
    ] as const)
      pen('pointermove', board.at(x, y));
    pen('pointerup', board.at(200, 2));
    expect(drawn(board)).toHaveLength(4);
  });
});

describe('the other end of a pen', () => {
  const eraser = { buttons: 32 };
  const board = () => edit([sticky('a'), shape('b', { x: 300 }), shape('locked', { x: 600, locked: true })]);

  test('erases what it goes over, as one step, whatever tool is on, and the tip draws on', async () => {
    const opened = await board();
    const { editor, at, store } = opened;
    editor.setTool('pen');
    const pen = penOn(opened);
    pen('pointerdown', at(-40, 80), { button: 5, ...eraser });
    for (const x of [80, 200, 380, 680]) pen('pointermove', at(x, 80), eraser);
    expect(store.elements.size).toBe(3);
    pen('pointerup', at(680, 80), { button: 5 });
    expect([...store.elements.keys()]).toEqual(['locked']);
    expect(editor.getState().tool).toBe('pen');
    editor.undo();
    expect(store.elements.size).toBe(3);
    expect(store.canUndo).toBe(false);
    pen('pointerdown', at(0, 300));
    pen('pointermove', at(60, 300));
    pen('pointerup', at(60, 300));
    expect(lines(opened)).toHaveLength(1);
  });

  test('erases nothing for those who may only look', async () => {
    const opened = await board();
    opened.editor.setReadOnly(true);
    const pen = penOn(opened);
    pen('pointerdown', opened.at(-40, 80), { button: 5, ...eraser });
    pen('pointermove', opened.at(200, 80), eraser);
    pen('pointerup', opened.at(380, 80), { button: 5 });
    expect(opened.store.elements.size).toBe(3);
  });
});

test('the button of a pen opens the menu as the right button of a mouse does: it draws nothing, and drags nothing', async () => {
  const board = await edit([sticky('a')]);
  board.editor.setTool('pen');
  const pen = penOn(board);
  pen('pointerdown', board.at(80, 80), { button: 2, buttons: 2 });
  const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  board.canvas.dispatchEvent(menu);
  expect(menu.defaultPrevented).toBe(false);
  pen('pointermove', board.at(140, 80), { buttons: 2 });
  pen('pointerup', board.at(140, 80), { button: 2 });
  expect(lines(board)).toEqual([]);
  board.editor.setTool('select');
  board.editor.select(['a']);
  pen('pointerdown', board.at(80, 80), { button: 2, buttons: 2 });
  pen('pointermove', board.at(140, 80), { buttons: 2 });
  pen('pointerup', board.at(140, 80), { button: 2 });
  expect(board.get('a')).toMatchObject({ x: 0 });
});
