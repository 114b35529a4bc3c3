import { describe, expect, test } from 'vitest';
import { storeWith, sticky, topic } from '../../../test/elements.ts';
import { elementsMapOf, readHome } from '../../document/elementKeys.ts';
import { BoardLimits } from '../../document/index.ts';
import { BoardEditor } from '../session/boardEditor.ts';
import { addPastedText } from './pasteText.ts';

const AT = { x: 0, y: 0 };

/** A mind map whose root is selected, and how many transactions the document sees. */
function pasting() {
  const store = storeWith(topic('r', null), topic('t', 'r', { order: 'a5', folded: true }), topic('u', 't'));
  const editor = new BoardEditor(store);
  let edits = 0;
  store.doc.on('update', () => edits++);
  const childrenOf = (id: string) => store.forest.childrenOf(id).map(({ text }) => text);
  return { store, editor, childrenOf, edits: () => edits };
}

describe('pasted lines', () => {
  test('become topics in one edit, however many there are, and one undo takes all back', () => {
    const { store, editor, childrenOf, edits } = pasting();
    editor.select(['t']);
    const lines = Array.from({ length: 600 }, (_, at) => `${'\t'.repeat(at % 3)}- Line ${at}`);
    addPastedText(editor, lines.join('\n'), AT);
    expect(edits()).toBe(1);
    expect(store.elements.size).toBe(603);
    expect(store.elements.get('t')).toMatchObject({ folded: false });
    expect(childrenOf('t').slice(0, 3)).toEqual(['', 'Line 0', 'Line 3']);
    expect(childrenOf('t')).toHaveLength(201);
    store.undo();
    expect([...store.elements.keys()].toSorted()).toEqual(['r', 't', 'u']);
    expect(store.elements.get('t')).toMatchObject({ folded: true });
  });

  test('hang as deep as they are indented, also when levels are left out', () => {
    const { store, editor, childrenOf } = pasting();
    editor.select(['r']);
    addPastedText(editor, 'A\n      deep\n  b\n    c\n  d\nE', AT);
    expect(childrenOf('r')).toEqual(['', 'A', 'E']);
    const idOf = (text: string) => [...store.elements.values()].find((each) => each.text === text)?.id ?? '';
    expect(childrenOf(idOf('A'))).toEqual(['deep', 'b', 'd']);
    expect(childrenOf(idOf('b'))).toEqual(['c']);
    expect(readHome(elementsMapOf(store.doc), idOf('c'))).toBe('r');
  });

  test('are cut where one is longer than a text may be, which is said, and come to no topic that is locked', () => {
    const said: string[] = [];
    const store = storeWith(topic('r', null), topic('t', 'r', { locked: true }));
    const editor = new BoardEditor(store, {
      onTextFull: () => said.push('full'),
      onLocked: () => said.push('locked'),
    });
    editor.select(['r']);
    addPastedText(editor, 'Short\nOther', AT);
    expect(said).toEqual([]);
    addPastedText(editor, `${'x'.repeat(BoardLimits.text + 1)}\nShort`, AT);
    expect(said).toEqual(['full']);
    const { size } = store.elements;
    editor.select(['t']);
    addPastedText(editor, 'One\nTwo', AT);
    expect(said).toEqual(['full', 'locked']);
    expect(store.elements.size).toBe(size);
  });

  test('are refused as a whole when the board would hold too many', () => {
    let full = 0;
    const notes = Array.from({ length: BoardLimits.elements - 2 }, (_, at) => sticky(`n${at}`));
    const store = storeWith(topic('r', null), ...notes);
    const editor = new BoardEditor(store, { onBoardFull: () => full++ });
    editor.select(['r']);
    addPastedText(editor, 'One\nTwo', AT);
    expect(full).toBe(1);
    expect(store.elements.size).toBe(BoardLimits.elements - 1);
  });
});
