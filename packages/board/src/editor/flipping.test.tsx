import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { colorAt } from '../../test/browser.tsx';
import { edit } from '../../test/editing.tsx';
import { shape, topic } from '../../test/elements.ts';
import { snapshotOf } from '../document/index.ts';
import { possibleActions } from './index.ts';

const offered = (editor: Parameters<typeof possibleActions>[0]) =>
  possibleActions(editor)
    .map(({ id }) => id)
    .filter((id) => id.startsWith('flip'));

test('Shift+H and Shift+V flip what is selected where it stands, as one edit', async () => {
  const red = { fill: '#ff0000', stroke: 'none' } as const;
  const { editor, get, store, canvas, at } = await edit([
    shape('a', { x: 0, y: 0, w: 100, h: 100, style: red }),
    shape('b', { x: 300, y: 100, w: 200, h: 300, rotation: 30 }),
    shape('locked', { x: 0, y: 300, w: 40, h: 40, locked: true }),
  ]);
  const before = snapshotOf(store.doc);
  const bounds = editor.surface?.scene.boundsOf(['a', 'b']);
  expect(colorAt(canvas, ...at(50, 50))).toBe('255,0,0');
  editor.selectAll();
  editor.focus();
  await userEvent.keyboard('{Shift>}H{/Shift}');
  const across = { x: (bounds?.x ?? 0) + (bounds?.w ?? 0) - 100, y: 0 };
  expect(Reflect.get(get('a'), 'x')).toBeCloseTo(across.x, 1);
  expect(get('b')).toMatchObject({ rotation: 330, w: 200, h: 300 });
  expect(get('locked')).toMatchObject({ x: 0, y: 300 });
  await expect.poll(() => colorAt(canvas, ...at(across.x + 50, 50))).toBe('255,0,0');
  editor.undo();
  expect(snapshotOf(store.doc)).toEqual(before);
  expect(store.canUndo).toBe(false);
  await userEvent.keyboard('{Shift>}V{/Shift}');
  expect(get('a')).toMatchObject({ x: 0 });
  expect(Reflect.get(get('a'), 'y')).toBeCloseTo((bounds?.y ?? 0) + (bounds?.h ?? 0) - 100, 1);
});

test('is not offered for topics and what is locked alone, nor to those who may only look', async () => {
  const board = [
    shape('a'),
    shape('b', { x: 900, locked: true }),
    topic('t', null, { y: 600, text: 'Root' }),
  ];
  const { editor } = await edit(board);
  expect(offered(editor)).toEqual([]);
  editor.select(['t']);
  expect(offered(editor)).toEqual([]);
  editor.select(['b']);
  expect(offered(editor)).toEqual([]);
  editor.select(['t', 'a']);
  expect(offered(editor)).toEqual(['flipAcross', 'flipDown']);
  editor.setReadOnly(true);
  expect(offered(editor)).toEqual([]);
});
