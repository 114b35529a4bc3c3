import { TextAlign, TopicLayout } from '../../document/constants.ts';
import type { BoardBox, TopicElement } from '../../document/index.ts';
import type { TextMeasurer } from '../../layout/textMeasurer.ts';
import { labelRows, type LabelRows } from './labelRows.ts';
import { startAlign } from '../../layout/textStart.ts';
import { wrapText, type TextBlock } from '../../layout/wrapText.ts';
import type { TopicStructure } from '../../document/topicStructure.ts';

/**
 * How a topic is drawn: the root, a box in its branch's colour, text on a line, a card of an org chart, or a cell of a
 * table.
 */
export type TopicLook = 'root' | 'box' | 'line' | 'card' | 'cell';

/** What a topic measures, apart from where it stands. */
export interface TopicMeasure {
  readonly look: TopicLook;
  readonly block: TextBlock;
  readonly bold: boolean;
  /** Room left and right of what it holds. */
  readonly padX: number;
  /** The size of its marks: checkbox, progress, priority, icon and note. */
  readonly mark: number;
  /** Room that the marks take left of the text. */
  readonly lead: number;
  /** The labels below the text, and the room they take there, from the text on. */
  readonly labels: LabelRows | null;
  /** The picture above the text. */
  readonly picture: TopicPicture | null;
  /** The share of the tasks below it that are done; null where there are none. */
  readonly progress: number | null;
  readonly w: number;
  readonly h: number;
}

/** The picture of a topic. */
export interface TopicPicture {
  readonly w: number;
  readonly h: number;
  /** How much of the topic's height it takes, with the room between it and the text. */
  readonly room: number;
}

interface LookMetrics {
  readonly size: number;
  readonly bold: boolean;
  readonly padX: number;
  readonly padY: number;
  readonly maxText: number;
  readonly minText: number;
}

const METRICS: Readonly<Record<TopicLook, LookMetrics>> = {
  root: { size: 24, bold: true, padX: 28, padY: 16, maxText: 340, minText: 60 },
  box: { size: 17, bold: true, padX: 18, padY: 9, maxText: 260, minText: 28 },
  line: { size: 15, bold: false, padX: 6, padY: 5, maxText: 280, minText: 24 },
  card: { size: 15, bold: false, padX: 18, padY: 13, maxText: 180, minText: 76 },
  cell: { size: 15, bold: false, padX: 14, padY: 10, maxText: 220, minText: 64 },
};

/** The look of a topic by its depth and the structure it stands in. */
export function topicLook(depth: number, within: TopicStructure | null): TopicLook {
  if (depth === 0) return 'root';
  if (within === TopicLayout.DOWN) return 'card';
  if (within === TopicLayout.TABLE) return 'cell';
  return depth === 1 ? 'box' : 'line';
}

/** The look of a topic that sums others up: never text on a line, which would run on from its bracket. */
export const summaryLook = (depth: number): TopicLook => (depth === 1 ? 'box' : 'card');

/** How the text of a topic stands: on a line and in a cell at the edge where it begins, where its style does not say. */
export const alignOf = ({ look, block }: TopicMeasure, style: TopicElement['style']): TextAlign =>
  style.align ?? (look === 'line' || look === 'cell' ? startAlign(block.direction) : TextAlign.CENTER);

/** The part of a topic's box in which its text stands, right of its marks. */
export function textBoxOf(measure: TopicMeasure, box: BoardBox, align: TextAlign): Pick<BoardBox, 'x' | 'w'> {
  const { lead } = measure;
  if (align === TextAlign.CENTER) return { x: box.x + lead, w: box.w - lead };
  const pad = padOf(measure, box);
  return { x: box.x + pad + lead, w: box.w - 2 * pad - lead };
}

/** Room left of what a topic holds. A cell may be much wider than that. */
export const padOf = (measure: TopicMeasure, box: BoardBox): number => {
  const { look, block, padX, lead, labels, picture } = measure;
  return look === 'cell' || (look === 'line' && (labels ?? picture))
    ? padX
    : (box.w - lead - block.width) / 2;
};

