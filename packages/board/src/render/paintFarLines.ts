import type { BoardPoint } from '../document/types.ts';
import type { SceneItem } from '../layout/sceneItem.ts';
import type { PaintTools } from './paintBox.ts';
import { connectorColor } from './paintConnector.ts';
import { edgeColor } from './paintTopic.ts';

/** Width of a line seen from afar, in pixels. */
const FAR_WIDTH = 0.8;

interface Stretch {
  readonly from: BoardPoint;
  readonly to: BoardPoint;
}

function stretchOf(item: SceneItem): Stretch | null {
  if (item.kind === 'connector') {
    return item.element.style.stroke === 'none' ? null : { from: item.path.start, to: item.path.end };
  }
  const end = item.kind === 'topic' ? item.edge?.steps.at(-1)?.to : undefined;
  return item.kind === 'topic' && item.edge && end ? { from: item.edge.start, to: end } : null;
}

/**
 * Paints all lines of a board seen from afar: straight, and those of one colour in one go, because thousands of curves
 * stroked one by one would take longer than everything else together.
 */
export function paintFarLines(items: readonly SceneItem[], { context, theme, detail }: PaintTools): void {
  const byColor = new Map<string, Stretch[]>();
  for (const item of items) {
    const stretch = stretchOf(item);
    if (!stretch || item.kind === 'box') continue;
    const color = item.kind === 'topic' ? edgeColor(item, theme) : connectorColor(item, theme);
    const lines = byColor.get(color);
    if (lines) lines.push(stretch);
    else byColor.set(color, [stretch]);
  }
  context.lineWidth = FAR_WIDTH / detail.scale;
  context.lineCap = 'butt';
  for (const [color, lines] of byColor) {
    context.strokeStyle = color;
    context.beginPath();
    for (const { from, to } of lines) {
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    }
    context.stroke();
  }
}
