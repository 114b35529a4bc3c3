import type { PaletteColor, ShapeKind } from '@boardwalk/board/document';
import { z } from 'zod';

import type { Drawing } from '../drawing/Drawing.ts';
import { FontSize, sectionColor, Space } from '../drawing/page.ts';
import { textHeight } from '../drawing/textMetrics.ts';
import { colorSchema, type Area, type Layout } from './layout.ts';

const KINDS: Record<
  'start' | 'step' | 'decision' | 'end' | 'data' | 'note',
  { shape: ShapeKind; fill: PaletteColor }
> = {
  start: { shape: 'pill', fill: 'ink' },
  end: { shape: 'pill', fill: 'ink' },
  step: { shape: 'rounded', fill: 'blue' },
  decision: { shape: 'diamond', fill: 'yellow' },
  data: { shape: 'parallelogram', fill: 'teal' },
  note: { shape: 'rectangle', fill: 'sand' },
};

const EDGE = /^(\S+)\s*->\s*([^\s:]+)(?:\s*:\s*(.+))?$/;

const schema = z
  .strictObject({
    nodes: z.record(
      z.string().regex(/^[a-z0-9-]+$/),
      z.strictObject({
        /** Column and row, from 1; halves are allowed. */
        at: z.tuple([z.number().min(1), z.number().min(1)]),
        kind: z.enum(['start', 'step', 'decision', 'end', 'data', 'note']).default('step'),
        text: z.string().min(1),
        color: colorSchema.optional(),
      }),
    ),
    /** `a -> b` or `a -> b: label`. */
    edges: z.array(z.string().regex(EDGE)),
    /** Titles of the rows when rows are lanes of people or systems. */
    lanes: z.array(z.string().min(1)).optional(),
  })
  .superRefine((spec, context) => {
    for (const edge of spec.edges) {
      const [, from = '', to = ''] = EDGE.exec(edge) ?? [];
      for (const id of [from, to])
        if (!(id in spec.nodes))
          context.addIssue({ code: 'custom', message: `edge "${edge}" names no node "${id}"` });
    }
  });
type Spec = z.infer<typeof schema>;
type Node = Spec['nodes'][string];

const LANE_LABEL = 140;
const COLUMN_GAP = 56;
const ROW_GAP = 54;

/** Height a node needs; only the middle half of a diamond holds text. */
function nodeHeight(node: Node, width: number): number {
  if (node.kind === 'decision')
    return Math.max(110, textHeight(node.text, width * 0.56, FontSize.small) * 1.9);
  const inset = node.kind === 'data' ? 2 * Space.inset + 40 : 2 * Space.inset + 8;
  return Math.max(
    64,
    textHeight(node.text, width - inset, FontSize.card, node.kind === 'start' || node.kind === 'end') +
      2 * Space.inset,
  );
}

/** Steps and decisions joined by arrows, with lanes when several people or systems take part. */
export const flow: Layout<Spec> = {
  schema,
  widths: [760, 2400],
  draw(spec: Spec, area: Area, drawing: Drawing): number {
    const nodes = Object.entries(spec.nodes);
    const columns = Math.max(...nodes.map(([, node]) => node.at[0]));
    const rows = Math.max(...nodes.map(([, node]) => node.at[1]), spec.lanes?.length ?? 0);
    const left = area.x + (spec.lanes ? LANE_LABEL + 12 : 0);
    const pitch = (area.width - (left - area.x)) / columns;
    const width = pitch - COLUMN_GAP;
    const tallest = Math.max(...nodes.map(([, node]) => nodeHeight(node, width)));
    const row = Math.max(tallest + ROW_GAP, area.minHeight / rows);
    spec.lanes?.forEach((title, index) => {
      const box = { y: area.y + index * row + 4, h: row - 8 };
      const fill = sectionColor(index);
      drawing.frame({ x: left, w: area.x + area.width - left, ...box }, '', { fill });
      drawing.shape('rounded', { x: area.x, w: LANE_LABEL, ...box }, title, {
        fill,
        stroke: 'none',
        fontSize: FontSize.card,
        bold: true,
      });
    });
    const ids = new Map<string, string>();
    for (const [name, node] of nodes) {
      const kind = KINDS[node.kind];
      const dark = kind.fill === 'ink' && node.color === undefined;
      const height = node.kind === 'start' || node.kind === 'end' ? nodeHeight(node, width) : tallest;
      const h =
        node.kind === 'decision'
          ? tallest
          : Math.min(height, Math.max(nodeHeight(node, width), tallest * 0.72));
      // Whole centres and even sizes keep the arrows between neighbours exactly level.
      const size = { w: 2 * Math.round(width / 2), h: 2 * Math.round(h / 2) };
      const box = {
        x: Math.round(left + (node.at[0] - 0.5) * pitch) - size.w / 2,
        y: Math.round(area.y + (node.at[1] - 0.5) * row) - size.h / 2,
        ...size,
      };
      ids.set(
        name,
        drawing.shape(kind.shape, box, node.text, {
          fill: node.color ?? (spec.lanes && node.kind === 'step' ? 'paper' : kind.fill),
          ...(dark ? { textColor: 'paper' } : {}),
          ...(spec.lanes && node.kind === 'step' ? { stroke: 'gray', strokeWidth: 2 } : { stroke: 'none' }),
          fontSize: node.kind === 'decision' ? FontSize.small : FontSize.card,
          bold: dark,
          align: node.kind === 'note' ? 'left' : 'center',
        }),
      );
    }
    for (const edge of spec.edges) {
      const [, from = '', to = '', label] = EDGE.exec(edge) ?? [];
      drawing.line(ids.get(from) ?? '', ids.get(to) ?? '', {
        route: 'elbow',
        toHead: 'triangle',
        text: label ?? '',
        style: { stroke: 'ink', strokeWidth: 2, fontSize: FontSize.small },
      });
    }
    return rows * row;
  },
};
