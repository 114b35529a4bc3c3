import { TopicLayout } from '../../document/constants.ts';
import type { PaletteColor, TopicElement } from '../../document/index.ts';
import { PaletteColor as Palette } from '../../document/constants.ts';
import type { TextMeasurer } from '../../layout/textMeasurer.ts';
import { wrapText, type TextBlock } from '../../layout/wrapText.ts';

/** How a topic is drawn: the root, a box in its branch's colour, text on a line, or a card of an org chart. */
export type TopicLook = 'root' | 'box' | 'line' | 'card';

/** What a topic measures, apart from where it stands. */
export interface TopicMeasure {
  readonly look: TopicLook;
  readonly block: TextBlock;
  readonly bold: boolean;
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

/** The look of a topic by its depth and the layout of its map. */
export function topicLook(depth: number, layout: TopicLayout): TopicLook {
  if (depth === 0) return 'root';
  if (layout === TopicLayout.DOWN) return 'card';
  return depth === 1 ? 'box' : 'line';
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
    w: Math.round(Math.max(block.width, metrics.minText * scale) + 2 * metrics.padX * scale),
    h: Math.round(block.height + 2 * metrics.padY * scale),
  };
}
