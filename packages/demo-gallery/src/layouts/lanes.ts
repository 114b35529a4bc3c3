import type { PaletteColor } from '@boardwalk/board/document';
import { z } from 'zod';

import type { Drawing } from '../drawing/Drawing.ts';
import { FontSize, sectionColor, Space } from '../drawing/page.ts';
import { lineCount, textHeight } from '../drawing/textMetrics.ts';
import { cardWidth, drawCards, tallestCard } from './cards.ts';
import { cardSchema, colorSchema, type Area, type Card, type Layout } from './layout.ts';

const cellsRow = z.strictObject({
  label: z.string().min(1).max(60),
  color: colorSchema.optional(),
  /** Notes side by side within a cell. */
  perRow: z.number().int().positive().default(1),
  /** One entry per column: a list of notes, a single note, or nothing. */
  cells: z.array(
    z.union([
      z.array(cardSchema),
      cardSchema.transform((card) => [card]),
      z.null().transform((): Card[] => []),
    ]),
  ),
});

const barsRow = z.strictObject({
  label: z.string().min(1).max(60),
  color: colorSchema.optional(),
  /** Bars that start in a column (1 is the first) and run over `span` columns; halves are allowed. */
  bars: z.array(
    z.strictObject({
      text: z.string().min(1),
      at: z.number().min(1),
      span: z.number().positive(),
      color: colorSchema.optional(),
    }),
  ),
});

const curveRow = z.strictObject({
  label: z.string().min(1).max(60),
  color: colorSchema.optional(),
  /** One point per column: `level` from 1 (low) to 5 (high) and what is felt there. */
  curve: z.array(z.strictObject({ level: z.number().min(1).max(5), text: z.string().min(1) })),
});

const schema = z
  .strictObject({
    columns: z.array(z.string().min(1)).min(2),
    rows: z.array(z.union([cellsRow, barsRow, curveRow])).min(1),
    /** Heads as a chain of arrows (steps in time) or as plain boxes. */
    heads: z.enum(['steps', 'boxes']).default('boxes'),
    labelWidth: z.number().positive().default(150),
  })
  .superRefine((spec, context) => {
    for (const row of spec.rows) {
      const count =
        'cells' in row ? row.cells.length : 'curve' in row ? row.curve.length : spec.columns.length;
      if (count !== spec.columns.length)
        context.addIssue({
          code: 'custom',
          message: `row "${row.label}" has ${count} cells for ${spec.columns.length} columns`,
        });
    }
  });

type Spec = z.infer<typeof schema>;
type Row = Spec['rows'][number];
type BarsRow = z.infer<typeof barsRow>;
type CurveRow = z.infer<typeof curveRow>;

interface Grid {
  readonly left: number;
  readonly column: number;
  readonly labelWidth: number;
}

const ROW_GAP = 16;
const CELL_PAD = 12;
const CURVE_HEIGHT = 280;
const DOT = 26;

const inner = (grid: Grid): number => grid.column - 2 * CELL_PAD;

/** Bars of one row in as few lines as possible, in the order of the source. */
function packBars(row: BarsRow): { line: number; bar: BarsRow['bars'][number] }[] {
  const ends: number[] = [];
  return row.bars.map((bar) => {
    const free = ends.findIndex((end) => end <= bar.at + 1e-6);
    const line = free === -1 ? ends.length : free;
    ends[line] = bar.at + bar.span;
    return { line, bar };
  });
}

const barWidth = (grid: Grid, span: number): number => span * grid.column - 2 * CELL_PAD;

function barHeight(row: BarsRow, grid: Grid): number {
  return row.bars.reduce(
    (tallest, bar) =>
      Math.max(tallest, textHeight(bar.text, barWidth(grid, bar.span) - 2 * Space.inset, FontSize.card) + 18),
    48,
  );
}

function rowHeight(row: Row, grid: Grid): number {
  const label =
    textHeight(row.label, grid.labelWidth - 2 * Space.inset, FontSize.card, true) + 2 * Space.inset;
  if ('curve' in row) return CURVE_HEIGHT;
  if ('bars' in row) {
    const lines = Math.max(...packBars(row).map((packed) => packed.line)) + 1;
    return Math.max(label, lines * (barHeight(row, grid) + Space.cardGap) - Space.cardGap + 2 * CELL_PAD);
  }
  const card = tallestCard(row.cells.flat(), cardWidth(inner(grid), row.perRow), FontSize.card);
  const rows = Math.max(...row.cells.map((cell) => Math.ceil(cell.length / row.perRow)));
  return Math.max(label, rows * (card + Space.cardGap) - Space.cardGap + 2 * CELL_PAD);
}

function drawHeads(drawing: Drawing, spec: Spec, grid: Grid, y: number, height: number): void {
  spec.columns.forEach((title, index) => {
    drawing.shape(
      spec.heads === 'steps' ? 'chevron' : 'rounded',
      { x: grid.left + index * grid.column + 4, y, w: grid.column - 8, h: height },
      title,
      { fill: 'ink', textColor: 'paper', stroke: 'none', fontSize: FontSize.card, bold: true },
    );
  });
}

