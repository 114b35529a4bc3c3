import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { colorAt, devtools, frameOffset, frames, mouse, touch } from '../../test/browser.tsx';
import { edit } from '../../test/editing.tsx';
import { frame, shape, sticky, topic } from '../../test/elements.ts';
import { snapshotOf } from '../document/index.ts';
import { possibleActions, type BoardEditor } from './index.ts';

const BOARD = [
  shape('a', { x: 0, y: 0, w: 100, h: 100 }),
  shape('b', { x: 300, y: 0, w: 100, h: 100 }),
  shape('c', { x: 0, y: 260, w: 100, h: 100 }),
];

const MAP = [
  topic('r', null, { text: 'Root' }),
  topic('one', 'r', { text: 'One', order: 'a0' }),
  topic('leaf', 'one', { text: 'Leaf' }),
  topic('two', 'r', { text: 'Two', order: 'a1' }),
];

const connectKey = '{Alt>}c{/Alt}';
const lines = ({ store }: BoardEditor) =>
  snapshotOf(store.doc).elements.flatMap((element) =>
    element.type === 'connector' && 'element' in element.from && 'element' in element.to
      ? [`${element.from.element} ${element.to.element}`]
      : [],
  );
const target = (editor: BoardEditor) => editor.getState().connecting?.to;

describe('two that are selected', () => {
  test('are connected from the first to the second, which undo takes back', async () => {
    const { editor, selected, get } = await edit(BOARD);
    editor.select(['b', 'a']);
    editor.focus();
    await userEvent.keyboard(connectKey);
    expect(lines(editor)).toEqual(['b a']);
    expect(get(selected()[0] ?? '').type).toBe('connector');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(lines(editor)).toEqual([]);
  });

  test('topics get a dashed relation, whose label is written by F2', async () => {
    const { editor, selected, get } = await edit(MAP);
    editor.select(['leaf', 'two']);
    editor.focus();
    await userEvent.keyboard(connectKey);
    const [id = ''] = selected();
    expect(get(id)).toMatchObject({ style: { dash: 'dashed' }, toHead: 'arrow', fromHead: 'none' });
    await userEvent.keyboard('{F2}leads to{Enter}');
    expect(get(id).text).toBe('leads to');
    expect(editor.getState().editing).toBeNull();
  });
});

describe('one that is selected', () => {
  test('finds the other end by arrows, Tab and Shift+Tab, and Enter connects', async () => {
    const { editor } = await edit(BOARD);
    editor.select(['a']);
    editor.focus();
    await userEvent.keyboard(connectKey);
    expect(editor.getState().connecting).toEqual({ from: 'a', to: null });
    await userEvent.keyboard('{Enter}');
    expect(editor.getState().connecting).toEqual({ from: 'a', to: null });
    await userEvent.keyboard('{ArrowRight}');
    expect(target(editor)).toBe('b');
    await userEvent.keyboard('{Tab}');
    expect(target(editor)).toBe('c');
    await userEvent.keyboard('{Tab}');
    expect(target(editor)).toBe('b');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    expect(target(editor)).toBe('c');
    await userEvent.keyboard('{Enter}');
    expect(lines(editor)).toEqual(['a c']);
    expect(editor.getState().connecting).toBeNull();
    expect(editor.mode).toBeNull();
  });

  test('walks from topic to topic, writes nothing meanwhile, and Escape leaves all as it was', async () => {
    const { editor, selected, get } = await edit(MAP);
    editor.select(['leaf']);
    editor.focus();
    await userEvent.keyboard(`${connectKey}x{Delete}{ArrowLeft}`);
    expect(target(editor)).toBe('one');
    await userEvent.keyboard('{ArrowLeft}');
    expect(target(editor)).toBe('r');
    await userEvent.keyboard('{Escape}');
    expect(editor.getState().connecting).toBeNull();
    expect(selected()).toEqual(['leaf']);
    expect(get('leaf').text).toBe('Leaf');
    expect(lines(editor)).toEqual([]);
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toEqual(['one']);
  });

  test('shows the line before it is there, and a click or a tap on the other end draws it', async () => {
    const { editor, canvas, at, of } = await edit(BOARD);
    editor.select(['a']);
    editor.focus();
    await userEvent.keyboard(connectKey);
    const [x, y] = of('b');
    const before = colorAt(canvas, ...at(200, 50));
    const offset = frameOffset();
    const hover = { type: 'mouseMoved', x: x + offset.x, y: y + offset.y };
    await devtools().send('Input.dispatchMouseEvent', hover);
    await expect.poll(() => target(editor)).toBe('b');
    await frames();
    expect(colorAt(canvas, ...at(200, 50))).not.toBe(before);
    await mouse.click(x, y);
    expect(lines(editor)).toEqual(['a b']);
    editor.select(['a']);
    editor.focus();
    await userEvent.keyboard(connectKey);
    await touch([of('c')]);
    expect(lines(editor).toSorted()).toEqual(['a b', 'a c']);
  });

  test('gives up by a click on the bare board, another tool, or when its element goes', async () => {
    const { editor, at, store } = await edit([...BOARD, frame('f', { x: -50, y: -50, w: 600, h: 600 })]);
    const begin = async (id: string) => {
      editor.select([id]);
      editor.focus();
      await userEvent.keyboard(connectKey);
      expect(editor.mode).not.toBeNull();
    };
    await begin('a');
    await mouse.click(...at(200, 200));
    expect(editor.mode).toBeNull();
    await begin('a');
    editor.setTool('pen');
    expect(editor.getState().connecting).toBeNull();
    await begin('c');
    editor.deleteSelection();
    expect(editor.mode).toBeNull();
    await begin('a');
    await userEvent.keyboard('{ArrowRight}');
    expect(target(editor)).toBe('b');
    store.edit((map) => map.delete('b'));
    expect(target(editor)).toBeNull();
    expect(lines(editor)).toEqual([]);
  });
});

test('it is offered where a connector can be, and to those who may change the board', async () => {
  const { editor } = await edit([sticky('only')]);
  const isOffered = () => possibleActions(editor).some(({ id }) => id === 'connect');
  editor.select(['only']);
  expect(isOffered()).toBe(false);
  editor.addBox('sticky', { x: 400, y: 0 });
  editor.stopEditing();
  expect(isOffered()).toBe(true);
  editor.selectAll();
  expect(isOffered()).toBe(true);
  editor.addBox('sticky', { x: 800, y: 0 });
  editor.stopEditing();
  editor.selectAll();
  expect(isOffered()).toBe(false);
  editor.select(['only']);
  editor.setReadOnly(true);
  expect(isOffered()).toBe(false);
});
