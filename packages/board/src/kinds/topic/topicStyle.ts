import { TextAlign, TopicLayout } from '../../document/constants.ts';
import type { BoardBox, PaletteColor, TopicElement } from '../../document/index.ts';
import { PaletteColor as Palette } from '../../document/constants.ts';
import type { TextMeasurer } from '../../layout/textMeasurer.ts';
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
  /** Room left and right of the text. */
  readonly padX: number;
  readonly w: number;
  readonly h: number;
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

/** The colours main branches take in turn. */
export const BRANCH_COLORS: readonly PaletteColor[] = [
  Palette.BLUE,
  Palette.CORAL,
  Palette.GREEN,
  Palette.VIOLET,
  Palette.ORANGE,
  Palette.TEAL,
  Palette.PINK,
  Palette.CYAN,
];

/** The look of a topic by its depth and the structure it stands in. */
export function topicLook(depth: number, within: TopicStructure | null): TopicLook {
  if (depth === 0) return 'root';
  if (within === TopicLayout.DOWN) return 'card';
  if (within === TopicLayout.TABLE) return 'cell';
  return depth === 1 ? 'box' : 'line';
}

/** How the text of a topic stands where its style does not say. */
export const alignOf = (look: TopicLook): TextAlign =>
  look === 'line' || look === 'cell' ? TextAlign.LEFT : TextAlign.CENTER;

/** The part of a topic's box between which its text stands when it is not in the middle. */
export function textBoxOf({ look, block, padX }: TopicMeasure, box: BoardBox): Pick<BoardBox, 'x' | 'w'> {
  // A cell may be much wider than its text.
  const pad = look === 'cell' ? padX : (box.w - block.width) / 2;
  return { x: box.x + pad, w: box.w - 2 * pad };
}

/** Measures a topic's text and the box around it. */
export function measureTopic(topic: TopicElement, look: TopicLook, measurer: TextMeasurer): TopicMeasure {
  const metrics = METRICS[look];
  const size = topic.style.fontSize ?? metrics.size;
  const bold = topic.style.bold ?? metrics.bold;
  const scale = size / metrics.size;
  const spec = { size, bold, italic: topic.style.italic ?? false };
  const block = wrapText(topic.text, spec, metrics.maxText * scale, measurer);
  return {
    look,
    block,
    bold,
    padX: metrics.padX * scale,
    w: Math.round(Math.max(block.width, metrics.minText * scale) + 2 * metrics.padX * scale),
    h: Math.round(block.height + 2 * metrics.padY * scale),
  };
}
