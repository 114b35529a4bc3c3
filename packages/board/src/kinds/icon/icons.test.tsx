import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { colorAt, frames, mount, mouse, until } from '../../../test/browser.tsx';
import { edit } from '../../../test/editing.tsx';
import { ICON, icon } from '../../../test/elements.ts';
import { makeSnapshot } from '../../document/index.ts';
import { BoardViewer } from '../../react/BoardViewer.tsx';

const RED = '255,0,0';
const BROAD = { strokeWidth: 20 };

test('an icon is coloured, resized in its shape, named and taken back like any element', async () => {
  const { editor, canvas, at, get, field } = await edit([icon('i', { style: BROAD })], false, 0);
  editor.select(['i']);
  editor.setStyle({ stroke: '#ff0000' });
  await frames();
  expect(colorAt(canvas, ...at(80, 80))).toBe(RED);
  await mouse.drag(at(160, 160), at(240, 200));
  const { icon: shown, w, h } = get('i') as ReturnType<typeof icon>;
  expect([shown, h]).toEqual([ICON, w]);
  expect(w).toBeGreaterThan(160);
  editor.startEditing('i');
  await userEvent.type(field, 'Start');
  editor.stopEditing();
  expect(get('i').text).toBe('Start');
  while (editor.getState().canUndo) editor.undo();
  expect(get('i')).toEqual(icon('i', { style: BROAD }));
});

test('a viewer fetches what shows an icon', async () => {
  let isReady = false;
  const words = { board: 'Board', role: 'board viewer', help: '', zoomIn: '+', zoomOut: '-', fit: '1' };
  const host = mount(
    <BoardViewer
      snapshot={makeSnapshot([icon('i', { style: { ...BROAD, stroke: '#ff0000' } })])}
      labels={{ ...words, actualSize: '0', zoomLevel: String, empty: '' }}
      theme="light"
      onReady={() => (isReady = true)}
    />,
  );
  await until('the board', () => isReady);
  await frames();
  const canvas = host.querySelector('canvas');
  const { width = 0, height = 0 } = canvas?.getBoundingClientRect() ?? {};
  expect(canvas && colorAt(canvas, width / 2, height / 2)).toBe(RED);
});
