import type { ArrangeAxis } from '../session/arrange.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { flip, flippedWith, type Flipped } from '../session/flipping.ts';
import { ActionGroup, type Action } from './action.ts';

/** What would be flipped of the selection; null when nothing can be. */
function flippedOf(editor: BoardEditor): Flipped | null {
  const scene = editor.surface?.scene;
  return scene ? flippedWith(editor.store, scene, editor.getState().selection) : null;
}

const flipAction = (id: string, axis: ArrangeAxis, key: string): Action => ({
  id,
  group: ActionGroup.ALIGN,
  keys: [key],
  writes: true,
  menu: 'selection',
  can: (editor) => flippedOf(editor) !== null,
  run(editor) {
    const flipped = flippedOf(editor);
    const scene = editor.surface?.scene;
    if (flipped && scene) editor.change(() => flip(editor.store, scene, flipped, axis));
  },
});

/** Mirrors what is selected, where it stands. */
export const flipActions: readonly Action[] = [
  flipAction('flipAcross', 'across', 'shift h'),
  flipAction('flipDown', 'down', 'shift v'),
];
