import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { edit } from '../../../test/editing.tsx';
import { bareText, connector, frame, sticky, topic } from '../../../test/elements.ts';
import { BoardStore, setExtras, setText } from '../../document/index.ts';
import { EditorTool } from '../session/editorState.ts';

describe('typing on a selected topic', () => {
  test('replaces its text, and one undo brings it back, however slow one types', async () => {
    const { editor, get } = await edit([topic('r', null, { text: 'old' })], false, 0);
    editor.select(['r']);
    editor.focus();
    await userEvent.keyboard('new{Escape}');
    expect(get('r').text).toBe('new');
    expect(editor.getState().editing).toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(get('r').text).toBe('old');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(get('r').text).toBe('new');
    await userEvent.keyboard('{F2}newer{Enter}{Control>}z{/Control}');
    expect(get('r').text).toBe('new');
  });

  test('undo while one still types brings back the text of the topic that a key replaced', async () => {
    const { editor, get, field } = await edit([topic('r', null, { text: 'old' })]);
    editor.select(['r']);
    editor.focus();
    await userEvent.keyboard('n');
    expect(get('r').text).toBe('n');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(get('r').text).toBe('old');
    expect(field.value).toBe('old');
  });

  test('a topic renamed by somebody else is replaced as a whole', async () => {
    const { editor, store, get } = await edit([topic('r', null, { text: 'old' })]);
    editor.select(['r']);
    editor.focus();
    setText(store, 'r', 'renamed');
    await userEvent.keyboard('{Home}x');
    expect(get('r').text).toBe('x');
  });
});

describe('writing on what is no topic', () => {
  test.each([sticky('e', { text: 'old' }), bareText('e', { text: 'old' }), frame('e', { text: 'old' })])(
    'one undo takes back all that was typed on a $type, however slow one types',
    async (element) => {
      const { editor, get } = await edit([element], false, 0);
      editor.select(['e']);
      editor.focus();
      await userEvent.keyboard('{Enter} and new{Escape}');
      expect(get('e').text).toBe('old and new');
      await userEvent.keyboard('{Control>}z{/Control}');
      expect(get('e').text).toBe('old');
      await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
      expect(get('e').text).toBe('old and new');
    },
  );
});

describe('a change of the look while one writes', () => {
  test('is a step of its own, and so is all that is typed after it, however slow one types', async () => {
    const { editor, get } = await edit([sticky('e', { text: 'old' })], false, 0);
    editor.select(['e']);
    editor.focus();
    await userEvent.keyboard('{Enter} one{Control>}b{/Control} two{Escape}');
    expect(get('e')).toMatchObject({ text: 'old one two', style: { bold: true } });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(get('e')).toMatchObject({ text: 'old one', style: { bold: true } });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(get('e')).toMatchObject({ text: 'old one', style: {} });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(get('e').text).toBe('old');
  });
});

describe('somebody who may not edit any longer', () => {
  test('leaves the text they had begun as it is', async () => {
    const { editor, get } = await edit([bareText('e', { text: '' })]);
    editor.startEditing('e');
    editor.setReadOnly(true);
    expect(editor.getState()).toMatchObject({ readOnly: true, editing: null });
    expect(get('e').text).toBe('');
  });

  test('does nothing by keys that would be reported, but what changes nothing', async () => {
    const { editor } = await edit([bareText('e', { text: 'One' }), bareText('f', { text: 'Two' })]);
    editor.select(['e', 'f']);
    editor.focus();
    editor.setReadOnly(true);
    const reported: string[] = [];
    editor.onAction((id) => reported.push(id));
    await userEvent.keyboard('{Alt>}a{/Alt}1');
    expect(reported).toEqual(['fit']);
  });
});

