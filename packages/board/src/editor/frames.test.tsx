import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { frames as painted } from '../../test/browser.tsx';
import { edit } from '../../test/editing.tsx';
import { connector, frame, sticky, topic } from '../../test/elements.ts';
import type { BoardElement } from '../document/index.ts';
import { possibleActions } from './index.ts';

const board = (): BoardElement[] => [
  frame('frame', { text: 'Frame' }),
  frame('inner', { x: 300, y: 20, w: 280, h: 300, text: 'Inner' }),
  sticky('in', { x: 20, y: 20 }),
  sticky('deep', { x: 320, y: 40 }),
  topic('root', null, { x: 400, y: 280, text: 'Root' }),
  topic('leaf', 'root', { text: 'Leaf' }),
  connector('line', 'in', 'deep'),
  sticky('over', { x: 560, y: 200 }),
  sticky('out', { x: 800, y: 0 }),
  connector('across', 'in', 'out'),
];

test('a frame is deleted alone, or with all that moves with it by one command, as one step', async () => {
  const { editor, store } = await edit(board());
  const ids = () => [...store.elements.keys()].toSorted();
  const before = ids();
  editor.select(['frame']);
  editor.focus();
  await userEvent.keyboard('{Delete}');
  expect(ids()).toEqual(before.filter((id) => id !== 'frame'));
  editor.undo();
  editor.select(['frame']);
  await painted();
  await userEvent.keyboard('{Control>}{Delete}{/Control}');
  expect(ids()).toEqual(['out', 'over']);
  editor.undo();
  expect(ids()).toEqual(before);
});

test('what is deleted with a frame is what is copied and moved with it; locked content stays', async () => {
  const { editor, get, store } = await edit(board());
  editor.select(['frame']);
  const copied = editor
    .copySelection()
    ?.elements.map(({ id }) => id)
    .toSorted();
  const place = (id: string) => {
    const element = get(id);
    return 'x' in element ? element.x : null;
  };
  editor.moveSelection(1000, 0);
  expect(['in', 'deep', 'inner', 'over', 'out'].map(place)).toEqual([1020, 1320, 1300, 560, 800]);
  editor.undo();
  editor.select(['in']);
  possibleActions(editor)
    .find(({ id }) => id === 'lock')
    ?.run(editor);
  editor.select(['frame']);
  possibleActions(editor)
    .find(({ id }) => id === 'deleteWithContent')
    ?.run(editor);
  expect(copied).toEqual(['deep', 'frame', 'in', 'inner', 'leaf', 'line', 'root']);
  expect([...store.elements.keys()].toSorted()).toEqual(['across', 'in', 'out', 'over']);
});

test('it is offered for frames with content alone', async () => {
  const { editor } = await edit([frame('empty'), sticky('note', { x: 800 })]);
  for (const id of ['empty', 'note']) {
    editor.select([id]);
    expect(possibleActions(editor).map((action) => action.id)).not.toContain('deleteWithContent');
  }
});
