import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { frames } from '../../test/browser.tsx';
import { edit } from '../../test/editing.tsx';
import { sticky, topic } from '../../test/elements.ts';
import { deleteElements, snapshotOf } from '../document/index.ts';
import { possibleActions, type BoardEditor } from './index.ts';

const MAP = [
  topic('r', null, { text: 'Root' }),
  topic('one', 'r', { text: 'One', order: 'a0' }),
  topic('leaf', 'one', { text: 'Leaf' }),
  topic('two', 'r', { text: 'Two', order: 'a1' }),
  sticky('note', { x: 600, y: -400, text: 'Note' }),
];

const branchKey = '{Alt>}b{/Alt}';
const sorted = (ids: readonly string[]) => ids.toSorted((a, b) => (a < b ? -1 : 1));
const seen = ({ surface, store }: BoardEditor) =>
  sorted([...store.elements.keys()].filter((id) => surface?.scene.get(id) !== undefined));
const offered = (editor: BoardEditor) =>
  possibleActions(editor)
    .map(({ id }) => id)
    .filter((id) => id === 'showBranch' || id === 'showAll');

async function alone(readOnly = false) {
  const opened = await edit(MAP, readOnly);
  opened.editor.select(['one']);
  opened.editor.focus();
  await userEvent.keyboard(branchKey);
  expect(seen(opened.editor)).toEqual(['leaf', 'one']);
  return opened;
}

test('a key shows the branch alone, the same key shows all, and the document knows nothing of it', async () => {
  const { editor, store } = await edit(MAP);
  const before = snapshotOf(store.doc);
  expect(offered(editor)).toEqual([]);
  editor.select(['one']);
  editor.focus();
  expect(offered(editor)).toEqual(['showBranch']);
  await userEvent.keyboard(branchKey);
  expect(seen(editor)).toEqual(['leaf', 'one']);
  expect(offered(editor)).toEqual(['showAll']);
  await userEvent.keyboard(branchKey);
  expect(seen(editor)).toHaveLength(MAP.length);
  expect(snapshotOf(store.doc)).toEqual(before);
  expect(editor.getState().canUndo).toBe(false);
});

test('Escape shows all and leaves the topic selected; those who may only look have it too', async () => {
  const { editor, selected } = await alone(true);
  await userEvent.keyboard('{Escape}');
  expect(seen(editor)).toHaveLength(MAP.length);
  expect(selected()).toEqual(['one']);
  await userEvent.keyboard('{Escape}');
  expect(selected()).toEqual([]);
});

test('keys go on within it: topics are added, all means the branch, and nothing outside is reached', async () => {
  const { editor, selected, store } = await alone();
  await userEvent.keyboard('{Tab}More{Escape}');
  expect(seen(editor)).toEqual(['leaf', 'new1', 'one']);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowUp}');
  expect(selected()).toEqual(['one']);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(selected()).toEqual(['one']);
  expect(editor.getState().branch).toBe('one');
  await userEvent.keyboard('{Delete}');
  expect(sorted([...store.elements.keys()])).toEqual(['note', 'r', 'two']);
  expect(editor.getState().branch).toBeNull();
  expect(seen(editor)).toHaveLength(3);
});

test('it goes deeper, and ends when something outside is selected, added, or led to', async () => {
  const { editor } = await alone();
  editor.select(['leaf']);
  await userEvent.keyboard(branchKey);
  expect(seen(editor)).toEqual(['leaf']);
  editor.select(['two']);
  expect(seen(editor)).toHaveLength(MAP.length);
  editor.showBranch('one');
  editor.addBox('sticky', { x: 0, y: 300 });
  expect(seen(editor)).toHaveLength(MAP.length + 1);
  editor.stopEditing();
  editor.showBranch('one');
  editor.showArea({ x: 0, y: 0, w: 100, h: 100 });
  expect(editor.getState().branch).toBeNull();
});

test('it ends when somebody else deletes it, and others’ edits elsewhere are there afterwards', async () => {
  const { editor, store } = await alone();
  store.edit(() => deleteElements(store, ['note']));
  expect(seen(editor)).toEqual(['leaf', 'one']);
  store.edit(() => deleteElements(store, ['one']));
  expect(editor.getState().branch).toBeNull();
  expect(seen(editor)).toEqual(['r', 'two']);
});

test('the view goes to the branch and, when all is shown again, keeps it in sight', async () => {
  const { editor } = await alone();
  const isInSight = () => {
    const { surface } = editor;
    const box = editor.boxOf('one');
    if (!surface || !box) return false;
    const { x, y, w, h } = surface.seen;
    return box.x >= x && box.y >= y && box.x + box.w <= x + w && box.y + box.h <= y + h;
  };
  await expect.poll(isInSight).toBe(true);
  await userEvent.keyboard('{Escape}');
  await frames();
  await expect.poll(isInSight).toBe(true);
});

test('undoing something outside shows all again, so that one sees what it took back', async () => {
  const { editor, get } = await edit(MAP);
  editor.select(['note']);
  editor.moveSelection(50, 0);
  editor.select(['one']);
  editor.focus();
  editor.setStyle({ fill: 'blue' });
  await userEvent.keyboard(branchKey);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(get('one').style.fill).toBeUndefined();
  expect(editor.getState().branch).toBe('one');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(get('note')).toMatchObject({ x: 600 });
  expect(seen(editor)).toHaveLength(MAP.length);
});
