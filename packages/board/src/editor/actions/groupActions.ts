import {
  containersOf,
  deleteElements,
  groupElements,
  groupOf,
  setExtras,
  type ExtrasPatch,
} from '../../document/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { ActionGroup, hasSelection, type Action } from './action.ts';

const { ARRANGE } = ActionGroup;

const selected = (editor: BoardEditor): readonly string[] => [...editor.getState().selection];

/** What a new group would hold of what is selected: elements, and whole groups in place of what is in them. */
function membersOf(editor: BoardEditor): Set<string> {
  const { elements, forest } = editor.store;
  const free = selected(editor).filter((id) => !editor.isLocked(id));
  // A topic goes with its map.
  const whole = free.map((id) => (elements.get(id)?.type === 'topic' ? forest.rootOf(id) : id));
  return new Set(whole.map((id) => groupOf(elements, id) ?? id));
}

/** The outermost groups of what is selected, without those that are locked. */
function groupsOf(editor: BoardEditor): Set<string> {
  const { elements } = editor.store;
  const groups = selected(editor).flatMap((id) => groupOf(elements, id) ?? []);
  return new Set(groups.filter((id) => !editor.isLocked(id)));
}

/** Lets go of what some groups hold: it is in what the group was in. */
function ungroup(editor: BoardEditor, groups: ReadonlySet<string>): void {
  const { store } = editor;
  editor.change(() =>
    store.edit(() => {
      const patches = new Map<string, ExtrasPatch>();
      for (const { id, container } of store.elements.values()) {
        if (container === undefined || !groups.has(container)) continue;
        patches.set(id, { container: containersOf(store.elements, container)[0] });
      }
      setExtras(store, patches);
      deleteElements(store, groups);
    }),
  );
}

const isAllLocked = (editor: BoardEditor): boolean => selected(editor).every((id) => editor.isLocked(id));

export const groupActions: readonly Action[] = [
  {
    id: 'group',
    group: ARRANGE,
    keys: ['mod g'],
    writes: true,
    menu: 'selection',
    can: (editor) => hasSelection(editor) && membersOf(editor).size > 1,
    run: (editor) => void editor.change(() => groupElements(editor.store, membersOf(editor))),
  },
  {
    id: 'ungroup',
    group: ARRANGE,
    keys: ['mod shift g'],
    writes: true,
    menu: 'selection',
    can: (editor) => groupsOf(editor).size > 0 && !isAllLocked(editor),
    run: (editor) => ungroup(editor, groupsOf(editor)),
  },
  {
    id: 'lock',
    group: ARRANGE,
    keys: ['mod shift l'],
    writes: true,
    menu: 'selection',
    can: (editor) => hasSelection(editor) && !isAllLocked(editor),
    run: (editor) => editor.setExtras({ locked: true }, selected(editor)),
  },
  {
    id: 'unlock',
    group: ARRANGE,
    keys: ['mod shift l'],
    writes: true,
    menu: 'selection',
    can: (editor) => hasSelection(editor) && isAllLocked(editor),
    run: (editor) => {
      const around = selected(editor).flatMap((id) => [id, ...containersOf(editor.store.elements, id)]);
      editor.setExtras({ locked: undefined }, new Set(around));
    },
  },
];
