import type { PaletteColor } from '../../document/constants.ts';
import type { TopicItem } from '../../layout/sceneItem.ts';
import { mixColors } from '../../render/color.ts';
import { directionOf } from '../../layout/textDirection.ts';
import { cssFont } from '../../layout/textMeasurer.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import { shade, textOn } from '../../render/theme.ts';
import { paintIcon } from '../icon/paintIcon.ts';
import { marksOf, padOf, textTopOf, type TopicMark } from './topicStyle.ts';

/** The colours of priorities, from the most urgent on; all others are grey. */
const PRIORITY_COLORS: readonly PaletteColor[] = ['coral', 'orange', 'blue', 'green'];

/** Paints the checkbox, the progress, the priority and the icon of a topic, in the colour of its text where they have none. */
export function paintMarks(item: TopicItem, color: string, tools: PaintTools): void {
  const { element, placed, box } = item;
  if (!tools.detail.outlines) return;
  for (const mark of marksOf(element, placed.measure, box)) {
    if (mark.kind === 'task') paintTask(mark, element.task === 'done', color, tools);
    else if (mark.kind === 'progress') paintProgress(mark, placed.measure.progress ?? 0, color, tools);
    else if (mark.kind === 'icon') {
      if (element.icon) paintIcon(element.icon, mark.box, color, tools);
    } else if (mark.kind === 'note') paintNote(mark, color, tools);
    else paintPriority(mark, element.priority ?? 1, tools);
  }
}

function paintTask({ box: { x, y, w } }: TopicMark, isDone: boolean, color: string, tools: PaintTools): void {
  const { context, theme } = tools;
  const line = w * 0.1;
  const ground = isDone ? theme.palette.green.strong : shade(theme, 'paper', 'fill');
  context.fillStyle = ground;
  context.strokeStyle = color;
  context.lineWidth = line;
  context.beginPath();
  context.roundRect(x + line / 2, y + line / 2, w - line, w - line, w * 0.22);
  context.fill();
  context.stroke();
  if (!isDone) return;
  context.strokeStyle = textOn(theme, ground);
  context.lineWidth = w * 0.13;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x + w * 0.27, y + w * 0.53);
  context.lineTo(x + w * 0.43, y + w * 0.69);
  context.lineTo(x + w * 0.74, y + w * 0.33);
  context.stroke();
}

/** A ring, filled like a clock by what is done. */
function paintProgress(
  { box: { x, y, w } }: TopicMark,
  share: number,
  color: string,
  tools: PaintTools,
): void {
  const { context } = tools;
  const [cx, cy, radius] = [x + w / 2, y + w / 2, w * 0.44];
  context.strokeStyle = color;
  context.fillStyle = color;
  context.lineWidth = w * 0.1;
  context.beginPath();
  context.arc(cx, cy, radius, 0, Math.PI * 2);
  context.stroke();
  if (share === 0) return;
  context.beginPath();
  context.moveTo(cx, cy);
  context.arc(cx, cy, radius * 0.72, -Math.PI / 2, -Math.PI / 2 + share * Math.PI * 2);
  context.closePath();
  context.fill();
}

function paintPriority({ box: { x, y, w } }: TopicMark, priority: number, tools: PaintTools): void {
  const { context, theme, family } = tools;
  const ground = shade(theme, PRIORITY_COLORS[priority - 1] ?? 'gray', 'strong');
  context.fillStyle = ground;
  context.beginPath();
  context.arc(x + w / 2, y + w / 2, w / 2, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = textOn(theme, ground);
  context.font = cssFont({ bold: true, italic: false }, w * 0.66, family);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(String(priority), x + w / 2, y + w * 0.53);
}

/** Lines on a sheet, in the colour of the text. */
function paintNote({ box: { x, y, w } }: TopicMark, color: string, { context }: PaintTools): void {
  context.strokeStyle = color;
  context.lineWidth = w * 0.1;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.roundRect(x + w * 0.1, y + w * 0.05, w * 0.8, w * 0.9, w * 0.16);
  for (const [at, long] of [
    [0.32, 0.7],
    [0.52, 0.7],
    [0.72, 0.5],
  ] as const) {
    context.moveTo(x + w * 0.3, y + w * at);
    context.lineTo(x + w * long, y + w * at);
  }
  context.stroke();
}

/**
 * Paints the labels of a topic below its text.
 * @param ground what the topic stands on
 */
export function paintLabels(item: TopicItem, ground: string, color: string, tools: PaintTools): void {
  const { context, detail, family } = tools;
  const { measure } = item.placed;
  const { labels } = measure;
  if (!labels || !detail.outlines || labels.size * detail.scale < SEEN) return;
  const { box } = item;
  const isLeft = measure.look === 'line' || measure.look === 'cell';
  const left = isLeft ? box.x + padOf(measure, box) : box.x + (box.w - labels.width) / 2;
  const top = textTopOf(measure, box) + measure.block.height + labels.gap;
  context.font = cssFont({ bold: false, italic: false }, labels.size, family);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { text, x, y, w } of labels.labels) {
    context.fillStyle = mixColors(ground, color, LABEL_SHARE);
    context.beginPath();
    context.roundRect(left + x, top + y, w, labels.row, labels.row / 2);
    context.fill();
    context.fillStyle = color;
    context.direction = directionOf(text);
    context.fillText(text, left + x + w / 2, top + y + labels.row * 0.53);
  }
}

/** The smallest size in pixels at which labels are painted. */
const SEEN = 4;
/** How much of the text's colour is in the ground of a label. */
const LABEL_SHARE = 0.1;
