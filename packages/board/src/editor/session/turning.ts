import type { BoardBox, BoardStore } from '../../document/index.ts';
import { centerOf, turned, union, boxAroundTurned } from '../../layout/geometry.ts';
import { editOf } from '../../kinds/edits.ts';

/** A box and how far it is turned, in degrees. */
export interface TurnedBox extends BoardBox {
  readonly rotation: number;
}

/** The boxes among some elements that can be turned; null when something among them cannot. */
export function turnable(store: BoardStore, ids: Iterable<string>): Map<string, TurnedBox> | null {
  const boxes = new Map<string, TurnedBox>();
  for (const id of ids) {
    const element = store.elements.get(id);
    if (!element || !('w' in element) || editOf(element)?.turns !== true) return null;
    const { x, y, w, h, rotation = 0 } = element;
    boxes.set(id, { x, y, w, h, rotation });
  }
  return boxes.size > 0 ? boxes : null;
}

/** Degrees from 0 to 360, without the last. */
const wrapped = (degrees: number): number => (((Math.round(degrees * 10) / 10) % 360) + 360) % 360;

/** Boxes turned by degrees, around the middle of all of them. */
export function turnedBy(boxes: ReadonlyMap<string, TurnedBox>, degrees: number): Map<string, TurnedBox> {
  const [first, ...others] = [...boxes.values()].map((box) => boxAroundTurned(box, box.rotation));
  const around = first ? centerOf(others.reduce(union, first)) : { x: 0, y: 0 };
  return new Map(
    [...boxes].map(([id, box]) => {
      const center = turned(centerOf(box), around, degrees);
      const place = boxes.size === 1 ? box : { x: center.x - box.w / 2, y: center.y - box.h / 2 };
      return [id, { x: place.x, y: place.y, w: box.w, h: box.h, rotation: wrapped(box.rotation + degrees) }];
    }),
  );
}
