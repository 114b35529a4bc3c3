import type { BoardEditor } from '../session/boardEditor.ts';
import { ActionGroup, type Action } from './action.ts';

/** Whether there is anything on the board beside a branch. */
function hasOthers({ store: { elements, forest } }: BoardEditor, top: string): boolean {
  if (forest.parentOf(top) !== null) return true;
  for (const { id, type } of elements.values())
    if ((type !== 'topic' && type !== 'connector') || (type === 'topic' && forest.rootOf(id) !== top))
      return true;
  return false;
}

/** The selected topic, where showing its branch alone would change what is seen. */
function nextBranch(editor: BoardEditor): string | null {
  const topic = editor.onlySelected;
  if (topic?.type !== 'topic' || editor.getState().branch === topic.id) return null;
  return hasOthers(editor, topic.id) ? topic.id : null;
}

/** Shows one branch alone on this screen, and everything again. The same keys do both: of the two there is always one. */
export const branchActions: readonly Action[] = [
  {
    id: 'showBranch',
    group: ActionGroup.TOPIC,
    keys: ['alt b'],
    menu: 'selection',
    can: (editor) => nextBranch(editor) !== null,
    run: (editor) => editor.showBranch(nextBranch(editor)),
  },
  {
    id: 'showAll',
    group: ActionGroup.TOPIC,
    keys: ['alt b'],
    menu: 'board',
    can: (editor) => editor.getState().branch !== null && nextBranch(editor) === null,
    run: (editor) => editor.showBranch(null),
  },
];
