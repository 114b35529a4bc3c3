import type { PaletteColor } from '../../document/constants.ts';
import type { TopicItem } from '../../layout/sceneItem.ts';
import { cssFont } from '../../layout/textMeasurer.ts';
import type { PaintTools } from '../../render/kindPaint.ts';
import { shade, textOn } from '../../render/theme.ts';
import { marksOf, type TopicMark } from './topicStyle.ts';

/** The colours of priorities, from the most urgent on; all others are grey. */
const PRIORITY_COLORS: readonly PaletteColor[] = ['coral', 'orange', 'blue', 'green'];

/** Paints the checkbox, the progress and the priority of a topic, in the colour of its text where they have none. */
export function paintMarks(item: TopicItem, color: string, tools: PaintTools): void {
  const { element, placed, box } = item;
  if (!tools.detail.outlines) return;
  for (const mark of marksOf(element, placed.measure, box)) {
    if (mark.kind === 'task') paintTask(mark, element.task === 'done', color, tools);
    else if (mark.kind === 'progress') paintProgress(mark, placed.measure.progress ?? 0, color, tools);
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
