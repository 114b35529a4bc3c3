import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mouse, touch } from '../../../test/browser.tsx';
import { edit } from '../../../test/editing.tsx';
import { frame, shape, sticky, topic } from '../../../test/elements.ts';
import { possibleActions, runAction, type BoardEditor } from '../index.ts';

const BOARD = [
  shape('a', { x: 0, y: 0, w: 100, h: 100 }),
  shape('b', { x: 300, y: 40, w: 100, h: 60 }),
  shape('c', { x: 440, y: 220, w: 60, h: 100 }),
];

const MAP = [
  topic('r', null, { text: 'Root' }),
  ...['one', 'two', 'three'].map((id, at) => topic(id, 'r', { order: `a${at}`, text: `Topic ${id}` })),
  topic('leaf', 'three', { text: 'Leaf' }),
];

const act = (editor: BoardEditor, id: string): void => {
  const action = possibleActions(editor).find((each) => each.id === id);
  if (!action) throw new Error(`${id} is not offered`);
  runAction(editor, action);
};

const offered = (editor: BoardEditor, ...ids: string[]): string[] =>
  possibleActions(editor).flatMap(({ id }) => (ids.includes(id) ? [id] : []));

describe('selecting several by finger', () => {
  test('taps add and take away, the bare board takes nothing away, and a double tap writes nothing', async () => {
    const { editor, of, at, selected, store } = await edit(BOARD);
    act(editor, 'severalOn');
    await touch([of('a')]);
    await touch([of('b')]);
    await touch([of('c')]);
    expect(selected()).toEqual(['a', 'b', 'c']);
    await touch([at(200, 250)]);
    await touch([of('b')]);
    expect(selected()).toEqual(['a', 'c']);
    await touch([of('b')]);
    await touch([at(200, 250)]);
    await touch([at(200, 250)]);
    expect(selected()).toEqual(['a', 'c', 'b']);
    expect(editor.getState().editing).toBeNull();
    expect(store.elements.size).toBe(3);
  });

  test('a drag on the bare board or on what is not selected draws the box, and adds; two fingers pan and zoom', async () => {
    const { editor, at, selected, get } = await edit(BOARD);
    editor.select(['c']);
    act(editor, 'severalOn');
    const { zoom } = editor.getState();
    await touch([at(-40, -40)], [at(100, 60)], [at(200, 150)]);
    expect(selected()).toEqual(['c', 'a']);
    expect(editor.getState().zoom).toBe(zoom);
    editor.select([]);
    await touch([at(30, 30)], [at(200, 100)], [at(420, 110)]);
    expect(selected()).toEqual(['b']);
    expect(get('a')).toMatchObject({ x: 0, y: 0 });
    const [x, y] = at(200, 150);
    await touch(
      [[x, y]],
      [[x + 20, y + 20]],
      [
        [x + 20, y + 20],
        [x + 120, y + 20],
      ],
      [
        [x - 20, y + 20],
        [x + 160, y + 20],
      ],
      [
        [x - 60, y + 20],
        [x + 200, y + 20],
      ],
    );
    expect(editor.getState().zoom).toBeGreaterThan(zoom * 1.5);
    expect(selected()).toEqual(['b']);
    expect(editor.getState().several).toBe(true);
  });

  test('what is selected is dragged together, and a tap takes away also at a handle of a small element', async () => {
    const { editor, of, at, selected, get } = await edit([
      ...BOARD,
      shape('s', { x: 0, y: 240, w: 24, h: 24 }),
    ]);
    act(editor, 'severalOn');
    await touch([of('s')]);
    await touch([of('s')]);
    expect(selected()).toEqual([]);
    await touch([of('a')]);
    await touch([of('b')]);
    const [x, y] = of('b');
    await touch([[x, y]], [[x, y + 20]], [[x, y + 60]]);
    expect([get('a'), get('b'), get('c')]).toMatchObject([{ y: 60 }, { y: 100 }, { y: 220 }]);
    expect(selected()).toEqual(['a', 'b']);
    editor.undo();
    expect(get('a')).toMatchObject({ y: 0 });
    await touch([at(50, 50)]);
    expect(selected()).toEqual(['b']);
  });

  test('groups, aligns, distributes, connects, and gives one look to what was tapped', async () => {
    const { editor, of, selected, get, store } = await edit(BOARD);
    act(editor, 'severalOn');
    for (const id of ['a', 'b', 'c']) await touch([of(id)]);
    act(editor, 'alignTop');
    expect([get('a'), get('b'), get('c')]).toMatchObject([{ y: 0 }, { y: 0 }, { y: 0 }]);
    act(editor, 'distributeAcross');
    expect(get('b')).toMatchObject({ x: 220 });
    editor.setStyle({ fill: 'green' });
    expect([get('a'), get('b'), get('c')].map(({ style }) => style.fill)).toEqual([
      'green',
      'green',
      'green',
    ]);
    await touch([of('c')]);
    act(editor, 'connect');
    expect(get(selected()[0] ?? '')).toMatchObject({ from: { element: 'a' }, to: { element: 'b' } });
    editor.select([]);
    await touch([of('a')]);
    await touch([of('b')]);
    act(editor, 'group');
    editor.select([]);
    await touch([of('b')]);
    expect(selected().toSorted()).toEqual(['a', 'b']);
    await touch([of('a')]);
    expect(selected()).toEqual([]);
    expect(store.elements.size).toBe(5);
  });

  test('topics get a boundary, and several are hung elsewhere by one drag', async () => {
    const { editor, of, selected, get, store } = await edit(MAP);
    act(editor, 'severalOn');
    await touch([of('one')]);
    await touch([of('two')]);
    act(editor, 'boundary');
    expect(get(selected()[0] ?? '')).toMatchObject({ type: 'boundary', span: ['r', 'one', 'two'] });
    editor.select([]);
    await touch([of('one')]);
    await touch([of('two')]);
    const [[x, y], [u, v]] = [of('one'), of('leaf')];
    await touch([[x, y]], [[x + 20, y]], [[u, v - 40]], [[u + 10, v]]);
    expect([store.forest.parentOf('one'), store.forest.parentOf('two')]).toEqual(['leaf', 'leaf']);
    expect(selected()).toEqual(['one', 'two']);
  });

  test('a tap on a checkbox adds the topic and does not check it', async () => {
    const { editor, at, selected, get } = await edit([
      topic('r', null, { text: 'Root' }),
      topic('t', 'r', { text: 'Task', task: 'open' }),
    ]);
    const box = editor.boxOf('t');
    if (!box) throw new Error('no topic');
    const checkbox = at(box.x + 22, box.y + box.h / 2);
    await touch([checkbox]);
    expect(get('t').task).toBe('done');
    editor.undo();
    editor.select([]);
    act(editor, 'severalOn');
    await touch([checkbox]);
    expect(selected()).toEqual(['t']);
    expect(get('t').task).toBe('open');
  });
});

