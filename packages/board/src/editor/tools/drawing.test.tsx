import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { colorAt, frames, mouse, touch } from '../../../test/browser.tsx';
import { edit } from '../../../test/editing.tsx';
import { frame, shape } from '../../../test/elements.ts';
import type { BoardEditor } from '../index.ts';

const INK = '39,48,60';

const drawings = ({ store }: BoardEditor) =>
  [...store.elements.values()].flatMap((element) => (element.type === 'drawing' ? [element] : []));

test('the pen draws line after line, each one step; a press alone is a dot, Shift makes it straight', async () => {
  const { editor, at, canvas } = await edit([shape('a')]);
  editor.focus();
  await userEvent.keyboard('p');
  await mouse.drag(at(200, 0), at(300, 100), 10);
  expect(editor.getState().tool).toBe('pen');
  expect(drawings(editor)).toMatchObject([{ x: 200, y: 0, w: 100, h: 100, style: { stroke: 'ink' } }]);
  expect(colorAt(canvas, ...at(250, 50))).toBe(INK);
  await mouse.click(...at(200, 200));
  expect(drawings(editor)).toHaveLength(2);
  editor.undo();
  expect(drawings(editor)).toHaveLength(1);
  editor.undo();
  expect(drawings(editor)).toHaveLength(0);
});

test('a drawing is picked up by its line alone, moved as it is, and restyled', async () => {
  const { editor, at, canvas, selected, get } = await edit([shape('a')]);
  editor.setTool('pen');
  await mouse.drag(at(200, 0), at(300, 100), 10);
  editor.setTool('select');
  await mouse.click(...at(280, 20));
  expect(selected()).toEqual([]);
  await mouse.drag(at(250, 50), at(250, 150));
  const [id = ''] = selected();
  expect(get(id)).toMatchObject({ x: 200, y: 100 });
  expect(colorAt(canvas, ...at(230, 130))).toBe(INK);
  editor.setStyle({ stroke: '#ff0000', strokeWidth: 12 });
  editor.select([]);
  await frames();
  expect(colorAt(canvas, ...at(251, 150))).toBe('255,0,0');
  // The next line is as the last one was chosen.
  editor.setTool('pen');
  await mouse.drag(at(320, 0), at(380, 0));
  expect(drawings(editor)[1]?.style).toEqual({ stroke: '#ff0000', strokeWidth: 12 });
});

test('the highlighter draws broad lines that one sees through, with a look of their own, as one step each', async () => {
  const { editor, at, canvas, store } = await edit([shape('a', { style: { fill: '#ffffff' } })]);
  const marks = () => [...store.elements.values()].filter(({ type }) => type === 'highlight');
  editor.focus();
  await userEvent.keyboard('{Shift>}p{/Shift}');
  expect(editor.getState().tool).toBe('highlighter');
  await mouse.drag(at(-20, 20), at(200, 20), 5);
  expect(marks()).toMatchObject([{ style: { stroke: 'yellow', strokeWidth: 24 } }]);
  await frames();
  expect(colorAt(canvas, ...at(20, 28))).not.toBe('255,255,255');
  await touch([at(0, 200)], [at(40, 200)], [at(80, 200)]);
  expect(marks()).toHaveLength(2);
  editor.setTool('select');
  await mouse.click(...at(180, 20));
  editor.setStyle({ stroke: 'pink' });
  editor.setTool('highlighter');
  await mouse.drag(at(0, 250), at(90, 250));
  expect(marks()[2]?.style).toEqual({ stroke: 'pink', strokeWidth: 24 });
  editor.undo();
  expect(marks()).toHaveLength(2);
});

test('a finger draws, and a second one zooms instead', async () => {
  const { editor, at } = await edit([shape('a')]);
  editor.setTool('pen');
  await touch([at(200, 0)], [at(240, 40)], [at(280, 80)]);
  expect(drawings(editor)).toHaveLength(1);
  await touch([at(200, 100)], [at(220, 120)], [at(220, 120), at(300, 200)], [at(200, 100), at(340, 240)]);
  expect(drawings(editor)).toHaveLength(1);
});

test('the eraser takes away what it goes over as one step, but no frame and nothing that is locked', async () => {
  const { editor, at, store } = await edit([
    frame('f', { x: -50, y: -50 }),
    shape('a', { x: 0, y: 0, w: 60, h: 60 }),
    shape('b', { x: 100, y: 0, w: 60, h: 60 }),
    shape('locked', { x: 200, y: 0, w: 60, h: 60, locked: true }),
    shape('c', { x: 300, y: 0, w: 60, h: 60 }),
  ]);
  editor.focus();
  await userEvent.keyboard('e');
  const [from, to] = [at(-50, 30), at(330, 30)];
  await mouse.event('mousePressed', ...from);
  await mouse.event('mouseMoved', ...to);
  expect(store.elements.size).toBe(5);
  await userEvent.keyboard('{Escape}');
  await mouse.event('mouseReleased', ...to);
  expect(store.elements.size).toBe(5);
  editor.setTool('eraser');
  await mouse.drag(from, to, 2);
  expect([...store.elements.keys()].toSorted()).toEqual(['f', 'locked']);
  editor.undo();
  expect(store.elements.size).toBe(5);
  expect(store.canUndo).toBe(false);
});

test('two presses of the eraser at one place write on nothing that is there', async () => {
  const { editor, at } = await edit([frame('f', { x: 0, y: 0, w: 200, h: 120, text: 'Section' })]);
  editor.setTool('eraser');
  await mouse.click(...at(1, 60), 1);
  await mouse.click(...at(1, 60), 2);
  expect(editor.getState()).toMatchObject({ editing: null, tool: 'eraser' });
});
