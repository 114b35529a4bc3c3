import type { PaletteColor } from '@boardwalk/board/document';
import { z } from 'zod';

import type { Drawing } from '../drawing/Drawing.ts';
import { FontSize, sectionColor, Space } from '../drawing/page.ts';
import { textHeight } from '../drawing/textMetrics.ts';
import { cardsPerRow, cardWidth, drawCards, tallestCard } from './cards.ts';
import { cardSchema, colorSchema, type Area, type Card, type Layout } from './layout.ts';

const sectionSchema = z.strictObject({
  title: z.string().min(1).max(60),
  color: colorSchema.optional(),
  /** Question or advice below the title. */
  note: z.string().min(1).optional(),
  /** Notes side by side; left out, it follows from the width. */
  perRow: z.number().int().positive().optional(),
  cards: z.array(cardSchema).default([]),
});

const schema = z
  .strictObject({
    /** Like CSS grid areas: one string per row, one name per column; a name may span a rectangle. */
    areas: z.array(z.string()).min(1),
    /** Relative widths of the columns. */
    widths: z.array(z.number().positive()).optional(),
    sections: z.record(z.string(), sectionSchema),
    /** Labels above the columns of a matrix. */
    columnLabels: z.array(z.string()).optional(),
    /** Labels left of its rows. */
    rowLabels: z.array(z.string()).optional(),
  })
  .superRefine((spec, context) => {
    const rows = spec.areas.map((row) => row.trim().split(/\s+/));
    const names = new Set(rows.flat());
    if (new Set(rows.map((row) => row.length)).size > 1)
      context.addIssue({ code: 'custom', message: 'every row of areas needs the same number of names' });
    for (const name of names)
      if (!(name in spec.sections))
        context.addIssue({ code: 'custom', message: `area "${name}" has no section` });
    for (const name of Object.keys(spec.sections))
      if (!names.has(name)) context.addIssue({ code: 'custom', message: `section "${name}" has no area` });
    if (spec.widths && spec.widths.length !== rows[0]?.length)
      context.addIssue({ code: 'custom', message: 'widths needs one number per column' });
    if (spec.columnLabels && spec.columnLabels.length !== rows[0]?.length)
      context.addIssue({ code: 'custom', message: 'columnLabels needs one label per column' });
    if (spec.rowLabels && spec.rowLabels.length !== rows.length)
      context.addIssue({ code: 'custom', message: 'rowLabels needs one label per row' });
  });

type Spec = z.infer<typeof schema>;

interface Placed {
  readonly title: string;
  readonly note: string | undefined;
  readonly cards: readonly Card[];
  readonly color: PaletteColor;
  readonly row: number;
  readonly rows: number;
  readonly x: number;
  readonly width: number;
  readonly perRow: number;
  /** Height of everything above the notes. */
  readonly head: number;
  /** Height its notes need; the same for all sections of a row. */
  readonly card: number;
}

const NOTE_GAP = 10;
/** How far notes may grow beyond what their text needs. */
const GROWTH = 1.8;
const COLUMN_LABEL = 40;
const ROW_LABEL = 120;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** True for sections that begin and end in the same rows. */
const isBeside = (a: Placed, b: Placed): boolean => a.row === b.row && a.rows === b.rows;

/** The height that fits the longest note of a section and its neighbours. */
function sharedCard(placed: readonly Placed[], section: Placed): number {
  return placed
    .filter((other) => isBeside(other, section))
    .reduce((tallest, other) => {
      const width = cardWidth(other.width - 2 * Space.pad, other.perRow);
      return Math.max(tallest, tallestCard(other.cards, width));
    }, 0);
}

function place(spec: Spec, x: number, width: number): { placed: Placed[]; rowCount: number } {
  const rows = spec.areas.map((row) => row.trim().split(/\s+/));
  const columnCount = rows[0]?.length ?? 1;
  const weights = spec.widths ?? Array.from({ length: columnCount }, () => 1);
  const free = width - (columnCount - 1) * Space.gap;
  const widths = weights.map((weight) => (free * weight) / sum(weights));
  const left = (column: number): number => x + sum(widths.slice(0, column)) + column * Space.gap;
  const placed = Object.entries(spec.sections).map(([name, section], index): Placed => {
    const top = rows.findIndex((row) => row.includes(name));
    const bottom = rows.findLastIndex((row) => row.includes(name));
    const first = rows[top]?.indexOf(name) ?? 0;
    const last = rows[top]?.lastIndexOf(name) ?? 0;
    const sectionX = left(first);
    const sectionWidth = left(last) + (widths[last] ?? 0) - sectionX;
    const inner = sectionWidth - 2 * Space.pad;
    const note = section.note ? Math.ceil(textHeight(section.note, inner, FontSize.small)) + NOTE_GAP : 0;
    return {
      title: section.title,
      note: section.note,
      cards: section.cards,
      color: section.color ?? sectionColor(index),
      row: top,
      rows: bottom - top + 1,
      x: sectionX,
      width: sectionWidth,
      perRow: Math.min(
        section.perRow ?? cardsPerRow(inner, section.cards.length),
        Math.max(1, section.cards.length),
      ),
      head: Space.title + Space.pad + note,
      card: 0,
    };
  });
  return {
    placed: placed.map((section) => ({ ...section, card: sharedCard(placed, section) })),
    rowCount: rows.length,
  };
}

