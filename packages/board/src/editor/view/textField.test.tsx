import { describe, expect, test, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import * as Y from 'yjs';
import { frames, mount, mouse, touch, unmountAll, until } from '../../../test/browser.tsx';
import { bareText, sticky, topic } from '../../../test/elements.ts';
import {
  BoardLimits,
  BoardStore,
  deleteElements,
  documentFrom,
  makeSnapshot,
  setText,
  type BoardElement,
} from '../../document/index.ts';
import { BoardScene } from '../../layout/index.ts';
import { fitted, toSurface } from '../../render/index.ts';
import { measurerFor } from '../../surface/sceneFonts.ts';
import { BoardCanvas } from '../../react/BoardCanvas.tsx';
import { BoardEditor } from '../session/boardEditor.ts';
import { EditorTool } from '../session/editorState.ts';

const full = vi.fn<() => void>();

/** Two people on one board, connected; the first has it on the page and edits a note. */
async function twoPeople(text: string, edited: BoardElement = sticky('a', { text })) {
  const mine = documentFrom(makeSnapshot([edited, sticky('b', { x: 300 })]));
  const theirs = new Y.Doc();
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine));
  mine.on('update', (update: Uint8Array) => Y.applyUpdate(theirs, update, 'network'));
  theirs.on('update', (update: Uint8Array, origin: unknown) => {
    if (origin !== 'network') Y.applyUpdate(mine, update, 'network');
  });
  const editor = new BoardEditor(new BoardStore(mine), { onTextFull: full });
  const other = new BoardStore(theirs);
  const host = mount(<BoardCanvas editor={editor} labels={{ board: 'Board', help: '' }} theme="light" />);
  await until('the editor', () => editor.getState().ready);
  const field = host.querySelector('textarea');
  if (!field) throw new Error('no field');
  const at = (id: string): [number, number] => {
    const scene = new BoardScene(editor.store, measurerFor(editor.store));
    const [box, bounds] = [scene.get(id)?.box, scene.bounds()];
    if (!box || !bounds) throw new Error(`no ${id}`);
    const { x, y } = toSurface(fitted(bounds, 900, 600), { x: box.x + box.w / 2, y: box.y + box.h / 2 });
    return [x, y];
  };
  const textOf = (store: BoardStore) => store.elements.get('a')?.text;
  return {
    editor,
    other,
    field,
    at,
    close: unmountAll,
    mine: () => textOf(editor.store),
    theirs: () => textOf(other),
  };
}

type People = Awaited<ReturnType<typeof twoPeople>>;

const ime = async (method: string, params: object) => {
  const session = cdp() as unknown as { send(method: string, params: object): Promise<unknown> };
  await session.send(method, params);
  await frames();
};

