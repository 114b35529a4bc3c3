import type { BoardEditor } from '../session/boardEditor.ts';
import { ActionGroup, type Action } from './action.ts';

const onTopic = (editor: BoardEditor): boolean => editor.onlySelected?.type === 'topic';

export const topicActions: readonly Action[] = [
  {
    id: 'addChild',
    group: ActionGroup.TOPIC,
    keys: ['Tab'],
    writes: true,
    menu: 'selection',
    // Elsewhere, and for those who may only look, the key goes on to the next control, as everybody expects.
    can: (editor) => onTopic(editor) && !editor.getState().readOnly,
    run: (editor) => editor.addChild(),
  },
  {
    id: 'addSibling',
    group: ActionGroup.TOPIC,
    keys: ['Enter'],
    writes: true,
    menu: 'selection',
    can: onTopic,
    run: (editor) => editor.addSibling(),
  },
  {
    id: 'foldOrUnfold',
    group: ActionGroup.TOPIC,
    keys: ['Space'],
    writes: true,
    menu: 'selection',
    can: onTopic,
    run: (editor) => editor.toggleFolded(),
  },
];
