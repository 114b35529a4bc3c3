import type { StackTarget } from '../../document/index.ts';
import { ActionGroup, hasSelection, type Action } from './action.ts';

const stack = (id: string, target: StackTarget, key: string): Action => ({
  id,
  group: ActionGroup.ARRANGE,
  keys: [key],
  writes: true,
  menu: 'selection',
  can: hasSelection,
  run: (editor) => editor.reorder(target),
});

export const arrangeActions: readonly Action[] = [
  stack('toFront', 'front', 'mod shift ]'),
  stack('forward', 'forward', 'mod ]'),
  stack('backward', 'backward', 'mod ['),
  stack('toBack', 'back', 'mod shift ['),
];
