import type { BoardColor, BoardPaint } from '../../document/types.ts';
import { FOLD_MARK_RADIUS, foldMarkOf, hasFoldMark, portOf } from './topicEdge.ts';
import { paintLabels, paintMarks } from './topicMarks.ts';
import { branchColor, mainGround, rootGround } from './mapColors.ts';
import { alignOf, pictureBoxOf, textBoxOf, textTopOf } from './topicStyle.ts';
import { paintAsset } from '../picture/paint.ts';
import type { PlacedTopic } from './topicLayout.ts';
import type { TopicItem } from '../../layout/sceneItem.ts';
import { cssFont } from '../../layout/textMeasurer.ts';
import { mixColors } from '../../render/color.ts';
import { setDash, traceSteps } from '../../render/paintPath.ts';
import type { KindPaint, PaintTools } from '../../render/kindPaint.ts';
import { paintText } from '../../render/paintText.ts';
import { shade, textOn, type BoardTheme } from '../../render/theme.ts';

const asColor = (paint: BoardPaint | undefined): BoardColor | undefined =>
  paint === 'none' ? undefined : paint;

const edgeWidth = (depth: number): number => (depth === 1 ? 3.5 : depth === 2 ? 2.4 : 1.8);

/** The colour of the line to a topic: those of an org chart belong to all, those of a mind map to their branch. */
function edgeColor({ element, placed }: TopicItem, theme: BoardTheme): string {
  const shared = placed.measure.look === 'card' && placed.join !== 'summary';
  const color = asColor(element.style.stroke) ?? (shared ? undefined : branchColor(placed));
  return color === undefined ? mixColors(theme.muted, theme.canvas, 0.45) : shade(theme, color, 'line');
}

/** Paints the lines of a topic's branch: from its parent, and the one it stands on. Lines lie below all topics. */
function paintTopicEdge(item: TopicItem, { context, theme, detail }: PaintTools): void {
  const { placed, edge } = item;
  if (!edge) return;
  const org = placed.measure.look === 'card';
  const width = org ? 2 : edgeWidth(placed.depth);
  context.strokeStyle = edgeColor(item, theme);
  context.lineWidth = Math.max(width, 0.7 / detail.scale);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  setDash(context, item.element.style.dash, width);
  traceSteps(context, edge.start, edge.steps);
  if (placed.measure.look === 'line' && (item.element.style.fill ?? 'none') === 'none') {
    const far = portOf(placed, placed.isLeft ? 'left' : 'right');
    const near = edge.steps.at(-1)?.to;
    if (near) context.lineTo(far.x, near.y);
  }
  context.stroke();
  setDash(context, undefined, width);
}

/** How round the corners of topics are. */
const RADII = { root: 18, box: 12, line: 12, card: 10, cell: 0 } as const;

/** The ground of a topic; null for one that stands on a line. */
export function groundOfTopic({ element, placed }: TopicItem, theme: BoardTheme): string | null {
  const { fill } = element.style;
  const { look } = placed.measure;
  if (fill === 'none') return null;
  if (look === 'root')
    return fill === undefined ? rootGround(placed.theme, theme) : shade(theme, fill, 'strong');
  if (fill !== undefined) return shade(theme, fill, 'fill');
  if (look === 'box') return mainGround(placed.theme, branchColor(placed), theme);
  if (look === 'line') return null;
  if (look === 'cell') return shade(theme, branchColor(placed), placed.depth === 1 ? 'fill' : 'tint');
  return placed.depth === 1
    ? mainGround(placed.theme, branchColor(placed), theme)
    : shade(theme, 'paper', 'fill');
}

/** Makes the border of a topic's ground the current path. */
function traceTopic({ box, placed }: TopicItem, { context, detail }: PaintTools): void {
  const radius = RADII[placed.measure.look];
  context.beginPath();
  if (detail.outlines && radius > 0)
    context.roundRect(box.x, box.y, box.w, box.h, Math.min(radius, box.h / 2));
  else context.rect(box.x, box.y, box.w, box.h);
}

/** Paints a topic: its ground and text, and when asked the mark that folds it. */
function paintTopic(item: TopicItem, tools: PaintTools): void {
  const { context, theme, detail, family } = tools;
  const { element, placed, box } = item;
  const { look, block, bold } = placed.measure;
  const ground = groundOfTopic(item, theme);
  if (ground !== null) {
    context.fillStyle = ground;
    traceTopic(item, tools);
    context.fill();
    if ((look === 'card' || look === 'cell') && detail.outlines) {
      const line = shade(theme, asColor(element.style.stroke) ?? branchColor(placed), 'line');
      // The lines between cells are those of one table.
      context.strokeStyle = look === 'cell' ? mixColors(line, theme.canvas, 0.45) : line;
      context.lineWidth = look === 'cell' ? 1 : 1.6;
      context.stroke();
    }
  }
  const color = textOn(theme, ground ?? theme.canvas, element.style.textColor);
  tools.paintMarks?.(item, { color: ground ?? theme.canvas, text: color });
  const align = alignOf(placed.measure, element.style);
  const textBox = textBoxOf(placed.measure, box, align);
  paintMarks(item, color, tools);
  const pictureBox = pictureBoxOf(placed.measure, box);
  if (pictureBox) paintAsset(element.asset, pictureBox, tools);
  const top = textTopOf(placed.measure, box);
  paintText(
    context,
    block,
    textBox,
    top,
    { color, family, bold, italic: element.style.italic ?? false, align },
    detail,
  );
  paintLabels(item, ground ?? theme.canvas, color, tools);
  if (hasFoldMark(placed) && (placed.folded || tools.foldMarks)) paintFoldMark(placed, tools);
}

/** The mark at which a topic folds: a minus, or the number of topics folded away. */
function paintFoldMark(placed: PlacedTopic, { context, theme, detail, family }: PaintTools): void {
  if (detail.scale < 0.3) return;
  const { x, y } = foldMarkOf(placed);
  const line = shade(theme, branchColor(placed), 'line');
  context.beginPath();
  context.arc(x, y, placed.folded ? FOLD_MARK_RADIUS : FOLD_MARK_RADIUS * 0.72, 0, Math.PI * 2);
  context.fillStyle = placed.folded ? line : theme.canvas;
  context.fill();
  context.strokeStyle = line;
  context.lineWidth = 1.5;
  context.stroke();
  if (placed.folded) {
    context.fillStyle = textOn(theme, line);
    context.font = cssFont({ bold: true, italic: false }, placed.below > 99 ? 8 : 10, family);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(placed.below > 999 ? '…' : String(placed.below), x, y + 0.5);
    return;
  }
  context.beginPath();
  context.moveTo(x - 3, y);
  context.lineTo(x + 3, y);
  context.stroke();
}

export const topicPaint: KindPaint<TopicItem> = {
  type: 'topic',
  paint: paintTopic,
  paintUnder: paintTopicEdge,
  traceGround(item, tools) {
    traceTopic(item, tools);
    return groundOfTopic(item, tools.theme) !== null;
  },
  farLine(item, theme) {
    const to = item.edge?.steps.at(-1)?.to;
    return item.edge && to ? { from: item.edge.start, to, color: edgeColor(item, theme) } : null;
  },
};
