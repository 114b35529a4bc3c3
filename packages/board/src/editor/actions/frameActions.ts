import { frameContents } from '../../layout/found.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { ActionGroup, type Action } from './action.ts';

/** What is in the frames that are selected. */
function contentOf(editor: BoardEditor): ReadonlySet<string> {
  const { selection } = editor.getState();
  const scene = editor.surface?.scene;
  return scene ? frameContents(editor.store, scene, selection) : new Set();
}

/** Deleting a frame leaves what is in it; this takes that as well. */
export const frameActions: readonly Action[] = [
  {
    id: 'deleteWithContent',
    group: ActionGroup.EDIT,
    keys: ['mod Delete', 'mod Backspace'],
    writes: true,
    menu: 'selection',
    can: (editor) => contentOf(editor).size > 0,
    run: (editor) => editor.cutSelection(),
  },
];
