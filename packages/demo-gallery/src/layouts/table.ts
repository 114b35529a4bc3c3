import { z } from 'zod';

import type { Drawing } from '../drawing/Drawing.ts';
import { FontSize, Space } from '../drawing/page.ts';
import { textHeight } from '../drawing/textMetrics.ts';
import { colorSchema, type Area, type Layout } from './layout.ts';

const schema = z
  .strictObject({
    columns: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          width: z.number().positive().default(1),
          align: z.enum(['left', 'center']).default('left'),
        }),
      )
      .min(2),
    rows: z.array(z.array(z.union([z.string(), z.number().transform(String)]))).min(1),
    /** A cell whose whole text is a key gets that colour. */
    marks: z.record(z.string(), colorSchema).default({}),
    /** Colour of the last row when it sums up. */
    total: z.boolean().default(false),
    note: z.string().optional(),
  })
  .superRefine((spec, context) => {
    spec.rows.forEach((row, index) => {
      if (row.length !== spec.columns.length)
        context.addIssue({
          code: 'custom',
          message: `row ${index + 1} has ${row.length} cells for ${spec.columns.length} columns`,
        });
    });
  });
type Spec = z.infer<typeof schema>;

const CELL_GAP = 6;
const INSET = 12;

/** A table: one box per cell, a dark head, the first column in bold. */
export const table: Layout<Spec> = {
  schema,
  widths: [760, 2400],
  draw(spec: Spec, area: Area, drawing: Drawing): number {
    const total = spec.columns.reduce((sum, column) => sum + column.width, 0);
    const free = area.width - (spec.columns.length - 1) * CELL_GAP;
    const widths = spec.columns.map((column) => (free * column.width) / total);
    const lefts = widths.map(
      (_, index) => area.x + widths.slice(0, index).reduce((sum, width) => sum + width + CELL_GAP, 0),
    );
    const height = (texts: readonly string[], bold: boolean): number =>
      Math.max(
        52,
        ...texts.map(
          (text, index) =>
            textHeight(text, (widths[index] ?? 0) - 2 * INSET, FontSize.card, bold || index === 0) +
            2 * INSET,
        ),
      );
    const head = height(
      spec.columns.map((column) => column.title),
      true,
    );
    const natural = spec.rows.map((row) => height(row, false));
    const noteHeight =
      spec.note === undefined ? 0 : textHeight(spec.note, area.width, FontSize.card) + Space.gap;
    const used = head + natural.reduce((sum, each) => sum + each + CELL_GAP, 0) + noteHeight;
    const extra = Math.max(0, area.minHeight - used) / natural.length;
    spec.columns.forEach((column, index) => {
      drawing.shape(
        'rectangle',
        { x: lefts[index] ?? 0, y: area.y, w: widths[index] ?? 0, h: head },
        column.title,
        {
          fill: 'ink',
          textColor: 'paper',
          stroke: 'none',
          fontSize: FontSize.card,
          bold: true,
          align: column.align,
        },
      );
    });
    let y = area.y + head + CELL_GAP;
    spec.rows.forEach((row, rowIndex) => {
      const h = (natural[rowIndex] ?? 0) + extra;
      const isTotal = spec.total && rowIndex === spec.rows.length - 1;
      row.forEach((text, index) => {
        const mark = spec.marks[text];
        const fill = mark ?? (isTotal ? 'yellow' : index === 0 ? 'sand' : 'paper');
        drawing.shape('rectangle', { x: lefts[index] ?? 0, y, w: widths[index] ?? 0, h }, text, {
          fill,
          stroke: fill === 'paper' ? 'gray' : 'none',
          strokeWidth: 1,
          fontSize: FontSize.card,
          bold: index === 0 || isTotal || mark !== undefined,
          align: mark === undefined ? (spec.columns[index]?.align ?? 'left') : 'center',
        });
      });
      y += h + CELL_GAP;
    });
    if (spec.note !== undefined)
      drawing.text(
        { x: area.x, y: y - CELL_GAP + Space.gap, w: area.width, h: noteHeight - Space.gap },
        spec.note,
        { fontSize: FontSize.card, align: 'left' },
      );
    return y - CELL_GAP - area.y + noteHeight;
  },
};
