import Papa from 'papaparse';
import { BoardLimits, codePoints } from '../document/index.ts';
import type { Draft } from './draft.ts';
import { ImportError } from './importError.ts';
import { tableFrom, widthOf } from './tableLook.ts';

const NOTE = { side: 200, gap: 24 };
const CELL = { h: 44, line: 20, narrow: 96, perLetter: 9, padding: 32 };

/** What separates values is guessed from so many characters: guessing divides all that it is given. */
const SAMPLE = 65_536;

/** How many lines a text takes in a cell, about. */
function linesIn(text: string, width: number): number {
  const perLine = Math.max(1, Math.floor((width - CELL.padding / 2) / CELL.perLetter));
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / perLine)), 0);
}

/**
 * Reads comma-, semicolon- or tab-separated values. One column becomes notes, several become a table whose first row stands out;
 * more than a table holds become rectangles that stand as one.
 */
export function importCsv(source: string, draft: Draft): void {
  const { delimiter } = Papa.parse(source.slice(0, SAMPLE), {
    preview: 20,
    skipEmptyLines: 'greedy',
  }).meta;
  // More rows are not even read: a million of them would take more than a second and hundreds of megabytes.
  const { data, meta } = Papa.parse<string[]>(source, {
    delimiter,
    skipEmptyLines: 'greedy',
    preview: BoardLimits.elements + 1,
    // The fast way divides all of the text first.
    fastMode: false,
  });
  if (meta.truncated) throw new ImportError('too_many', BoardLimits.elements);
  const rows = data.map((row) => row.map((cell) => cell.trim()));
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (rows.length * columns > BoardLimits.elements) throw new ImportError('too_many', BoardLimits.elements);
  if (columns === 0) throw new ImportError('empty');
  if (columns === 1) {
    const perRow = Math.ceil(Math.sqrt(rows.length));
    const step = NOTE.side + NOTE.gap;
    for (const [index, [text = '']] of rows.entries()) {
      const [x, y] = [(index % perRow) * step, Math.floor(index / perRow) * step];
      draft.add({ type: 'sticky', x, y, w: NOTE.side, h: NOTE.side, text });
    }
    return;
  }
  const table = tableFrom(rows, true);
  if (table && rows.flat().every((text) => codePoints(text) <= BoardLimits.text)) {
    draft.add({ type: 'table', x: 0, y: 0, ...table });
    return;
  }
  const widths = Array.from({ length: columns }, (_, column) =>
    widthOf(rows.map((row) => row[column] ?? '')),
  );
  const tops = [0];
  for (const row of rows) {
    const lines = row.map((text, column) => linesIn(text, widths[column] ?? CELL.narrow));
    tops.push((tops.at(-1) ?? 0) + CELL.h + (Math.max(...lines) - 1) * CELL.line);
  }
  let x = 0;
  for (let column = 0; column < columns; column++) {
    const w = widths[column] ?? CELL.narrow;
    for (const [index, row] of rows.entries()) {
      const isHead = index === 0;
      draft.add({
        type: 'shape',
        shape: 'rectangle',
        x,
        y: tops[index] ?? 0,
        w,
        h: (tops[index + 1] ?? 0) - (tops[index] ?? 0),
        style: {
          fill: isHead ? 'gray' : 'paper',
          fontSize: 14,
          ...(isHead ? { bold: true } : { align: 'left' }),
        },
        text: row[column] ?? '',
      });
    }
    x += w;
  }
}
