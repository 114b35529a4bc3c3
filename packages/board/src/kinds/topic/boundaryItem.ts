import { grown, union } from '../../layout/geometry.ts';
import type { BoundaryItem } from '../../layout/sceneItem.ts';
import type { PlacedBoundary } from './placedBoundary.ts';

const LOOKS = [
  'element',
  'isTight',
  'title',
  'parent',
  'first',
  'branch',
  'branchTopic',
  'theme',
  'root',
  'isLeft',
] as const;

/** A boundary as it is to be painted: the same item as before where nothing of it differs. */
export function boundaryItem(placed: PlacedBoundary, before: BoundaryItem | undefined): BoundaryItem {
  const { box, element } = placed;
  if (before) {
    const { x, y, w, h } = before.box;
    const stands = x === box.x && y === box.y && w === box.w && h === box.h;
    if (stands && LOOKS.every((part) => before.placed[part] === placed[part])) return before;
  }
  const reach = (element.style.strokeWidth ?? 2) / 2 + 1;
  const paintBox = union(grown(box, reach), placed.titleBox);
  return { kind: 'boundary', element, box, bounds: box, paintBox, rank: 0, placed };
}
