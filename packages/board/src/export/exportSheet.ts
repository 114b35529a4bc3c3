import { familyFor, type BoardScript } from '../fonts/boardFamily.ts';
import { TextMeasurer, wrapText, type TextBlock } from '../layout/index.ts';
import type { ExportMachine } from './exportBoard.ts';
import type { FontFile } from './fontFile.ts';
import type { VectorSink } from './vectorContext.ts';

/** A text in a row of a sheet. */
export interface SheetCell {
  readonly text: string;
  /** Where its column begins and how wide it is, as parts of the row. */
  readonly from: number;
  readonly width: number;
  readonly size: number;
  readonly bold?: boolean;
  /** At the far end of its column, as numbers are. */
  readonly atEnd?: boolean;
  /** A hex colour. */
  readonly color: string;
}

/** Texts beside each other. */
export interface SheetRow {
  readonly cells: readonly SheetCell[];
  /** Room above it. */
  readonly gap: number;
  /** Colour of a line below it. */
  readonly rule?: string;
}

/** A paper of the size A4 with texts on it, such as a receipt. */
export interface Sheet {
  readonly title: string;
  /** The writing of its language, whose forms shared characters take. */
  readonly script: BoardScript;
  readonly rows: readonly SheetRow[];
}

/** A4 at 96 units for each inch. */
const PAPER = { w: 794, h: 1123 } as const;
const MARGIN = 72;
const WEIGHTS = { plain: 450, bold: 700 } as const;
/** Where the baseline is in a line, in multiples of its height. */
const BASELINE = 0.78;
const RULE = { width: 1, room: 8 } as const;

/**
 * Makes a PDF of a sheet. Its texts can be read, searched and copied on every machine, in every writing. Rows go to further pages when
 * there are more than one holds.
 *
 * @param fonts the parts of fonts that its texts need (see `fontFilesForSheet`)
 */
export async function exportSheet(
  { title, script, rows }: Sheet,
  fonts: readonly FontFile[],
  machine: Pick<ExportMachine, 'measure' | 'paintText' | 'readFont'>,
): Promise<Uint8Array> {
  const measurer = new TextMeasurer(machine.measure, familyFor(script));
  const { PdfWriter } = await import('./pdf.ts');
  const loaded = await Promise.all(
    fonts.map(async (font) => ({ ...font, bytes: await machine.readFont(font) })),
  );
  const writer = await PdfWriter.begin(loaded, { title, paint: machine.paintText });
  for (const [index, page] of pagesOf(rows, measurer).entries())
    writer.add({
      title: `${title} ${index + 1}`,
      size: PAPER,
      links: [],
      paint: (sink, scale) => {
        for (const row of page) paintRow(sink, row, { scale, family: measurer.family });
      },
    });
  return await writer.finish();
}

interface PlacedRow extends SheetRow {
  readonly blocks: readonly TextBlock[];
  readonly top: number;
  readonly height: number;
}

const widthOf = (part: number) => part * (PAPER.w - 2 * MARGIN);

function pagesOf(rows: readonly SheetRow[], measurer: TextMeasurer): PlacedRow[][] {
  const pages: PlacedRow[][] = [[]];
  let y = MARGIN;
  for (const row of rows) {
    const blocks = row.cells.map(({ text, size, bold = false, width }) =>
      wrapText(text, { size, bold, italic: false }, widthOf(width), measurer),
    );
    const height = Math.max(0, ...blocks.map((block) => block.height));
    if (y + row.gap + height > PAPER.h - MARGIN && y > MARGIN) {
      pages.push([]);
      y = MARGIN;
    }
    const top = y + row.gap;
    pages.at(-1)?.push({ ...row, blocks, top, height });
    y = top + height + (row.rule === undefined ? 0 : RULE.room + RULE.width);
  }
  return pages;
}

function paintRow(
  sink: VectorSink,
  { cells, blocks, top, height, rule }: PlacedRow,
  { scale, family }: { scale: number; family: string },
): void {
  for (const [index, { from, width, size, bold = false, atEnd = false, color }] of cells.entries()) {
    const block = blocks[index];
    const x = MARGIN + widthOf(atEnd ? from + width : from);
    for (const [line, { text }] of (block?.lines ?? []).entries()) {
      const y = top + (line + BASELINE) * (block?.lineHeight ?? 0);
      sink.text({
        text,
        matrix: [scale, 0, 0, scale, x * scale, y * scale],
        size,
        weight: bold ? WEIGHTS.bold : WEIGHTS.plain,
        italic: false,
        family,
        align: atEnd ? 'right' : 'left',
        direction: block?.direction ?? 'ltr',
        color,
        alpha: 1,
      });
    }
  }
  if (rule === undefined) return;
  const y = (top + height + RULE.room) * scale;
  sink.stroke(
    [
      ['move', MARGIN * scale, y],
      ['line', (PAPER.w - MARGIN) * scale, y],
    ],
    { color: rule, alpha: 1, width: RULE.width * scale, cap: 'butt', join: 'miter', dash: [] },
  );
}
