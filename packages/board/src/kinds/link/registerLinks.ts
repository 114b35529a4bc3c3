import type { BoardBox } from '../../document/elementBase.ts';
import { centerOf, containsPoint, grown } from '../../layout/geometry.ts';
import type { SceneItem } from '../../layout/sceneItem.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import { linkParts } from './linkPart.ts';

/** Side of the mark, and how far it stands over its element. */
const SIZE = 22;
const GAP = 4;
/** The smallest scale at which marks are painted and can be pressed. */
const SEEN = 0.3;

/** Where the mark stands: over the upper right corner, out of the way of texts, handles and other marks. */
function boxOf(item: SceneItem): BoardBox | null {
  if (item.element.link === undefined) return null;
  if (item.kind === 'connector') {
    const { x, y } = item.path.middle;
    const over = (item.label?.height ?? 0) / 2;
    return { x: x - SIZE / 2, y: y - over - GAP - SIZE, w: SIZE, h: SIZE };
  }
  const { x, y, w } = item.bounds;
  return { x: x + w - SIZE, y: y - GAP - SIZE, w: SIZE, h: SIZE };
}

function paint(item: SceneItem, { context, theme, detail }: PaintTools): void {
  const box = boxOf(item);
  if (!box || detail.scale < SEEN) return;
  context.save();
  context.globalAlpha = 1;
  context.beginPath();
  context.roundRect(box.x, box.y, SIZE, SIZE, 6);
  context.fillStyle = theme.canvas;
  context.fill();
  context.strokeStyle = theme.accent;
  context.lineWidth = 1.5;
  context.stroke();
  // An arrow that leads out of a box.
  const { x, y } = centerOf(box);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = 1.8;
  context.beginPath();
  context.moveTo(x - 4, y + 4);
  context.lineTo(x + 4, y - 4);
  context.moveTo(x - 2, y - 4);
  context.lineTo(x + 4, y - 4);
  context.lineTo(x + 4, y + 2);
  context.stroke();
  context.restore();
}

/** Has the links of elements shown from now on. */
export function registerLinks(): void {
  if (linkParts.get('link')) return;
  linkParts.register({
    id: 'link',
    boxOf,
    paint,
    isAt(item, point, tolerance, scale) {
      const box = scale < SEEN ? null : boxOf(item);
      return box !== null && containsPoint(grown(box, tolerance), point);
    },
  });
}