const noteRows = (section: Placed): number => Math.ceil(section.cards.length / section.perRow);
const notesHeight = (section: Placed): number =>
  noteRows(section) === 0
    ? 0
    : noteRows(section) * (section.card + Space.cardGap) - Space.cardGap + Space.pad;

function rowHeights(placed: readonly Placed[], rowCount: number, minHeight: number): number[] {
  const heights = Array.from({ length: rowCount }, () => Space.title + 2 * Space.pad);
  const need = (section: Placed): number => section.head + notesHeight(section);
  for (const section of [...placed].toSorted((a, b) => a.rows - b.rows)) {
    const spanned = heights.slice(section.row, section.row + section.rows);
    const missing = need(section) - sum(spanned) - (section.rows - 1) * Space.gap;
    if (missing <= 0) continue;
    for (let row = section.row; row < section.row + section.rows; row++)
      heights[row] = (heights[row] ?? 0) + missing / section.rows;
  }
  const total = sum(heights) + (rowCount - 1) * Space.gap;
  const extra = Math.max(0, minHeight - total) / rowCount;
  return heights.map((height) => height + extra);
}

/** Room for the notes of a section, in height. */
function roomFor(section: Placed, heights: readonly number[]): number {
  const rows = heights.slice(section.row, section.row + section.rows);
  const height = sum(rows) + (section.rows - 1) * Space.gap - section.head - Space.pad;
  return (height - (noteRows(section) - 1) * Space.cardGap) / noteRows(section);
}

/**
 * How high the notes of a section are drawn. Sections beside each other share the height that just fills the fullest
 * of them.
 */
function grownCard(placed: readonly Placed[], section: Placed, heights: readonly number[]): number {
  const beside = placed.filter((other) => isBeside(other, section) && other.cards.length > 0);
  const room = Math.min(...beside.map((other) => roomFor(other, heights)));
  return Math.floor(Math.max(section.card, Math.min(section.card * GROWTH, room)));
}

function drawSection(drawing: Drawing, section: Placed, y: number, height: number, card: number): void {
  const box = { x: section.x, y: y + Space.title, w: section.width, h: height - Space.title };
  drawing.frame(box, section.title, { fill: section.color, fontSize: FontSize.section });
  const inner = section.width - 2 * Space.pad;
  if (section.note !== undefined) {
    drawing.text(
      {
        x: section.x + Space.pad,
        y: y + Space.title + Space.pad,
        w: inner,
        h: textHeight(section.note, inner, FontSize.small),
      },
      section.note,
      { fontSize: FontSize.small, align: 'left', italic: false },
    );
  }
  drawCards(drawing, section.cards, {
    x: section.x + Space.pad,
    y: y + section.head,
    width: inner,
    perRow: section.perRow,
    height: card,
    color: section.color,
  });
}

/** Titled sections with notes in a grid: columns, matrices and canvases are all this. */
export const sections: Layout<Spec> = {
  schema,
  widths: [760, 2400],
  draw(spec: Spec, area: Area, drawing: Drawing): number {
    const top = spec.columnLabels ? COLUMN_LABEL : 0;
    const left = spec.rowLabels ? ROW_LABEL : 0;
    const { placed, rowCount } = place(spec, area.x + left, area.width - left);
    const heights = rowHeights(placed, rowCount, area.minHeight - top);
    const rowTop = (row: number): number => area.y + top + sum(heights.slice(0, row)) + row * Space.gap;
    for (const section of placed) {
      const last = section.row + section.rows - 1;
      const height = rowTop(last) + (heights[last] ?? 0) - rowTop(section.row);
      drawSection(drawing, section, rowTop(section.row), height, grownCard(placed, section, heights));
    }
    drawLabels(drawing, spec, area, placed, heights, rowTop);
    return top + sum(heights) + (rowCount - 1) * Space.gap;
  },
};

function drawLabels(
  drawing: Drawing,
  spec: Spec,
  area: Area,
  placed: readonly Placed[],
  heights: readonly number[],
  rowTop: (row: number) => number,
): void {
  const style = { fontSize: FontSize.section, bold: true, align: 'center' } as const;
  const columns = placed.filter((section) => section.row === 0).toSorted((a, b) => a.x - b.x);
  spec.columnLabels?.forEach((label, index) => {
    const column = columns[index];
    if (column) drawing.text({ x: column.x, y: area.y, w: column.width, h: COLUMN_LABEL - 12 }, label, style);
  });
  spec.rowLabels?.forEach((label, row) => {
    const width = ROW_LABEL - Space.gap;
    const height = textHeight(label, width, FontSize.section, true);
    const middle = rowTop(row) + (heights[row] ?? 0) / 2;
    drawing.text({ x: area.x, y: middle - height / 2, w: width, h: height }, label, style);
  });
}