describe('editing a text in place', () => {
  test('a text begins on the side that its first letter begins on, and changes it as it is typed', async () => {
    const { editor, field } = await twoPeople('', bareText('a', { w: 300 }));
    editor.startEditing('a');
    await userEvent.keyboard('12 ');
    expect([field.dir, field.style.textAlign]).toEqual(['ltr', 'left']);
    await userEvent.keyboard('שלום');
    expect([field.dir, field.style.textAlign]).toEqual(['rtl', 'right']);
  });

  test('every key is in the other person’s board at once', async () => {
    const { editor, theirs } = await twoPeople('note');
    editor.startEditing('a');
    await userEvent.keyboard('!');
    expect(theirs()).toBe('note!');
  });

  test('what does not fit into a text is left out of the field too, and said', async () => {
    const long = 'x'.repeat(BoardLimits.text - 3);
    const { editor, field, theirs } = await twoPeople(long);
    editor.startEditing('a');
    await userEvent.keyboard('y');
    expect(full).not.toHaveBeenCalled();
    field.setRangeText('more', field.value.length, field.value.length, 'end');
    field.dispatchEvent(new InputEvent('input'));
    await until('the text', () => theirs() === `${long}ymo`);
    expect(field.value).toBe(theirs());
    expect(full).toHaveBeenCalledTimes(1);
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

  test('composing on a selected topic begins to edit it, its text giving way', async () => {
    const { editor, mine, field } = await twoPeople('old', topic('a', null, { text: 'old' }));
    editor.select(['a']);
    editor.focus();
    await ime('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
    expect(editor.getState().editing).toBe('a');
    expect(field.value).toBe('ni');
    await ime('Input.insertText', { text: '你' });
    await until('the composed text', () => mine() === '你');
    editor.undo();
    expect(mine()).toBe('old');
  });

  test('composing on a selected note leaves its text alone', async () => {
    const { editor, mine, field } = await twoPeople('old');
    editor.select(['a']);
    editor.focus();
    await ime('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
    await ime('Input.insertText', { text: '你' });
    expect(editor.getState().editing).toBeNull();
    expect(mine()).toBe('old');
    expect(field.value).toBe('');
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

/** Every way to leave a text while an input method still composes. */
const LEAVES: readonly (readonly [name: string, leave: (people: People) => void | Promise<void>])[] = [
  ['a click on the board', () => mouse.click(450, 560)],
  ['a tap on the board', () => touch([[450, 560]])],
  ['a click on another element', async ({ at }) => mouse.click(...at('b'))],
  ['another tool', ({ editor }) => editor.setTool(EditorTool.STICKY)],
  ['another selection', ({ editor }) => editor.select(['b'])],
  ['the loss of the keyboard', ({ editor }) => editor.blur()],
  ['a button outside', () => document.querySelector<HTMLElement>('[data-outside]')?.focus()],
  ['looking only', ({ editor }) => editor.setReadOnly(true)],
  ['leaving the board', ({ close }) => close()],
];

describe('leaving a text in the middle of a composition', () => {
  test.each(LEAVES)('by %s keeps what was composed, once', async (_, leave) => {
    const people = await twoPeople('한');
    const { editor, mine, theirs, field } = people;
    const outside = document.createElement('button');
    outside.dataset['outside'] = '';
    document.body.append(outside);
    editor.startEditing('a');
    await ime('Input.imeSetComposition', { text: '그', selectionStart: 1, selectionEnd: 1 });
    await ime('Input.imeSetComposition', { text: '글', selectionStart: 1, selectionEnd: 1 });
    expect(field.value).toBe('한글');
    expect(mine()).toBe('한');
    await leave(people);
    await until('the end of editing', () => editor.getState().editing === null);
    await frames();
    expect([mine(), theirs()]).toEqual(['한글', '한글']);
    expect(editor.getState().editing).toBeNull();
    outside.remove();
  });

  test('by the delete of another person ends editing, and what follows writes nowhere', async () => {
    const { editor, other, field } = await twoPeople('한');
    editor.startEditing('a');
    await ime('Input.imeSetComposition', { text: '글', selectionStart: 1, selectionEnd: 1 });
    deleteElements(other, ['a']);
    expect(editor.getState().editing).toBeNull();
    await ime('Input.insertText', { text: '글' });
    expect([...editor.store.elements.keys()]).toEqual(['b']);
    expect(field.value).toBe('');
  });

  test('by a click takes a composed text into a topic, and the next key starts a new text', async () => {
    const { editor, mine, field } = await twoPeople('old', topic('a', null, { text: 'old' }));
    editor.select(['a']);
    editor.focus();
    await ime('Input.imeSetComposition', { text: '글', selectionStart: 1, selectionEnd: 1 });
    editor.stopEditing();
    await frames();
    expect(mine()).toBe('글');
    expect(editor.getState()).toMatchObject({ editing: null });
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('x');
    expect(mine()).toBe('x');
  });

  test.each(['Enter', 'Tab', 'Escape', 'F2'])('%s belongs to the input method', async (key) => {
    const { editor, field, store } = await onTopic();
    await ime('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
    const pressed = new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true });
    field.dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(false);
    // Safari ends the composition first and then sends the key event.
    const late = new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true });
    field.dispatchEvent(late);
    expect(late.defaultPrevented).toBe(false);
    expect(editor.getState().editing).toBe('a');
    expect(store.elements.size).toBe(2);
    await ime('Input.insertText', { text: '你' });
    await until('the composed text', () => store.elements.get('a')?.text === '你');
  });

  test('a zoom leaves the composition as it is', async () => {
    const { editor, field, store } = await onTopic();
    await ime('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
    const before = editor.getState().zoom;
    editor.zoomBy(2);
    await until('the zoom', () => editor.getState().zoom > before * 1.9);
    expect(field.value).toBe('ni');
    await ime('Input.insertText', { text: '你' });
    await until('the composed text', () => store.elements.get('a')?.text === '你');
    expect(editor.getState().editing).toBe('a');
  });
});

/** A topic whose text is being edited. */
async function onTopic() {
  const people = await twoPeople('old', topic('a', null, { text: 'old' }));
  people.editor.startEditing('a');
  return { ...people, store: people.editor.store };
}
