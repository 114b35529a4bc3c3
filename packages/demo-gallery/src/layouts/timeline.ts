import { z } from 'zod';

import type { Drawing } from '../drawing/Drawing.ts';
import { FontSize, sectionColor, Space } from '../drawing/page.ts';
import { textHeight } from '../drawing/textMetrics.ts';
import { colorSchema, type Area, type Layout } from './layout.ts';

const schema = z.strictObject({
  items: z
    .array(
      z.strictObject({
        when: z.string().min(1).max(24),
        title: z.string().min(1).max(60),
        text: z.string().optional(),
        color: colorSchema.optional(),
      }),
    )
    .min(3),
});
type Spec = z.infer<typeof schema>;

const STEM = 44;
const PILL = 44;

/** Events along an axis, their notes above and below it in turn. */
export const timeline: Layout<Spec> = {
  schema,
  widths: [900, 2400],
  draw(spec: Spec, area: Area, drawing: Drawing): number {
    // A note above lies between the notes below it, so each may be almost two steps wide.
    const step = area.width / (spec.items.length + 1);
    const width = 2 * step - Space.gap;
    const full = (item: Spec['items'][number]): string =>
      item.text === undefined ? item.title : `${item.title}\n${item.text}`;
    const natural = Math.max(
      ...spec.items.map(
        (item) => textHeight(full(item), width - 2 * Space.inset, FontSize.card) + 2 * Space.inset,
      ),
    );
    const room = (area.minHeight - PILL) / 2 - STEM;
    const card = Math.max(natural, Math.min(natural * 1.7, room));
    const stem = Math.max(STEM, room + STEM - card);
    const height = 2 * (card + stem) + PILL;
    const middle = area.y + height / 2;
    drawing.line(
      { x: area.x, y: middle },
      { x: area.x + area.width, y: middle },
      { toHead: 'triangle', style: { stroke: 'ink', strokeWidth: 4 } },
    );
    spec.items.forEach((item, index) => {
      const center = area.x + (index + 1) * step;
      const color = item.color ?? sectionColor(index);
      const above = index % 2 === 0;
      const note = drawing.sticky(
        {
          x: center - width / 2,
          y: above ? middle - PILL / 2 - stem - card : middle + PILL / 2 + stem,
          w: width,
          h: card,
        },
        full(item),
        { fill: color, fontSize: FontSize.card, align: 'left', verticalAlign: 'middle' },
      );
      const pill = drawing.shape(
        'pill',
        { x: center - step * 0.44, y: middle - PILL / 2, w: step * 0.88, h: PILL },
        item.when,
        { fill: color, stroke: 'paper', strokeWidth: 3, fontSize: FontSize.small, bold: true },
      );
      drawing.line(note, pill, {
        fromAnchor: above ? 'bottom' : 'top',
        toAnchor: above ? 'top' : 'bottom',
        style: { stroke: 'gray', strokeWidth: 2 },
      });
    });
    return height;
  },
};
