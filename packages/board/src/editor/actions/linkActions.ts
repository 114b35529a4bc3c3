import { ActionGroup, hasSelection, type Action } from './action.ts';

/** Actions on the links of elements. */
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
    id: 'openLink',
    group: ActionGroup.EDIT,
    keys: ['alt Enter'],
    menu: 'selection',
    can: ({ onlySelected }) => onlySelected?.link !== undefined,
    run: (editor) => editor.onlySelected && editor.openLink(editor.onlySelected.id),
  },
];
