import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mouse } from '../../test/browser.tsx';
import { edit } from '../../test/editing.tsx';
import { boundary, shape, topic } from '../../test/elements.ts';
import { rangeOf, setExtras, setTopicLayout } from '../document/index.ts';
import { BoardScene } from '../layout/index.ts';
import { measurerFor } from '../surface/sceneFonts.ts';
import { possibleActions, type BoardEditor } from './index.ts';

const FAMILY = [
  topic('r', null, { text: 'Root' }),
  ...['a', 'b', 'c', 'd'].map((id, at) => topic(id, 'r', { order: `a${at}`, text: `Topic ${id}` })),
  topic('e', 'd', { text: 'Below' }),
  shape('n', { x: 600, y: 300 }),
];

const offers = (editor: BoardEditor): boolean => possibleActions(editor).some(({ id }) => id === 'boundary');

describe('a boundary', () => {
  test('goes around selected topics by Ctrl+Shift+B, is titled like any element, and one undo takes it away', async () => {
    const { editor, store, selected } = await edit(FAMILY, false, 0);
    editor.select(['c', 'b']);
    editor.focus();
    await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}');
    const [id = ''] = selected();
    const element = store.elements.get(id);
    expect(element).toMatchObject({ type: 'boundary', span: ['r', 'b', 'c'], text: '' });
    await userEvent.keyboard('{F2}Both{Enter}');
    expect(store.elements.get(id)?.text).toBe('Both');
    expect(editor.getState().editing).toBeNull();
    // The same topics have one boundary: it is selected.
    editor.select(['b', 'c']);
    await userEvent.keyboard('{Control>}{Shift>}b{/Shift}{/Control}');
    expect(selected()).toEqual([id]);
    expect([...store.elements.values()].filter(({ type }) => type === 'boundary')).toHaveLength(1);
    await userEvent.keyboard('{Delete}');
    expect([...store.elements.keys()].toSorted()).toEqual(FAMILY.map((each) => each.id).toSorted());
    editor.undo();
    expect(store.elements.get(id)?.text).toBe('Both');
  });

  test('is offered for one topic or siblings next to each other that nobody has locked', async () => {
    const { editor, store } = await edit(FAMILY);
    const whether = (...ids: string[]): boolean => {
      editor.select(ids);
      return offers(editor);
    };
    expect(whether('a')).toBe(true);
    expect(whether('b', 'a', 'c')).toBe(true);
    expect(whether('e')).toBe(true);
    expect(whether('a', 'c')).toBe(false);
    expect(whether('d', 'e')).toBe(false);
    expect(whether('r')).toBe(false);
    expect(whether('a', 'n')).toBe(false);
    expect(whether()).toBe(false);
    setExtras(store, new Map([['b', { locked: true }]]));
    expect(whether('a', 'b')).toBe(false);
    for (const [layout, expected] of [['table', false], ['fishbone', false], ['timeline', true]] as const) {
      setTopicLayout(store, 'r', layout);
      expect(whether('c', 'd')).toBe(expected);
    }
  }); // prettier-ignore

  test('is offered for topics on one side of a map, whatever stands on the other side between them', async () => {
    const { editor } = await edit([
      topic('r', null, { text: 'Root', layout: 'both' }),
      topic('a', 'r', { order: 'a0', side: 'right' }),
      topic('b', 'r', { order: 'a1', side: 'left' }),
      topic('c', 'r', { order: 'a2', side: 'right' }),
    ]);
    editor.select(['a', 'c']);
    expect(offers(editor)).toBe(true);
    editor.select(['a', 'b']);
    expect(offers(editor)).toBe(false);
  });

  test('is selected by its line and dragged with all its topics', async () => {
    const { editor, store, selected, at, of } = await edit([
      ...FAMILY,
      topic('far', null, { x: -500, y: 400, text: 'Far' }),
      boundary('x', ['r', 'a', 'b'], { text: 'Title' }),
    ]);
    const scene = new BoardScene(store, measurerFor(store));
    const box = scene.get('x')?.box;
    if (!box) throw new Error('no boundary');
    const from = at(box.x, box.y + box.h * 0.7);
    await mouse.click(...from);
    expect(selected()).toEqual(['x']);
    await mouse.drag(from, of('far'));
    const element = store.elements.get('x');
    expect(element && rangeOf(element, store)).toEqual({ parent: 'far', topics: ['a', 'b'] });
    editor.undo();
    expect(store.elements.get('x')).toMatchObject({ span: ['r', 'a', 'b'] });
  });
});

test('a summary is added for selected topics by Ctrl+Shift+S, written at once, and taken away by one undo', async () => {
  const { editor, store, selected } = await edit(FAMILY, false, 0);
  const sums = () => possibleActions(editor).some(({ id }) => id === 'summary');
  editor.select(['a', 'b']);
  editor.focus();
  await userEvent.keyboard('{Control>}{Shift>}s{/Shift}{/Control}');
  const [id = ''] = selected();
  expect(editor.getState().editing).toBe(id);
  await userEvent.keyboard('In short{Enter}');
  expect(store.elements.get(id)).toMatchObject({ parent: 'r', span: ['r', 'a', 'b'], text: 'In short' });
  editor.select(['a', 'b']);
  await userEvent.keyboard('{Control>}{Shift>}s{/Shift}{/Control}');
  expect(selected()).toEqual([id]);
  // What sums up is summed up by nothing.
  expect(sums()).toBe(false);
  editor.select(['c']);
  expect(sums()).toBe(true);
  setTopicLayout(store, 'r', 'timeline');
  expect(sums()).toBe(false);
  while (editor.getState().canUndo) editor.undo();
  expect(store.elements.has(id)).toBe(false);
});
