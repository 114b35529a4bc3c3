import type { SceneItem } from '../../layout/sceneItem.ts';
import type { KindPaint, PaintTools } from '../../render/kindPaint.ts';
import { traceOutline } from '../../render/paintPath.ts';
import { outlineOfShape } from '../shape/forms.ts';
import { paints } from '../paints.ts';

/** Makes the border of an element's ground the current path; false where nothing covers what is below. */
function traceGround(item: SceneItem, tools: PaintTools): boolean {
  const { context } = tools;
  const { box, element } = item;
  const kind = paints.get(element.type);
  if (kind?.traceGround) return kind.traceGround(item, tools);
  if (element.type === 'shape') traceOutline(context, outlineOfShape(element.shape, box, element.style));
  else if (element.type === 'sticky' || element.type === 'picture') {
    context.beginPath();
    context.rect(box.x, box.y, box.w, box.h);
  } else return false;
  return element.style.fill !== 'none';
}

const meet = (a: SceneItem['bounds'], b: SceneItem['bounds']): boolean =>
  a.x <= b.x + b.w && b.x <= a.x + a.w && a.y <= b.y + b.h && b.y <= a.y + a.h;

/** Paints those of some marks that lie above an element on its ground: below its text, and not beyond its border. */
export const marksOn: NonNullable<KindPaint['marksOn']> = (marks, tools, paint) => (item, ground) => {
  const above = marks.filter(({ rank, paintBox }) => rank > item.rank && meet(paintBox, item.bounds));
  if (above.length === 0) return;
  const { context } = tools;
  context.save();
  if (traceGround(item, tools)) {
    context.clip();
    // The element may be turned; the marks on it are not.
    if (item.kind === 'box' && item.rotation !== 0) {
      const [x, y] = [item.box.x + item.box.w / 2, item.box.y + item.box.h / 2];
      context.translate(x, y);
      context.rotate((-item.rotation * Math.PI) / 180);
      context.translate(-x, -y);
    }
    for (const mark of above) paint(mark, { ...tools, ground });
  }
  context.restore();
};
