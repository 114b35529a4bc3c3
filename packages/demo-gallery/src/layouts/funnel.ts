import { z } from 'zod';

import type { Drawing } from '../drawing/Drawing.ts';
import { FontSize, sectionColor, Space } from '../drawing/page.ts';
import { textHeight } from '../drawing/textMetrics.ts';
import { cardWidth, drawCards, tallestCard } from './cards.ts';
import { cardSchema, colorSchema, type Area, type Layout } from './layout.ts';

const schema = z.strictObject({
  stages: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(40),
        /** The figure of this stage, e.g. "4,200 visits". */
        value: z.string().min(1).max(40),
        color: colorSchema.optional(),
        cards: z.array(cardSchema).min(1),
      }),
    )
    .min(3),
});
type Spec = z.infer<typeof schema>;

const GAP = 14;

/** Stages that grow narrower, each with what is done there. */
export const funnel: Layout<Spec> = {
  schema,
  widths: [860, 2200],
  draw(spec: Spec, area: Area, drawing: Drawing): number {
    const funnelWidth = area.width * 0.42;
    const cardsLeft = area.x + funnelWidth + Space.gap * 2;
    const cardsWidth = area.width - funnelWidth - Space.gap * 2;
    const perRow = Math.max(...spec.stages.map((stage) => stage.cards.length));
    const each = cardWidth(cardsWidth, perRow);
    const card = tallestCard(
      spec.stages.flatMap((stage) => stage.cards),
      each,
    );
    const narrowest = funnelWidth * 0.46;
    const label = Math.max(
      ...spec.stages.map((stage) =>
        textHeight(`${stage.title}\n${stage.value}`, narrowest - 2 * Space.inset, FontSize.section, true),
      ),
    );
    const natural = Math.max(card, label + 24);
    const count = spec.stages.length;
    const height = Math.max(natural, (area.minHeight - (count - 1) * GAP) / count);
    spec.stages.forEach((stage, index) => {
      const color = stage.color ?? sectionColor(index);
      const width = funnelWidth - ((funnelWidth - narrowest) * index) / (count - 1);
      const y = area.y + index * (height + GAP);
      drawing.shape(
        'rounded',
        { x: area.x + (funnelWidth - width) / 2, y, w: width, h: height },
        `${stage.title}\n${stage.value}`,
        {
          fill: color,
          stroke: 'none',
          fontSize: FontSize.section,
          bold: true,
        },
      );
      drawCards(drawing, stage.cards, { x: cardsLeft, y, width: cardsWidth, perRow, height, color });
      if (index > 0)
        drawing.line(
          { x: area.x, y: y - GAP / 2 },
          { x: area.x + area.width, y: y - GAP / 2 },
          { style: { stroke: 'gray', strokeWidth: 1, dash: 'dashed' } },
        );
    });
    return count * (height + GAP) - GAP;
  },
};