/** How far a topic's marks stand from each other and from the text, as a share of their size. */
const MARK_GAP = 0.35;

/** Measures a topic's text and the box around it. */
export function measureTopic(
  topic: TopicElement,
  look: TopicLook,
  measurer: TextMeasurer,
  progress: number | null,
): TopicMeasure {
  const metrics = METRICS[look];
  const size = topic.style.fontSize ?? metrics.size;
  const bold = topic.style.bold ?? metrics.bold;
  const scale = size / metrics.size;
  const spec = { size, bold, italic: topic.style.italic ?? false };
  const block = wrapText(topic.text, spec, metrics.maxText * scale, measurer);
  const mark = Math.round(size * 1.2);
  const labels = topic.labels ? labelRows(topic.labels, size, metrics.maxText * scale, measurer) : null;
  const marks = [topic.task, topic.priority, topic.icon, topic.note, progress].filter(
    (each) => each != null,
  ).length;
  const lead = marks * mark * (1 + MARK_GAP);
  const isBare = lead === 0 && !labels && topic.text.trim() === '';
  // Where nothing stands below it there is no line for that, until something is written.
  const picture = pictureOf(topic, isBare ? -block.height : size * PICTURE_GAP);
  return {
    look,
    block,
    bold,
    padX: metrics.padX * scale,
    mark,
    lead,
    labels,
    picture,
    progress,
    w: Math.round(
      Math.max(block.width + lead, metrics.minText * scale + lead, labels?.width ?? 0, picture?.w ?? 0) +
        2 * metrics.padX * scale,
    ),
    h: Math.round(block.height + roomBeside({ labels, picture }) + 2 * metrics.padY * scale),
  };
}

/** The room between a picture and the text below it, as a share of the text's size. */
const PICTURE_GAP = 0.5;

function pictureOf({ asset, assetSize }: TopicElement, gap: number): TopicPicture | null {
  if (asset === undefined || !assetSize) return null;
  const [w, h] = assetSize;
  return { w, h, room: h + gap };
}

/** How much of a topic's height its picture and its labels take. */
const roomBeside = ({ labels, picture }: Pick<TopicMeasure, 'labels' | 'picture'>): number =>
  (labels?.height ?? 0) + (picture?.room ?? 0);

/** Where something as high as this begins that stands where the text does: in the middle of what picture and labels leave free. */
export const textTopOf = (measure: TopicMeasure, box: BoardBox, height = measure.block.height): number =>
  box.y + (measure.picture?.room ?? 0) + (box.h - roomBeside(measure) - height) / 2;

/** Where the picture of a topic stands: above its text, where that begins or in the middle. */
export function pictureBoxOf(measure: TopicMeasure, box: BoardBox): BoardBox | null {
  const { picture, look, padX } = measure;
  if (!picture) return null;
  const { w, h, room } = picture;
  const isLeft = look === 'line' || look === 'cell';
  const top = textTopOf(measure, box) - room;
  return { x: isLeft ? box.x + padX : box.x + (box.w - w) / 2, y: top, w, h };
}

/** A mark left of a topic's text, and its box. */
export interface TopicMark {
  readonly kind: 'task' | 'progress' | 'priority' | 'icon' | 'note';
  readonly box: BoardBox;
}

/** The marks of a topic, from the left. */
export function marksOf(topic: TopicElement, measure: TopicMeasure, box: BoardBox): TopicMark[] {
  const { mark, lead, progress } = measure;
  if (lead === 0) return [];
  const kinds: (TopicMark['kind'] | null)[] = [
    topic.task === undefined ? null : 'task',
    progress === null ? null : 'progress',
    topic.priority === undefined ? null : 'priority',
    topic.icon === undefined ? null : 'icon',
    topic.note === undefined ? null : 'note',
  ];
  const from = box.x + padOf(measure, box);
  const y = textTopOf(measure, box, mark);
  return kinds
    .filter((kind) => kind !== null)
    .map((kind, index) => ({ kind, box: { x: from + index * mark * (1 + MARK_GAP), y, w: mark, h: mark } }));
}