describe('letters', () => {
  test.each([
    ['v', EditorTool.SELECT],
    ['h', EditorTool.HAND],
    ['n', EditorTool.STICKY],
    ['t', EditorTool.TEXT],
    ['r', EditorTool.SHAPE],
    ['c', EditorTool.CONNECTOR],
    ['m', EditorTool.TOPIC],
    ['f', EditorTool.FRAME],
    ['x', EditorTool.PEN],
    ['z', EditorTool.SELECT],
  ])('after a text was written and left, %s chooses the %s tool and the text stays', async (key, tool) => {
    const elements = [
      bareText('a', { text: 'old' }),
      sticky('b', { x: 300, text: 'old' }),
      frame('f', { y: 200, text: 'old' }),
    ];
    const { editor, get, store, selected } = await edit([
      ...elements,
      connector('l', 'a', 'b', { text: 'old' }),
    ]);
    for (const id of ['a', 'b', 'f', 'l']) {
      editor.select([id]);
      editor.focus();
      await userEvent.keyboard('{Enter} and new{Escape}');
      expect(selected()).toEqual([id]);
      await userEvent.keyboard(key);
      expect(editor.getState()).toMatchObject({ tool, editing: null });
      expect(get(id).text).toBe('old and new');
      editor.setTool(EditorTool.SELECT);
    }
    expect(store.elements.size).toBe(4);
  });

  test('choose tools while several topics are selected', async () => {
    const { editor, get } = await edit([
      topic('r', null),
      topic('one', 'r', { text: 'One' }),
      topic('two', 'r', { text: 'Two' }),
    ]);
    editor.select(['one', 'two']);
    editor.focus();
    await userEvent.keyboard('n');
    expect(editor.getState().tool).toBe(EditorTool.STICKY);
    expect([get('one').text, get('two').text]).toEqual(['One', 'Two']);
  });

  test('choose tools while nothing is selected', async () => {
    const { editor } = await edit([sticky('a')]);
    editor.focus();
    await userEvent.keyboard('n');
    expect(editor.getState().tool).toBe(EditorTool.STICKY);
    await userEvent.keyboard('{Escape}');
    expect(editor.getState().tool).toBe(EditorTool.SELECT);
  });
});

describe('a text that is left empty', () => {
  test('an existing one goes in the step in which it was emptied: one undo brings it back with its text', async () => {
    const { editor, store, get } = await edit([bareText('e', { text: 'old' })], false, 0);
    editor.select(['e']);
    editor.focus();
    await userEvent.keyboard('{Enter}{Control>}a{/Control}{Delete}{Escape}');
    expect(store.elements.size).toBe(0);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(get('e').text).toBe('old');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(store.elements.size).toBe(0);
  });

  test('a new one is as if it had never been: undo takes back what was done before it', async () => {
    const { editor, store, get } = await edit([sticky('s')], false, 0);
    editor.select(['s']);
    editor.moveSelection(40, 0);
    editor.addBox('text', { x: 400, y: 300 });
    await userEvent.keyboard('{Escape}');
    expect([...store.elements.keys()]).toEqual(['s']);
    editor.undo();
    expect([...store.elements.keys()]).toEqual(['s']);
    expect(get('s')).toMatchObject({ x: 0 });
  });

  test('undo while a new one is still empty takes it away, and nothing else', async () => {
    const { editor, store, get } = await edit([sticky('s')], false, 0);
    editor.select(['s']);
    editor.moveSelection(40, 0);
    editor.addBox('text', { x: 400, y: 300 });
    editor.undo();
    expect([...store.elements.keys()]).toEqual(['s']);
    expect(editor.getState().editing).toBeNull();
    expect(get('s')).toMatchObject({ x: 40 });
    editor.undo();
    expect(get('s')).toMatchObject({ x: 0 });
  });

  test('a new one with a text is one step, with what was typed in it', async () => {
    const { editor, store } = await edit([sticky('s')], false, 0);
    editor.addBox('text', { x: 400, y: 300 });
    await userEvent.keyboard('new{Escape}');
    expect([...store.elements.values()].map(({ text }) => text)).toEqual(['', 'new']);
    editor.undo();
    expect([...store.elements.keys()]).toEqual(['s']);
    editor.redo();
    expect([...store.elements.values()].map(({ text }) => text)).toContain('new');
  });
});

test('writing ends when somebody else locks what is written, which is said; what was written by then stays', async () => {
  const { editor, get, store } = await edit([sticky('s'), sticky('other', { x: 300 })]);
  const onLocked = vi.fn<() => void>();
  Object.assign(editor.options, { onLocked });
  const theirs = new BoardStore(store.doc);
  editor.startEditing('s');
  await userEvent.keyboard('Bee');
  setExtras(theirs, new Map([['other', { locked: true }]]));
  await userEvent.keyboard('hive');
  setExtras(theirs, new Map([['s', { locked: true }]]));
  expect(editor.getState().editing).toBeNull();
  expect(onLocked).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Shift}s');
  expect(get('s')).toMatchObject({ text: 'Beehive', locked: true });
  theirs.destroy();
});
