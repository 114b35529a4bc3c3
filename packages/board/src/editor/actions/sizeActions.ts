import { setBoxes } from '../../document/index.ts';
import { editOf } from '../../kinds/edits.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { resizableOf, resizedBounds, scaledBoxes } from '../tools/resizing.ts';
import { ActionGroup, type Action } from './action.ts';

/** How far one press of a key moves a side, in board units. */
const STEP = 8;

/** Whether the selection can be resized that way; texts only have a width. */
function canResize(editor: BoardEditor, isTall: boolean): boolean {
  if (editor.getState().cell !== null) return false;
  const resizable = resizableOf(editor);
  if (!resizable) return false;
  const elements = [...resizable.boxes.keys()].map((id) => editor.store.elements.get(id));
  return !isTall || elements.every((element) => element && editOf(element)?.resize !== 'width');
}

/** Moves the right or the lower side of the selection; what keeps its shape gets larger or smaller as a whole. */
function resize(id: string, x: -1 | 0 | 1, y: -1 | 0 | 1, key: string): Action {
  return {
    id,
    group: ActionGroup.ALIGN,
    keys: [key],
    writes: true,
    can: (editor) => canResize(editor, y !== 0),
    run(editor) {
      const resizable = resizableOf(editor);
      if (!resizable) return;
      const { bounds, keepsShape } = resizable;
      const by = { x: x * STEP, y: y * STEP };
      if (keepsShape && x !== 0) by.y = (by.x * bounds.h) / bounds.w;
      else if (keepsShape) by.x = (by.y * bounds.w) / bounds.h;
      const target = resizedBounds(resizable, { dx: 1, dy: 1 }, by, keepsShape);
      editor.change(() => setBoxes(editor.store, scaledBoxes(resizable, target)));
    },
  };
}

/** Resizing without a pointer. */
export const sizeActions: readonly Action[] = [
  resize('wider', 1, 0, 'mod ArrowRight'),
  resize('narrower', -1, 0, 'mod ArrowLeft'),
  resize('taller', 0, 1, 'mod ArrowDown'),
  resize('lower', 0, -1, 'mod ArrowUp'),
];
