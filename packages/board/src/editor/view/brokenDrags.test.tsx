import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { devtools, frameOffset, frames, mount, mouse, until } from '../../../test/browser.tsx';
import { connector, shape, sticky, topic } from '../../../test/elements.ts';
import { BoardStore, documentFrom, makeSnapshot, moveElements, snapshotOf } from '../../document/index.ts';
import { fitted, toSurface } from '../../render/index.ts';
import { BoardScene } from '../../layout/index.ts';
import { measurerFor } from '../../surface/sceneFonts.ts';
import { BoardCanvas } from '../../react/BoardCanvas.tsx';
import { BoardEditor } from '../session/boardEditor.ts';
import { EditorTool } from '../session/editorState.ts';

const START = makeSnapshot([
  sticky('a'),
  sticky('b', { x: 300 }),
  shape('c', { x: 600 }),
  connector('l', 'b', 'c', { route: 'straight' }),
  topic('r', null, { x: 100, y: 300, text: 'Root' }),
  topic('t', 'r', { text: 'Topic' }),
]);

async function open() {
  const store = new BoardStore(documentFrom(START));
  const drags: boolean[] = [];
  const editor = new BoardEditor(store, { onDrag: (isDragging) => drags.push(isDragging) });
  const host = mount(<BoardCanvas editor={editor} labels={{ board: 'Board', help: '' }} theme="light" />);
  await until('the editor', () => editor.getState().ready);
  await frames();
  const canvas = host.querySelector('canvas');
  if (!canvas) throw new Error('no canvas');
  const scene = new BoardScene(store, measurerFor(store));
  const bounds = scene.bounds();
  if (!bounds) throw new Error('no bounds');
  const viewport = fitted(bounds, 900, 600);
  const at = (x: number, y: number): [number, number] => {
    const point = toSurface(viewport, { x, y });
    return [point.x, point.y];
  };
  const topicAt = (): [number, number] => {
    const box = scene.get('t')?.box;
    if (!box) throw new Error('no topic');
    return at(box.x + box.w / 2, box.y + box.h / 2);
  };
  return { store, editor, canvas, at, topicAt, drags };
}

type Open = Awaited<ReturnType<typeof open>>;
type Place = [number, number];

/** Every drag there is: what is chosen first, where it begins and where it goes. */
const DRAGS: readonly (readonly [
  name: string,
  prepare: (board: Open) => void,
  from: (board: Open) => Place,
])[] = [
  ['a move', ({ editor }) => editor.select(['a']), ({ at }) => at(80, 80)],
  ['a move of several', ({ editor }) => editor.select(['a', 'b']), ({ at }) => at(80, 80)],
  ['a resize', ({ editor }) => editor.select(['a']), ({ at }) => at(160, 160)],
  ['an end of a connector', ({ editor }) => editor.select(['l']), ({ at }) => at(460, 80)],
  ['a bend of a connector', ({ editor }) => editor.select(['l']), ({ at }) => at(530, 80)],
  ['a topic', ({ editor }) => editor.select(['t']), ({ topicAt }) => topicAt()],
  ['a new connector', ({ editor }) => editor.setTool(EditorTool.CONNECTOR), ({ at }) => at(80, 80)],
  ['a new shape', ({ editor }) => editor.setTool(EditorTool.SHAPE), ({ at }) => at(450, 350)],
  ['a marquee', ({ editor }) => editor.select(['a']), ({ at }) => at(450, 350)],
];

/** Events that interrupt a drag. */
const ENDS: readonly (readonly [name: string, run: (board: Open) => void | Promise<unknown>])[] = [
  [
    'the browser takes the pointer',
    ({ canvas }) =>
      void canvas.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true })),
  ],
  ['the window loses the focus', () => window.dispatchEvent(new Event('blur'))],
  ['Escape is pressed', () => userEvent.keyboard('{Escape}')],
  ['changing the board is no longer allowed', ({ editor }) => editor.setReadOnly(true)],
  ['something else breaks it off', ({ editor }) => editor.cancelDrag()],
];

describe.each(DRAGS)('%s', (_name, prepare, from) => {
  test.each(ENDS)('leaves nothing behind when %s', async (_end, breakOff) => {
    const board = await open();
    prepare(board);
    await frames();
    const selected = [...board.editor.getState().selection];
    const [x, y] = from(board);
    await mouse.event('mousePressed', x, y);
    for (const step of [10, 25, 40]) await mouse.event('mouseMoved', x + step, y + step);
    await frames();
    await breakOff(board);
    await mouse.event('mouseMoved', x + 90, y + 60);
    await mouse.event('mouseReleased', x + 90, y + 60);
    await frames();
    expect(snapshotOf(board.store.doc)).toEqual(START);
    expect(board.editor.draft.size).toBe(0);
    expect([...board.editor.getState().selection]).toEqual(selected);
    expect(board.editor.getState()).toMatchObject({ canUndo: false, canRedo: false, editing: null });
    // Two edits that follow are two steps: none of them belongs to the drag.
    board.editor.setReadOnly(false);
    for (const by of [1, 2]) board.editor.change(() => moveElements(board.store, ['a'], by, 0));
    board.editor.undo();
    expect(board.store.elements.get('a')).toMatchObject({ x: 1 });
  });
});

