import { editOf } from '../../kinds/edits.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { ActionGroup, hasSelection, type Action } from './action.ts';

const { HISTORY, EDIT, TEXT } = ActionGroup;

/** Switches a property of the text of all that is selected. */
function textSwitch(property: 'bold' | 'italic', key: string): Action {
  const isOn = (editor: BoardEditor) =>
    (
      editor.cellStyles ?? [...editor.getState().selection].map((id) => editor.store.elements.get(id)?.style)
    ).every((style) => style?.[property] === true);
  return {
    id: property,
    group: TEXT,
    keys: [key],
    whileWriting: true,
    writes: true,
    can: hasSelection,
    isOn,
    run: (editor) => editor.setStyle({ [property]: !isOn(editor) }),
  };
}

export const editActions: readonly Action[] = [
  {
    id: 'undo',
    group: HISTORY,
    keys: ['mod z'],
    writes: true,
    run: (editor) => editor.undo(),
  },
  {
    id: 'redo',
    group: HISTORY,
    keys: ['mod shift z', 'mod y'],
    writes: true,
    run: (editor) => editor.redo(),
  },
  {
    id: 'editText',
    group: EDIT,
    keys: ['F2', 'Enter'],
    writes: true,
    menu: 'selection',
    can: ({ onlySelected }) => onlySelected !== null && editOf(onlySelected)?.textPlace !== undefined,
    run: (editor) => editor.onlySelected && editor.startEditing(editor.onlySelected.id),
  },
  {
    id: 'duplicate',
    group: EDIT,
    keys: ['mod d'],
    writes: true,
    menu: 'selection',
    can: hasSelection,
    run: (editor) => editor.duplicateSelection(),
  },
  {
    id: 'delete',
    group: EDIT,
    keys: ['Delete', 'Backspace'],
    writes: true,
    menu: 'selection',
    can: hasSelection,
    run: (editor) => editor.deleteSelection(),
  },
  {
    id: 'addPicture',
    group: EDIT,
    keys: ['i'],
    writes: true,
    menu: 'board',
    can: (editor) => editor.options.pictures !== undefined,
    run: (editor) => editor.pickPictures(),
  },
  {
    id: 'addKeptPicture',
    group: EDIT,
    writes: true,
    menu: 'board',
    can: (editor) => editor.options.pictures?.onPickKept !== undefined,
    run: (editor) => editor.pickKeptPicture(),
  },
  {
    id: 'addEmoji',
    group: EDIT,
    keys: ['shift e'],
    writes: true,
    menu: 'board',
    can: (editor) => editor.options.onPickEmoji !== undefined,
    run: (editor) => editor.pickEmoji(),
  },
  {
    id: 'selectAll',
    group: EDIT,
    keys: ['mod a'],
    menu: 'board',
    run: (editor) => editor.selectAll(),
  },
  textSwitch('bold', 'mod b'),
  textSwitch('italic', 'mod i'),
];