function drawBars(
  drawing: Drawing,
  row: BarsRow,
  grid: Grid,
  y: number,
  height: number,
  color: PaletteColor,
): void {
  const packed = packBars(row);
  const lines = Math.max(...packed.map((entry) => entry.line)) + 1;
  const natural = barHeight(row, grid);
  const each = Math.min(natural * 1.5, (height - 2 * CELL_PAD - (lines - 1) * Space.cardGap) / lines);
  const used = lines * (each + Space.cardGap) - Space.cardGap;
  const top = y + (height - used) / 2;
  for (const { line, bar } of packed)
    drawing.shape(
      'rounded',
      {
        x: grid.left + (bar.at - 1) * grid.column + CELL_PAD,
        y: top + line * (each + Space.cardGap),
        w: barWidth(grid, bar.span),
        h: each,
      },
      bar.text,
      { fill: bar.color ?? color, stroke: 'none', fontSize: FontSize.card, align: 'left' },
    );
}

function drawCurve(
  drawing: Drawing,
  row: CurveRow,
  grid: Grid,
  y: number,
  height: number,
  color: PaletteColor,
): void {
  const textBox = 2 * FontSize.card * 1.4;
  const room = height - DOT - 2 * (textBox + 14);
  const dots = row.curve.map((point, index) => {
    const x = grid.left + (index + 0.5) * grid.column;
    const middle = y + textBox + 14 + DOT / 2 + room * (1 - (point.level - 1) / 4);
    const lines = lineCount(point.text, inner(grid), FontSize.card);
    const below = point.level < 3;
    const h = lines * FontSize.card * 1.4;
    drawing.text(
      {
        x: x - inner(grid) / 2,
        y: below ? middle + DOT / 2 + 8 : middle - DOT / 2 - 8 - h,
        w: inner(grid),
        h,
      },
      point.text,
      { fontSize: FontSize.card, align: 'center' },
    );
    const dot = { x: x - DOT / 2, y: middle - DOT / 2, w: DOT, h: DOT };
    return drawing.shape('ellipse', dot, '', {
      fill: point.level >= 4 ? 'green' : point.level < 3 ? 'coral' : 'yellow',
      stroke: color,
      strokeWidth: 2,
    });
  });
  dots.slice(1).forEach((dot, index) => {
    drawing.line(dots[index] ?? dot, dot, {
      fromAnchor: 'right',
      toAnchor: 'left',
      route: 'curved',
      style: { stroke: color, strokeWidth: 3 },
    });
  });
}

function drawRow(
  drawing: Drawing,
  row: Row,
  grid: Grid,
  y: number,
  height: number,
  color: PaletteColor,
): void {
  if ('bars' in row) return drawBars(drawing, row, grid, y, height, color);
  if ('curve' in row) return drawCurve(drawing, row, grid, y, height, color);
  const fullest = Math.max(...row.cells.map((cell) => Math.ceil(cell.length / row.perRow)));
  const natural = tallestCard(row.cells.flat(), cardWidth(inner(grid), row.perRow), FontSize.card);
  const room = (height - 2 * CELL_PAD - (fullest - 1) * Space.cardGap) / fullest;
  row.cells.forEach((cards, index) => {
    drawCards(drawing, cards, {
      x: grid.left + index * grid.column + CELL_PAD,
      y: y + CELL_PAD,
      width: inner(grid),
      perRow: row.perRow,
      height: Math.floor(Math.min(room, natural * 1.6)),
      color,
      size: FontSize.card,
    });
  });
}

/** Rows across columns: journeys, blueprints, story maps, week plans, and roadmaps with bars. */
export const lanes: Layout<Spec> = {
  schema,
  widths: [960, 2400],
  draw(spec: Spec, area: Area, drawing: Drawing): number {
    const left = area.x + spec.labelWidth + 12;
    const grid: Grid = {
      left,
      column: (area.width - spec.labelWidth - 12) / spec.columns.length,
      labelWidth: spec.labelWidth,
    };
    const headLines = Math.max(
      ...spec.columns.map((title) =>
        lineCount(title, grid.column - (spec.heads === 'steps' ? 76 : 36), FontSize.card, true),
      ),
    );
    const head = headLines * FontSize.card * 1.4 + 26;
    drawHeads(drawing, spec, grid, area.y, head);
    const natural = spec.rows.map((row) => rowHeight(row, grid));
    const used = head + natural.reduce((total, height) => total + height + ROW_GAP, 0);
    const extra = Math.max(0, area.minHeight - used) / natural.length;
    let y = area.y + head + ROW_GAP;
    spec.rows.forEach((row, index) => {
      const height = (natural[index] ?? 0) + extra;
      const color = row.color ?? sectionColor(index);
      drawing.frame({ x: left, y, w: area.width - spec.labelWidth - 12, h: height }, '', { fill: color });
      drawing.shape('rounded', { x: area.x, y, w: spec.labelWidth, h: height }, row.label, {
        fill: color,
        stroke: 'none',
        fontSize: FontSize.card,
        bold: true,
      });
      drawRow(drawing, row, grid, y, height, color);
      y += height + ROW_GAP;
    });
    return y - ROW_GAP - area.y;
  },
};
