import { BoardLimits, type BoardBox, type BoardPoint } from '../../document/index.ts';
import { editOf } from '../../kinds/edits.ts';
import { centerOf, turned, union } from '../../layout/geometry.ts';
import type { BoardEditor } from '../session/boardEditor.ts';
import { resizableBoxes, type ResizeHandle } from './handles.ts';

/** What of a selection can be resized, as it stands. */
export interface Resizable {
  readonly boxes: ReadonlyMap<string, BoardBox>;
  /** Around all of it. */
  readonly bounds: BoardBox;
  /** How far what is resized alone is turned, in degrees. */
  readonly rotation: number;
  /** Its sides stay in proportion; what is resized together does so, too. */
  readonly keepsShape: boolean;
}

/** What of the selection can be resized; null when nothing can. */
export function resizableOf(editor: BoardEditor): Resizable | null {
  const boxes = resizableBoxes(editor.store, editor.getState().selection);
  const bounds = [...boxes.values()].reduce<BoardBox | null>(
    (all, box) => (all ? union(all, box) : box),
    null,
  );
  if (!bounds) return null;
  const [id] = boxes.size === 1 ? boxes.keys() : [];
  const only = id === undefined ? undefined : editor.store.elements.get(id);
  return {
    boxes,
    bounds,
    rotation: only?.rotation ?? 0,
    keepsShape: boxes.size > 1 || (only !== undefined && editOf(only)?.keepsShape === true),
  };
}

/**
 * The box around the selection with a handle moved along its own sides.
 *
 * @param by board units along the sides of the box
 * @param inProportion whether a corner keeps the proportion of the sides
 */
export function resizedBounds(
  { bounds, rotation }: Pick<Resizable, 'bounds' | 'rotation'>,
  { dx, dy }: Pick<ResizeHandle, 'dx' | 'dy'>,
  by: BoardPoint,
  inProportion: boolean,
): BoardBox {
  const least = BoardLimits.minSize * 2;
  let w = Math.max(least, bounds.w + dx * by.x);
  let h = Math.max(least, bounds.h + dy * by.y);
  if (dx !== 0 && dy !== 0 && inProportion) {
    const share = Math.max(w / bounds.w, h / bounds.h);
    w = bounds.w * share;
    h = bounds.h * share;
  }
  const next = {
    x: dx < 0 ? bounds.x + bounds.w - w : bounds.x,
    y: dy < 0 ? bounds.y + bounds.h - h : bounds.y,
    w,
    h,
  };
  // It turns around its middle, which has moved: what is opposite of the handle stays where it was.
  const middle = turned(centerOf(next), centerOf(bounds), rotation);
  return { x: middle.x - w / 2, y: middle.y - h / 2, w, h };
}

/** Boxes that are scaled as the one around them is. */
export function scaledBoxes({ boxes, bounds }: Pick<Resizable, 'boxes' | 'bounds'>, target: BoardBox) {
  const [kx, ky] = [target.w / bounds.w, target.h / bounds.h];
  const scaled = new Map<string, BoardBox>();
  for (const [id, box] of boxes) {
    scaled.set(id, {
      x: Math.round(target.x + (box.x - bounds.x) * kx),
      y: Math.round(target.y + (box.y - bounds.y) * ky),
      w: Math.round(box.w * kx),
      h: Math.round(box.h * ky),
    });
  }
  return scaled;
}
