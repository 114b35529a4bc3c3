import { describe, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import * as Y from 'yjs';
import { frames, mount, until } from '../../test/browser.tsx';
import { sticky } from '../../test/elements.ts';
import { BoardStore, documentFrom, makeSnapshot, setText } from '../document/index.ts';
import { BoardCanvas } from '../react/BoardCanvas.tsx';
import { BoardEditor } from './boardEditor.ts';

/** Two people on one board, connected; the first has it on the page and edits a note. */
async function twoPeople(text: string) {
  const mine = documentFrom(makeSnapshot([sticky('a', { text }), sticky('b', { x: 300 })]));
  const theirs = new Y.Doc();
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine));
  mine.on('update', (update: Uint8Array) => Y.applyUpdate(theirs, update, 'network'));
  theirs.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== 'network') Y.applyUpdate(mine, update, 'network');
  });
  const editor = new BoardEditor(new BoardStore(mine));
  const other = new BoardStore(theirs);
  const host = mount(<BoardCanvas editor={editor} labels={{ board: 'Board', help: '' }} theme="light" />);
  await until('the editor', () => editor.getState().ready);
  const field = host.querySelector('textarea');
  if (!field) throw new Error('no field');
  const textOf = (store: BoardStore) => store.elements.get('a')?.text;
  return { editor, other, field, mine: () => textOf(editor.store), theirs: () => textOf(other) };
}

const ime = async (method: string, params: object) => {
  const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };
  await session.send(method, params);
  await frames();
};

describe('editing a text in place', () => {
  test('every key is in the other person’s board at once', async () => {
    const { editor, theirs } = await twoPeople('note');
    editor.startEditing('a');
    await userEvent.keyboard('!');
    expect(theirs()).toBe('note!');
  });

  test('what the other person types comes into the field, the caret staying with its text', async () => {
    const { editor, other, field, mine, theirs } = await twoPeople('world');
    editor.startEditing('a');
    field.setSelectionRange(5, 5);
    setText(other, 'a', 'hello world');
    expect(field.value).toBe('hello world');
    expect(field.selectionStart).toBe(11);
    await userEvent.keyboard('!');
    expect([mine(), theirs()]).toEqual(['hello world!', 'hello world!']);
  });

  test('a composition is not disturbed by others, and both texts stay', async () => {
    const { editor, other, field, mine, theirs } = await twoPeople('题');
    editor.startEditing('a');
    await ime('Input.imeSetComposition', { text: 'yan', selectionStart: 3, selectionEnd: 3 });
    expect(mine()).toBe('题');
    setText(other, 'a', '新题');
    await frames();
    expect(field.value).toBe('题yan');
    await ime('Input.insertText', { text: '研究' });
    await until('the composed text', () => mine() === '新题研究');
    expect(theirs()).toBe('新题研究');
    expect(field.value).toBe('新题研究');
  });

  test('composing on a selected note begins to edit it', async () => {
    const { editor, mine } = await twoPeople('old');
    editor.select(['a']);
    editor.focus();
    await ime('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
    expect(editor.getState().editing).toBe('a');
    await ime('Input.insertText', { text: '你' });
    await until('the composed text', () => mine() === '你');
  });

  test('when the other person deletes the element, editing ends', async () => {
    const { editor, other, field } = await twoPeople('gone');
    editor.startEditing('a');
    other.edit((map) => map.delete('a'));
    expect(editor.getState()).toMatchObject({ editing: null });
    expect(editor.getState().selection.size).toBe(0);
    expect(field.value).toBe('');
  });

  test('a text left empty is taken away, a note left empty stays', async () => {
    const { editor, mine } = await twoPeople('');
    editor.addBox('text', { x: 0, y: 300 });
    const added = editor.getState().editing ?? '';
    expect(editor.store.elements.has(added)).toBe(true);
    editor.stopEditing();
    expect(editor.store.elements.has(added)).toBe(false);
    editor.startEditing('a');
    editor.stopEditing();
    expect(mine()).toBe('');
  });
});
