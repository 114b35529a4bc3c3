import { placeAfter, type TopicShift } from '../../document/index.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { ActionGroup, type Action } from './action.ts';

const onTopic = (editor: BoardEditor): boolean => editor.onlySelected?.type === 'topic';

/** Shifts the selected topic by the keys that move lines in outlines. */
const shift = (id: string, key: string, how: TopicShift): Action => ({
  id,
  group: ActionGroup.TOPIC,
  keys: [key],
  writes: true,
  can: ({ onlySelected, store }) => onlySelected !== null && placeAfter(store, onlySelected.id, how) !== null,
  run: (editor) => {
    if (editor.onlySelected) editor.shiftTopic(editor.onlySelected.id, how);
  },
});

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
    id: 'addSiblingBefore',
    group: ActionGroup.TOPIC,
    keys: ['shift Enter'],
    writes: true,
    can: onTopic,
    run: (editor) => editor.addSibling('before'),
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
  shift('topicUp', 'alt ArrowUp', 'up'),
  shift('topicDown', 'alt ArrowDown', 'down'),
  shift('topicIn', 'alt ArrowRight', 'in'),
  shift('topicOut', 'alt ArrowLeft', 'out'),
];
