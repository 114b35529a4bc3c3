import { containsPoint, grown } from '../../layout/geometry.ts';
import type { KindLayout } from '../../layout/kindLayout.ts';
import type { BoundaryItem } from '../../layout/sceneItem.ts';

/** Boundaries are laid out with the map of their topics (see `TopicMap`). */
export const boundaryLayout: KindLayout<BoundaryItem> = {
  type: 'boundary',
  // Its line and title count: what is in it stays in reach.
  hit: ({ box, placed: { title, titleBox } }, point, tolerance) =>
    (title !== null && containsPoint(titleBox, point)) ||
    (containsPoint(grown(box, tolerance), point) && !containsPoint(grown(box, -tolerance), point)),
  extent: ({ paintBox }) => paintBox,
};
