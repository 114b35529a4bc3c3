import { ShapeKind } from '../../document/constants.ts';
import type { BoardBox, BoardPoint } from '../../document/elementBase.ts';
import { boxBorder, boxLayout } from '../../layout/boxLayout.ts';
import { centerOf } from '../../layout/geometry.ts';
import type { KindLayout } from '../../layout/kindLayout.ts';
import type { BoxItem } from '../../layout/sceneItem.ts';
import type { ShapeElement } from './model.ts';
import { sidePoint, textBoxOfShape } from './outline.ts';

/** Where the straight line from the middle of a shape to a point leaves it. */
function borderPoint(kind: ShapeKind, box: BoardBox, toward: BoardPoint): BoardPoint {
  const center = centerOf(box);
  const [dx, dy] = [toward.x - center.x, toward.y - center.y];
  const [rx, ry] = [box.w / 2, box.h / 2];
  let share: number;
  if (kind === ShapeKind.ELLIPSE) share = 1 / Math.hypot(dx / rx, dy / ry);
  else if (kind === ShapeKind.DIAMOND) share = 1 / (Math.abs(dx) / rx + Math.abs(dy) / ry);
  else return boxBorder(box, toward);
  return { x: center.x + dx * share, y: center.y + dy * share };
}

export const shapeLayout: KindLayout<BoxItem & { readonly element: ShapeElement }> = {
  ...boxLayout<ShapeElement>({
    type: 'shape',
    text: { size: 18 },
    textBox: (element) => textBoxOfShape(element.shape, element),
  }),
  anchors: ({ box, element: { shape } }) => ({
    side: (side) => sidePoint(shape, box, side),
    border: (toward) => borderPoint(shape, box, toward),
  }),
};
