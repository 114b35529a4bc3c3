import type { BoardThread } from '@boardwalk/api-client';
import type { BoardPoint, Viewport } from '@boardwalk/board';
import type { BoardEditor } from '@boardwalk/board/react';

/** Where a comment is to stand: a point of the board, or of an element from its upper left corner. */
export interface CommentPlace {
  readonly x: number;
  readonly y: number;
  readonly elementId: string | null;
}

/** Where a thread stands. */
export const placeOf = ({ x, y, element_id: elementId }: BoardThread): CommentPlace => ({ x, y, elementId });

/** The point of the board where a comment stands now; null when its element is gone or folded away. */
export function anchorOf(editor: BoardEditor, { x, y, elementId }: CommentPlace): BoardPoint | null {
  if (elementId === null) return { x, y };
  const box = editor.boxOf(elementId);
  return box && { x: box.x + Math.min(x, box.w), y: box.y + Math.min(y, box.h) };
}

/** The place at a point of the window. */
export function placeAt(
  editor: BoardEditor,
  point: { readonly clientX: number; readonly clientY: number },
): CommentPlace | null {
  const found = editor.placeAt(point);
  if (!found) return null;
  const { at, element } = found;
  const box = element === null ? null : editor.boxOf(element);
  // A connector has no face to stand on: its box changes with each of its ends.
  const isOnFace =
    box !== null && element !== null && editor.store.elements.get(element)?.type !== 'connector';
  return isOnFace
    ? { x: Math.round(at.x - box.x), y: Math.round(at.y - box.y), elementId: element }
    : { x: Math.round(at.x), y: Math.round(at.y), elementId: null };
}

/** The upper right corner of what is selected, when that is one element. */
export function placeOfSelection(editor: BoardEditor): CommentPlace | null {
  const { onlySelected } = editor;
  const box = onlySelected && onlySelected.type !== 'connector' ? editor.boxOf(onlySelected.id) : null;
  return onlySelected && box ? { x: Math.round(box.w), y: 0, elementId: onlySelected.id } : null;
}

/** Leads the view to a point, at the scale it has, unless it is well in sight. */
export function reveal(editor: BoardEditor, viewport: Viewport | null, point: BoardPoint): void {
  if (!viewport) return;
  const { x, y, scale } = viewport;
  const [w, h] = [innerWidth / scale, innerHeight / scale];
  const [right, down] = [(point.x - x) / w, (point.y - y) / h];
  if (right > 0.05 && right < 0.7 && down > 0.12 && down < 0.7) return;
  editor.showArea({ x: point.x - w / 2, y: point.y - h / 2, w, h });
}