test('a double click on a topic at the edge writes on it: the first click does not move it away', async () => {
  const { store, editor, topicAt } = await open();
  const [x, y] = topicAt();
  const before = editor.getState().zoom;
  // Panned by the hand until half of the topic is out of sight.
  editor.setTool(EditorTool.HAND);
  await mouse.drag([x, y], [4, y]);
  editor.setTool(EditorTool.SELECT);
  await mouse.click(4, y, 2);
  await until('the text field', () => editor.getState().editing === 't');
  expect(editor.getState().zoom).toBe(before);
  expect(store.elements.size).toBe(6);
  // What is written is in sight.
  await until('the whole topic', () => (editor.getState().selectionBox?.x ?? -1) > 0);
});

describe('where the selection is', () => {
  test('is reported after a click that lasts longer than a frame', async () => {
    const { editor, at } = await open();
    const [x, y] = at(80, 80);
    await mouse.event('mousePressed', x, y);
    await until('the selection', () => editor.getState().selection.has('a'));
    await frames();
    expect(editor.getState().selectionBox).toBeNull();
    await mouse.event('mouseReleased', x, y);
    await until('the place', () => editor.getState().selectionBox);
  });

  test('is reported after a drag that was broken off', async () => {
    const { editor, at } = await open();
    editor.select(['a']);
    const before = await until('the place', () => editor.getState().selectionBox);
    const [x, y] = at(160, 160);
    await mouse.event('mousePressed', x, y);
    await mouse.event('mouseMoved', x + 40, y + 40);
    await frames();
    expect(editor.getState().selectionBox).toBeNull();
    editor.cancelDrag();
    expect(await until('the place', () => editor.getState().selectionBox)).toEqual(before);
    await mouse.event('mouseReleased', x + 40, y + 40);
  });
});

test('a drag that writes as it goes is notified when it begins and when it ends, also when it is interrupted', async () => {
  const { editor, at, drags } = await open();
  editor.select(['a']);
  for (const isBroken of [false, true]) {
    const [x, y] = at(80, 80);
    await mouse.event('mousePressed', x, y);
    for (const step of [10, 25]) await mouse.event('mouseMoved', x + step, y);
    expect(drags.splice(0)).toEqual([true]);
    if (isBroken) editor.cancelDrag();
    await mouse.event('mouseReleased', x + 25, y);
    expect(drags.splice(0)).toEqual([false]);
    editor.undo();
  }
});

describe('a pen on the board', () => {
  /** A real pen, beside real fingers, where the browser's own input has but one of each. */
  const pen = (canvas: HTMLCanvasElement, pointerType: 'pen' | 'touch', pointerId: number) => {
    const box = canvas.getBoundingClientRect();
    return (type: string, [x, y]: Place, buttons = 1): void =>
      void canvas.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          pointerType,
          buttons,
          button: type === 'pointermove' ? -1 : 0,
          clientX: x + box.left,
          clientY: y + box.top,
          bubbles: true,
          cancelable: true,
        }),
      );
  };

  test('is not disturbed by the palm, which is put down and lifted while it drags', async () => {
    const { editor, canvas, store, at } = await open();
    // A synthetic pointer cannot be captured.
    canvas.setPointerCapture = () => {};
    editor.select(['a']);
    const tip = pen(canvas, 'pen', 7);
    const palm = pen(canvas, 'touch', 8);
    const [x, y] = at(80, 80);
    tip('pointerdown', [x, y]);
    tip('pointermove', [x + 20, y]);
    palm('pointerdown', [x + 90, y + 90]);
    palm('pointermove', [x + 120, y + 130]);
    tip('pointermove', [x + 30, y]);
    palm('pointercancel', [x + 120, y + 130], 0);
    tip('pointermove', [x + 40, y]);
    tip('pointerup', [x + 40, y], 0);
    const scale = editor.getState().zoom;
    expect(store.elements.get('a')).toMatchObject({ x: Math.round(40 / scale), y: 0 });
    editor.undo();
    expect(snapshotOf(store.doc)).toEqual(START);
    expect(editor.getState().canUndo).toBe(false);
  });

  test('takes over from a palm that was down before it', async () => {
    const { editor, canvas, store, at } = await open();
    canvas.setPointerCapture = () => {};
    editor.select(['a', 'b']);
    const tip = pen(canvas, 'pen', 7);
    const palm = pen(canvas, 'touch', 8);
    const [x, y] = at(80, 80);
    const [u, v] = at(380, 80);
    palm('pointerdown', [u, v]);
    palm('pointermove', [u + 30, v + 30]);
    tip('pointerdown', [x, y]);
    expect(snapshotOf(store.doc)).toEqual(START);
    palm('pointermove', [u + 60, v + 30]);
    tip('pointermove', [x + 20, y]);
    tip('pointermove', [x + 40, y]);
    tip('pointerup', [x + 40, y], 0);
    palm('pointerup', [u + 60, v + 30], 0);
    const scale = editor.getState().zoom;
    expect(store.elements.get('a')).toMatchObject({ x: Math.round(40 / scale), y: 0 });
    expect(store.elements.get('b')).toMatchObject({ x: 300 + Math.round(40 / scale), y: 0 });
    editor.undo();
    expect(snapshotOf(store.doc)).toEqual(START);
  });
});

