import { paintOf } from '../kinds/paints.ts';
import { centerOf, intersects } from '../layout/geometry.ts';
import type { SceneItem } from '../layout/sceneItem.ts';
import type { PaintTools } from './kindPaint.ts';

/** Paints those of some marks that lie above an element on its ground: below its text, and not beyond its border. */
export const marksOn =
  (
    marks: readonly SceneItem[],
    tools: PaintTools,
    paint: (mark: SceneItem, tools: PaintTools) => void,
  ): NonNullable<PaintTools['paintMarks']> =>
  (item) => {
    const above = marks.filter(({ rank, paintBox }) => rank > item.rank && intersects(paintBox, item.bounds));
    if (above.length === 0) return;
    const { context } = tools;
    context.save();
    if (paintOf(item.element)?.traceGround?.(item, tools) === true) {
      context.clip();
      // The element may be turned; the marks on it are not.
      if (item.kind === 'box' && item.rotation !== 0) {
        const { x, y } = centerOf(item.box);
        context.translate(x, y);
        context.rotate((-item.rotation * Math.PI) / 180);
        context.translate(-x, -y);
      }
      for (const mark of above) paint(mark, tools);
    }
    context.restore();
  };
