import { ActionGroup, hasSelection, type Action } from './action.ts';

/** Actions on the links of elements, and on the notes of topics. */
export const linkActions: readonly Action[] = [
  {
    id: 'editLink',
    group: ActionGroup.EDIT,
    keys: ['mod shift k'],
    writes: true,
    menu: 'selection',
    can: (editor) => hasSelection(editor) && editor.options.onEditLink !== undefined,
    run: (editor) => editor.editLink(),
  },
  {
    id: 'editNote',
    group: ActionGroup.TOPIC,
    keys: ['F4'],
    menu: 'selection',
    can: ({ onlySelected, options }) => onlySelected?.type === 'topic' && options.onEditNote !== undefined,
    run: (editor) => editor.editNote(),
  },
  {
    id: 'openLink',
    group: ActionGroup.EDIT,
    keys: ['alt Enter'],
    menu: 'selection',
    can: ({ onlySelected }) => onlySelected?.link !== undefined,
    run: (editor) => editor.onlySelected && editor.openLink(editor.onlySelected.id),
  },
];
