import { BoardLimits, type ConnectorElement } from '../../document/index.ts';
import { ActionGroup, type Action } from '../actions/action.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { longestStretch } from './bendMarks.ts';

/** The connectors among what is selected that can be changed. */
const connectorsOf = (editor: BoardEditor): ConnectorElement[] =>
  [...editor.getState().selection].flatMap((id) => {
    const element = editor.store.elements.get(id);
    return element?.type === 'connector' && !editor.isLocked(id) ? [element] : [];
  });

/** The only connector that is selected, when it has room for one bend more. */
function bendable(editor: BoardEditor): ConnectorElement | null {
  const [connector, other] = connectorsOf(editor);
  if (!connector || other || editor.getState().selection.size !== 1) return null;
  return (connector.bends?.length ?? 0) < BoardLimits.bends ? connector : null;
}

/** Bends of connectors without a pointer: one is added in the middle, and arrows move it. */
export const lineActions: readonly Action[] = [
  {
    id: 'addBend',
    group: ActionGroup.EDIT,
    writes: true,
    menu: 'selection',
    can: (editor) => bendable(editor) !== null,
    run(editor) {
      const connector = bendable(editor);
      const item = connector && editor.surface?.scene.get(connector.id);
      if (item?.kind !== 'connector') return;
      const { index, middle } = longestStretch(item);
      const bend = [Math.round(middle.x), Math.round(middle.y)] as const;
      editor.setConnector({ bends: (item.element.bends ?? []).toSpliced(index, 0, bend) });
    },
  },
  {
    id: 'removeBends',
    group: ActionGroup.EDIT,
    writes: true,
    menu: 'selection',
    can: (editor) => connectorsOf(editor).some(({ bends }) => bends !== undefined),
    run: (editor) => editor.setConnector({ bends: [] }),
  },
];
