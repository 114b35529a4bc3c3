import { z } from 'zod';

import type { Drawing } from '../drawing/Drawing.ts';
import { FontSize, sectionColor, Space } from '../drawing/page.ts';
import { textHeight } from '../drawing/textMetrics.ts';
import { colorSchema, type Area, type Layout } from './layout.ts';

const schema = z.strictObject({
  /** The effect to explain: the head of the fish. */
  problem: z.string().min(1),
  /** Main bones; the first half above the spine, the rest below. */
  bones: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(40),
        color: colorSchema.optional(),
        causes: z.array(z.string().min(1)).min(1),
      }),
    )
    .min(4),
});
type Spec = z.infer<typeof schema>;

const HEAD_WIDTH = 210;
/** How far a bone leans over its whole length. */
const LEAN = 80;
const LABEL = 52;
const CAUSE_GAP = 12;

/** Cause and effect: bones lean towards the head, causes lie beside their bone. */
export const fishbone: Layout<Spec> = {
  schema,
  widths: [980, 2200],
  draw(spec: Spec, area: Area, drawing: Drawing): number {
    const upper = Math.ceil(spec.bones.length / 2);
    const column = (area.width - HEAD_WIDTH - Space.gap) / upper;
    const causeWidth = column - LEAN - 40;
    const cause = Math.max(
      ...spec.bones.flatMap((bone) =>
        bone.causes.map((text) => textHeight(text, causeWidth - 2 * Space.inset, FontSize.card) + 18),
      ),
    );
    const most = Math.max(...spec.bones.map((bone) => bone.causes.length));
    const need = LABEL + CAUSE_GAP * 2 + most * (cause + CAUSE_GAP) + 16;
    const half = Math.max(need, area.minHeight / 2);
    const each = Math.min(cause * 1.5, (half - LABEL - 2 * CAUSE_GAP - 16) / most - CAUSE_GAP);
    const middle = area.y + half;
    const headX = area.x + area.width - HEAD_WIDTH;
    drawing.line(
      { x: area.x, y: middle },
      { x: headX, y: middle },
      { style: { stroke: 'ink', strokeWidth: 5 } },
    );
    const headHeight = Math.max(200, textHeight(spec.problem, HEAD_WIDTH - 70, FontSize.section, true) + 60);
    drawing.shape(
      'rounded',
      { x: headX, y: middle - headHeight / 2, w: HEAD_WIDTH, h: headHeight },
      spec.problem,
      {
        fill: 'coral',
        stroke: 'none',
        fontSize: FontSize.section,
        bold: true,
      },
    );
    spec.bones.forEach((bone, index) => {
      const above = index < upper;
      const slot = above ? index : index - upper;
      const color = bone.color ?? sectionColor(index);
      const tip = { x: area.x + (slot + 1) * column - 8, y: middle };
      const outer = above ? area.y : area.y + 2 * half;
      const start = tip.x - LEAN;
      const labelWidth = column - 60;
      drawing.shape(
        'rounded',
        { x: start - labelWidth + 50, y: above ? outer : outer - LABEL, w: labelWidth, h: LABEL },
        bone.title,
        { fill: color, stroke: 'none', fontSize: FontSize.card, bold: true },
      );
      const bottom = above ? outer + LABEL : outer - LABEL;
      drawing.line({ x: start, y: bottom }, tip, { style: { stroke: color, strokeWidth: 4 } });
      bone.causes.forEach((text, order) => {
        const offset = LABEL + CAUSE_GAP + order * (each + CAUSE_GAP);
        const y = above ? outer + offset : outer - offset - each;
        const along = (Math.abs(y + each / 2 - bottom) / (half - LABEL)) * LEAN;
        drawing.shape('rounded', { x: start + along - 22 - causeWidth, y, w: causeWidth, h: each }, text, {
          fill: 'paper',
          stroke: color,
          strokeWidth: 2,
          fontSize: FontSize.card,
          align: 'left',
        });
      });
    });
    return 2 * half;
  },
};
