import { TextAlign } from '../../document/constants.ts';
import type { ConnectorItem } from '../../layout/sceneItem.ts';
import { headReach, paintHead, setDash, traceSteps } from '../../render/paintPath.ts';
import { paintText } from '../../render/paintText.ts';
import type { KindPaint, PaintTools } from '../../render/kindPaint.ts';
import { shade, textOn, type BoardTheme } from '../../render/theme.ts';
import type { BoardPoint } from '../../document/types.ts';

const back = (tip: BoardPoint, angle: number, by: number): BoardPoint => ({
  x: tip.x - Math.cos(angle) * by,
  y: tip.y - Math.sin(angle) * by,
});

/** The colour of a connector's line. */
const connectorColor = ({ element: { style } }: ConnectorItem, theme: BoardTheme): string =>
  style.stroke === undefined || style.stroke === 'none' ? theme.muted : shade(theme, style.stroke, 'line');

/** Paints a connector with its heads and label. */
function paintConnector(item: ConnectorItem, tools: PaintTools): void {
  const { context, theme, detail, family } = tools;
  const { element, path } = item;
  const { style } = element;
  const stroke = style.stroke ?? 'gray';
  const width = style.strokeWidth ?? 2;
  if (stroke !== 'none' && width > 0) {
    const color = connectorColor(item, theme);
    context.strokeStyle = color;
    context.fillStyle = color;
    context.lineWidth = Math.max(width, 0.6 / detail.scale);
    context.lineCap = 'round';
    context.lineJoin = 'round';
    setDash(context, style.dash, width);
    // Where a filled head ends the line, the line stops short of its tip.
    const start = back(path.start, path.startAngle, headReach(element.fromHead, width));
    const end = back(path.end, path.endAngle, headReach(element.toHead, width));
    traceSteps(context, start, [
      ...path.steps.slice(0, -1),
      ...path.steps.slice(-1).map((last) => ({ ...last, to: end })),
    ]);
    context.stroke();
    setDash(context, undefined, width);
    if (detail.outlines) {
      paintHead(context, element.fromHead, path.start, path.startAngle, width);
      paintHead(context, element.toHead, path.end, path.endAngle, width);
    }
  }
  const { label } = item;
  if (!label) return;
  const { x, y } = path.middle;
  const box = { x: x - label.width / 2, w: label.width };
  const top = y - label.height / 2;
  context.fillStyle = theme.canvas;
  const alpha = context.globalAlpha;
  context.globalAlpha = alpha * 0.94;
  context.beginPath();
  context.roundRect(box.x - 7, top - 1, box.w + 14, label.height + 2, 7);
  context.fill();
  context.globalAlpha = alpha;
  const color = textOn(theme, theme.canvas, style.textColor);
  const face = { bold: style.bold ?? false, italic: style.italic ?? false };
  paintText(context, label, box, top, { color, family, ...face, align: TextAlign.CENTER }, detail);
}

export const connectorPaint: KindPaint<ConnectorItem> = {
  type: 'connector',
  paint: (item, tools) => tools.detail.outlines && paintConnector(item, tools),
  farLine: (item, theme) =>
    item.element.style.stroke === 'none'
      ? null
      : { from: item.path.start, to: item.path.end, color: connectorColor(item, theme) },
};
