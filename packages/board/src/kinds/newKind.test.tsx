import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { badgeEdit } from '../../test/badge/edit.ts';
import { registerBadges } from '../../test/badge/register.ts';
import { badgeTool, selectBadges } from '../../test/badge/tool.ts';
import { colorAt, frames, mount, mouse, until } from '../../test/browser.tsx';
import { edit } from '../../test/editing.tsx';
import { connector, shape } from '../../test/elements.ts';
import { makeSnapshot, snapshotOf, type BoardElement } from '../document/index.ts';
import { actions, edits, possibleActions, tools } from '../editor/index.ts';
import { BoardViewer } from '../react/BoardViewer.tsx';

const PURPLE = '122,0,255';

const badge = (given: object = {}): BoardElement => ({
  id: 'b1',
  type: 'badge',
  z: 'a1',
  style: {},
  text: '',
  x: 0,
  y: 0,
  w: 100,
  h: 100,
  level: 2,
  ...given,
});

let stops: (() => void)[] = [];
beforeEach(() => {
  stops = [
    registerBadges(),
    edits.register(badgeEdit),
    tools.register(badgeTool),
    actions.register(selectBadges),
  ];
});
afterEach(() => {
  for (const stop of stops) stop();
});

test('a tool that is added is taken up by its key, draws, and what it drew is written on and taken back', async () => {
  const { editor, store, at, field, get } = await edit([shape('a')]);
  editor.focus();
  await userEvent.keyboard('q');
  expect(editor.getState().tool).toBe('badge');
  await mouse.drag(at(200, 0), at(300, 60));
  expect(get('new1')).toMatchObject({ type: 'badge', x: 200, y: 0, w: 100, h: 100, level: 1 });
  await userEvent.type(field, 'Gold');
  editor.stopEditing();
  expect(get('new1').text).toBe('Gold');
  editor.undo();
  editor.undo();
  expect(store.elements.has('new1')).toBe(false);
});

test('a kind that is added is selected, moved, resized and connected like any other', async () => {
  const board = [badge(), shape('a', { x: 300 }), connector('c', 'b1', 'a')];
  const { editor, canvas, at, get, selected } = await edit(board);
  expect(colorAt(canvas, ...at(50, 50))).toBe(PURPLE);
  // In the corner of its box it is not.
  await mouse.click(...at(4, 4));
  expect(selected()).toEqual([]);
  await mouse.click(...at(50, 50));
  expect(selected()).toEqual(['b1']);
  await mouse.drag(at(50, 50), at(70, 60));
  expect(get('b1')).toMatchObject({ x: 20, y: 10 });
  await mouse.drag(at(120, 110), at(140, 130));
  expect(get('b1')).toMatchObject({ x: 20, y: 10, w: 120, h: 120, level: 2 });
  editor.undo();
  editor.undo();
  expect(get('b1')).toMatchObject({ x: 0, y: 0, w: 100, h: 100 });
  editor.duplicateSelection();
  expect(get('new1')).toMatchObject({ type: 'badge', x: 24, level: 2 });
  editor.select(['b1']);
  editor.deleteSelection();
  expect([...snapshotOf(editor.store.doc).elements].map(({ id }) => id)).toEqual(['a', 'new1']);
});

test('an action that is added is offered where it makes sense, and run by its key', async () => {
  const { editor, selected } = await edit([shape('a'), badge({ x: 200 })]);
  expect(possibleActions(editor).map(({ id }) => id)).toContain('selectBadges');
  editor.focus();
  await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}');
  expect(selected()).toEqual(['b1']);
  editor.deleteSelection();
  expect(possibleActions(editor).map(({ id }) => id)).not.toContain('selectBadges');
});

test('viewers show a kind that is added', async () => {
  let isReady = false;
  const words = { board: 'Board', role: 'board viewer', help: '', zoomIn: '+', zoomOut: '-', fit: '1' };
  const host = mount(
    <BoardViewer
      snapshot={makeSnapshot([badge()])}
      labels={{ ...words, actualSize: '0', zoomLevel: String, empty: '' }}
      theme="light"
      onReady={() => (isReady = true)}
    />,
  );
  await until('the board', () => isReady);
  await frames();
  const canvas = host.querySelector('canvas');
  const { width = 0, height = 0 } = canvas?.getBoundingClientRect() ?? {};
  expect(canvas && colorAt(canvas, width / 2, height / 2)).toBe(PURPLE);
});
