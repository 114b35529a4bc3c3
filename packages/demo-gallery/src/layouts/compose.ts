import type { BoardSnapshot } from '@boardwalk/board/document';
import { z } from 'zod';

import { Drawing } from '../drawing/Drawing.ts';
import { COVER_RATIO, FontSize } from '../drawing/page.ts';
import { textHeight } from '../drawing/textMetrics.ts';
import { isBox, splitsWord } from '../drawing/textRoom.ts';
import { fishbone } from './fishbone.ts';
import { flow } from './flow.ts';
import { funnel } from './funnel.ts';
import { lanes } from './lanes.ts';
import type { Layout } from './layout.ts';
import { sections } from './sections.ts';
import { table } from './table.ts';
import { timeline } from './timeline.ts';
import { tree } from './tree.ts';

const STEP = 20;
const HEADER_GAP = 26;

function drawHeader(heading: string, hint: string | undefined, width: number, drawing: Drawing): number {
  const headingHeight = textHeight(heading, width, FontSize.heading, true);
  drawing.text({ x: 0, y: 0, w: width, h: headingHeight }, heading, {
    fontSize: FontSize.heading,
    bold: true,
    align: 'left',
  });
  if (hint === undefined) return headingHeight + HEADER_GAP;
  const hintHeight = textHeight(hint, width, FontSize.hint);
  drawing.text({ x: 0, y: headingHeight + 4, w: width, h: hintHeight }, hint, {
    fontSize: FontSize.hint,
    align: 'left',
  });
  return headingHeight + 4 + hintHeight + HEADER_GAP;
}

/** Draws at the narrowest width that splits no word and whose height is at most a cover's, then fills that cover. */
function fit<Spec>(
  layout: Layout<Spec>,
  source: unknown,
  heading: string,
  hint: string | undefined,
): BoardSnapshot {
  const spec = layout.schema.parse(source);
  const attempt = (width: number, height: number): { drawing: Drawing; height: number } => {
    const drawing = new Drawing();
    const top = drawHeader(heading, hint, width, drawing);
    const used = layout.draw(spec, { x: 0, y: top, width, minHeight: Math.max(0, height - top) }, drawing);
    return { drawing, height: top + used };
  };
  const [narrowest, widest] = layout.widths;
  const tooNarrow = (width: number): boolean => {
    const { drawing, height } = attempt(width, 0);
    return height * COVER_RATIO > width || drawing.snapshot().elements.filter(isBox).some(splitsWord);
  };
  let width = narrowest;
  while (width < widest && tooNarrow(width)) width += STEP;
  return attempt(width, Math.round(width / COVER_RATIO)).drawing.snapshot();
}

type Compose = (source: unknown, heading: string, hint: string | undefined) => BoardSnapshot;

function using<Spec>(layout: Layout<Spec>): Compose {
  return (source, heading, hint) => fit(layout, source, heading, hint);
}

/** Layouts by the name a source uses. */
const LAYOUTS = {
  sections: using(sections),
  lanes: using(lanes),
  table: using(table),
  timeline: using(timeline),
  fishbone: using(fishbone),
  flow: using(flow),
  tree: using(tree),
  funnel: using(funnel),
};

const headerSchema = z.looseObject({
  layout: z.enum(Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[]),
  /** Large title on the board itself. */
  heading: z.string().min(1).max(70),
  /** One line below it: how to use the board. */
  hint: z.string().min(1).optional(),
});

/**
 * The whiteboard a source describes.
 * @throws ZodError when the source does not fit its layout.
 */
export function composeBoard(source: unknown): BoardSnapshot {
  const { layout, heading, hint, ...rest } = headerSchema.parse(source);
  return LAYOUTS[layout](rest, heading, hint);
}