describe('a drag', () => {
  test('by a finger is broken off by a second one, and the two zoom', async () => {
    const { editor, store, at } = await open();
    editor.select(['a']);
    const [x, y] = at(80, 80);
    const { x: left, y: top } = frameOffset();
    const fingers = (...points: Place[]) => points.map(([u, v], id) => ({ x: u + left, y: v + top, id }));
    const send = (type: string, touchPoints: object[]) =>
      devtools().send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', fingers([x, y]));
    await send('touchMove', fingers([x + 30, y + 30]));
    await until('the move', () => editor.draft.size > 0);
    const before = editor.getState().zoom;
    await send('touchStart', fingers([x + 30, y + 30], [x + 130, y + 30]));
    await until('the end of the move', () => editor.draft.size === 0);
    expect(snapshotOf(store.doc)).toEqual(START);
    await send('touchMove', fingers([x, y + 30], [x + 160, y + 30]));
    await send('touchEnd', []);
    await until('the zoom', () => editor.getState().zoom > before);
    expect(snapshotOf(store.doc)).toEqual(START);
  });

  test('ends when its button is let go while another is held, and no menu comes up in it', async () => {
    const { editor, canvas, store, at } = await open();
    editor.select(['a']);
    const [x, y] = at(80, 80);
    await mouse.event('mousePressed', x, y);
    await mouse.event('mouseMoved', x + 20, y);
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    canvas.dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
    const box = canvas.getBoundingClientRect();
    const move = (buttons: number, by: number) =>
      canvas.dispatchEvent(
        new PointerEvent('pointermove', {
          pointerId: 1,
          pointerType: 'mouse',
          buttons,
          clientX: box.left + x + by,
          clientY: box.top + y,
        }),
      );
    move(3, 40);
    move(2, 50);
    move(2, 300);
    const moved = { x: Math.round(50 / editor.getState().zoom), y: 0 };
    expect(store.elements.get('a')).toMatchObject(moved);
    await mouse.event('mouseReleased', x + 50, y);
    expect(store.elements.get('a')).toMatchObject(moved);
    const later = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
    canvas.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });

  test('ends where it is let go, though the pointer is no longer captured', async () => {
    const { editor, canvas, store, at } = await open();
    editor.select(['a']);
    const [x, y] = at(80, 80);
    await mouse.event('mousePressed', x, y);
    await mouse.event('mouseMoved', x + 20, y);
    canvas.releasePointerCapture(1);
    canvas.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 1, bubbles: true }));
    const up = { pointerId: 1, pointerType: 'mouse', clientX: x + 60, clientY: y, bubbles: true };
    document.body.dispatchEvent(new PointerEvent('pointerup', up));
    const moved = { x: Math.round(60 / editor.getState().zoom), y: 0 };
    expect(store.elements.get('a')).toMatchObject(moved);
    await mouse.event('mouseMoved', x + 90, y);
    await mouse.event('mouseReleased', x + 90, y);
    expect(store.elements.get('a')).toMatchObject(moved);
    editor.undo();
    expect(snapshotOf(store.doc)).toEqual(START);
  });

  test('that was let go where nobody saw it is broken off when the pointer comes back', async () => {
    const { editor, canvas, store, at } = await open();
    editor.select(['a']);
    const [x, y] = at(80, 80);
    await mouse.event('mousePressed', x, y);
    await mouse.event('mouseMoved', x + 20, y);
    const back = { pointerId: 1, pointerType: 'mouse', buttons: 0, clientX: x + 90, clientY: y };
    canvas.dispatchEvent(new PointerEvent('pointermove', back));
    expect(snapshotOf(store.doc)).toEqual(START);
    await mouse.event('mouseReleased', x + 20, y);
  });
});
