import type { PaletteColor } from '@boardwalk/board/document';
import { z } from 'zod';

import type { Drawing } from '../drawing/Drawing.ts';
import { FontSize, sectionColor, Space } from '../drawing/page.ts';
import { textHeight } from '../drawing/textMetrics.ts';
import { colorSchema, type Area, type Layout } from './layout.ts';

const schema = z.strictObject({
  root: z.string().min(1),
  branches: z
    .array(
      z.strictObject({
        text: z.string().min(1),
        color: colorSchema.optional(),
        children: z.array(z.string().min(1)).default([]),
      }),
    )
    .min(2),
});
type Spec = z.infer<typeof schema>;

const LEVEL_GAP = 64;
const INDENT = 34;
const GAP = 16;

const boxHeight = (text: string, width: number, bold: boolean, size: number = FontSize.card): number =>
  Math.max(56, textHeight(text, width - 2 * Space.inset - 6, size, bold) + 2 * Space.inset);

/** A root, its branches side by side, and their children stacked below each: org charts and goal trees. */
export const tree: Layout<Spec> = {
  schema,
  widths: [760, 2400],
  draw(spec: Spec, area: Area, drawing: Drawing): number {
    const pitch = (area.width + Space.gap) / spec.branches.length;
    const width = pitch - Space.gap;
    const rootWidth = Math.min(area.width, Math.max(width * 1.3, 340));
    const rootHeight = boxHeight(spec.root, rootWidth, true, FontSize.section) + 12;
    const headHeight = Math.max(...spec.branches.map((branch) => boxHeight(branch.text, width, true)));
    const most = Math.max(...spec.branches.map((branch) => branch.children.length));
    const leaf = Math.max(
      0,
      ...spec.branches.flatMap((branch) =>
        branch.children.map((text) => boxHeight(text, width - INDENT, false)),
      ),
    );
    const natural =
      rootHeight + LEVEL_GAP + headHeight + (most === 0 ? 0 : Space.gap + most * (leaf + GAP) - GAP);
    const extra = Math.max(0, area.minHeight - natural) / (most + 1);
    const each = Math.min(leaf + extra, leaf * 1.5);
    const gap = GAP + Math.max(0, leaf + extra - each) * 0.5;
    const root = drawing.shape(
      'rounded',
      { x: area.x + (area.width - rootWidth) / 2, y: area.y, w: rootWidth, h: rootHeight },
      spec.root,
      {
        fill: 'ink',
        textColor: 'paper',
        stroke: 'none',
        fontSize: FontSize.section,
        bold: true,
      },
    );
    const headTop = area.y + rootHeight + LEVEL_GAP;
    spec.branches.forEach((branch, index) => {
      const color: PaletteColor = branch.color ?? sectionColor(index);
      const x = area.x + index * pitch;
      const head = drawing.shape('rounded', { x, y: headTop, w: width, h: headHeight }, branch.text, {
        fill: color,
        stroke: 'none',
        fontSize: FontSize.card,
        bold: true,
      });
      drawing.line(root, head, {
        fromAnchor: 'bottom',
        toAnchor: 'top',
        route: 'elbow',
        style: { stroke: 'gray', strokeWidth: 2 },
      });
      const rail = x + INDENT / 2;
      const top = headTop + headHeight + Space.gap;
      branch.children.forEach((text, order) => {
        const y = top + order * (each + gap);
        const child = drawing.shape('rounded', { x: x + INDENT, y, w: width - INDENT, h: each }, text, {
          fill: 'paper',
          stroke: color,
          strokeWidth: 2,
          fontSize: FontSize.card,
          align: 'left',
        });
        drawing.line({ x: rail, y: y + each / 2 }, child, {
          toAnchor: 'left',
          style: { stroke: color, strokeWidth: 2 },
        });
      });
      if (branch.children.length > 0)
        drawing.line(
          { x: rail, y: headTop + headHeight },
          { x: rail, y: top + (branch.children.length - 1) * (each + gap) + each / 2 },
          { style: { stroke: color, strokeWidth: 2 } },
        );
    });
    return Math.max(
      headTop + headHeight + (most === 0 ? 0 : Space.gap + most * (each + gap) - gap) - area.y,
      0,
    );
  },
};