describe('selecting several', () => {
  test('is left by Escape, its action, its keys, any tool, and by writing; what is selected stays', async () => {
    const { editor, selected } = await edit(BOARD);
    const isOn = () => editor.getState().several;
    editor.select(['a', 'b']);
    editor.focus();
    expect(offered(editor, 'severalOn', 'severalOff')).toEqual(['severalOn']);
    await userEvent.keyboard('{Alt>}m{/Alt}');
    expect(isOn()).toBe(true);
    expect(offered(editor, 'severalOn', 'severalOff')).toEqual(['severalOff']);
    await userEvent.keyboard('{Escape}');
    expect(isOn()).toBe(false);
    expect(selected()).toEqual(['a', 'b']);
    await userEvent.keyboard('{Alt>}m{/Alt}{Alt>}m{/Alt}');
    expect(isOn()).toBe(false);
    for (const tool of ['v', 'n', 'h']) {
      editor.setSeveral(true);
      await userEvent.keyboard(tool);
      expect(isOn()).toBe(false);
    }
    editor.setSeveral(true);
    expect(editor.getState().tool).toBe('select');
    editor.select(['a']);
    await userEvent.keyboard('{F2}');
    expect(editor.getState()).toMatchObject({ editing: 'a', several: false });
  });

  test('works with a mouse that has no Shift beside it, and for those who may only look', async () => {
    const { editor, of, at, selected, get } = await edit(BOARD, true);
    act(editor, 'severalOn');
    await mouse.click(...of('a'));
    await mouse.click(...of('c'));
    expect(selected()).toEqual(['a', 'c']);
    await mouse.drag(at(250, -20), at(430, 130));
    expect(selected()).toEqual(['a', 'c', 'b']);
    await mouse.drag(of('a'), at(60, 160));
    expect(get('a')).toMatchObject({ x: 0, y: 0 });
  });

  test('a menu is about what is selected with the element it was opened on, and nothing is lost on the bare board', async () => {
    const { editor, of, at, selected, canvas } = await edit([
      sticky('n', { x: 600 }),
      ...BOARD,
      frame('f', { x: 0, y: 400, w: 200, h: 100 }),
    ]);
    const box = canvas.getBoundingClientRect();
    const menuAt = ([x, y]: readonly [number, number]) =>
      editor.selectUnder({ clientX: x + box.left, clientY: y + box.top });
    editor.select(['a', 'b']);
    editor.setSeveral(true);
    menuAt(of('a'));
    expect(selected()).toEqual(['a', 'b']);
    menuAt(of('n'));
    expect(selected()).toEqual(['a', 'b', 'n']);
    menuAt(at(200, 250));
    expect(selected()).toEqual(['a', 'b', 'n']);
    editor.setSeveral(false);
    menuAt(of('c'));
    expect(selected()).toEqual(['c']);
    menuAt(at(200, 250));
    expect(selected()).toEqual([]);
  });
});
