import { canBeConnected } from '../../document/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { beginConnecting, connect } from '../tools/connectMode.ts';
import { ActionGroup, type Action } from './action.ts';

/** What is selected, as the ends of a connector: one or two elements in the order in which they were; else none. */
function endsOf({ getState, store: { elements } }: BoardEditor): readonly string[] {
  const ends = [...getState().selection].filter((id) => {
    const element = elements.get(id);
    return element !== undefined && canBeConnected(element);
  });
  return ends.length === getState().selection.size && ends.length <= 2 ? ends : [];
}

/** Whether there is anything that a connector from an element could lead to. */
function hasOther({ store: { elements } }: BoardEditor, from: string): boolean {
  for (const element of elements.values()) if (element.id !== from && canBeConnected(element)) return true;
  return false;
}

/** Draws connectors, and relations between topics, without dragging. */
export const connectActions: readonly Action[] = [
  {
    id: 'connect',
    group: ActionGroup.EDIT,
    keys: ['alt c'],
    writes: true,
    menu: 'selection',
    can(editor) {
      const [from, to] = endsOf(editor);
      return from !== undefined && (to !== undefined || hasOther(editor, from));
    },
    run(editor) {
      const [from, to] = endsOf(editor);
      if (from === undefined) return;
      if (to !== undefined) connect(editor, from, to);
      else if (editor.getState().readOnly) editor.options.onReadOnly?.();
      else beginConnecting(editor, from);
    },
  },
];
