import type { BoardBox, ElementExtras } from '../../document/elementBase.ts';
import type { BoxElement } from '../../document/types.ts';
import { boxLayout } from '../../layout/boxLayout.ts';
import { distanceToSegment } from '../../layout/geometry.ts';
import type { KindLayout } from '../../layout/kindLayout.ts';
import type { BoxItem } from '../../layout/sceneItem.ts';
import type { DrawingElement } from './model.ts';
import { decodeStroke, type StrokePoint } from './stroke.ts';

/** Width of a line that names none. */
export const DRAWING_WIDTH = 4;

/** What was drawn by hand, whatever with. */
type HandDrawn = BoardBox & Pick<ElementExtras, 'strokes'>;

const decoded = new WeakMap<HandDrawn, readonly StrokePoint[]>();

/** The points of a drawing on the board. */
export function pointsOf(element: HandDrawn): readonly StrokePoint[] {
  let points = decoded.get(element);
  if (!points) decoded.set(element, (points = decodeStroke(element.strokes, element)));
  return points;
}

/** How lines drawn by hand are laid out, of a kind whose lines are so wide where they name no width. */
export const handLayout = <Element extends BoxElement>(
  type: Element['type'],
  usual: number,
): KindLayout<BoxItem & { readonly element: Element }> => ({
  ...boxLayout<Element>({ type, reach: 24 }),
  isSeenThrough: true,
  // The line alone counts: what it goes around stays in reach.
  hit({ element }, point, tolerance) {
    const points = pointsOf(element);
    const reach = tolerance + (element.style.strokeWidth ?? usual) / 2;
    return points.some((to, index) => distanceToSegment(point, points[index - 1] ?? to, to) <= reach);
  },
});

export const drawingLayout = handLayout<DrawingElement>('drawing', DRAWING_WIDTH);
