import { fitsTable, newTable, type TableFields } from '../document/index.ts';

const CELL = { narrow: 96, wide: 320, perLetter: 9, padding: 32 };

/** Width that suits the texts of a column. */
export function widthOf(texts: readonly string[]): number {
  const lengths = texts.map((text) =>
    text.split('\n').reduce((most, line) => Math.max(most, line.length), 0),
  );
  const usual = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.9)] ?? 0;
  return Math.min(CELL.wide, Math.max(CELL.narrow, usual * CELL.perLetter + CELL.padding));
}

/** Whether a row reads as the names of columns: every cell says something, and none is a number. */
const namesColumns = (row: readonly string[]): boolean =>
  row.every((text) => text.trim() !== '' && !/^[\s\d.,:%+\-/()$€£¥]+$/.test(text));

/**
 * Rows of cells as a table whose columns suit their texts; null when they are too many for one.
 *
 * @param isNamed whether the first row is known to name the columns; left out, its texts decide
 */
export function tableFrom(rows: readonly (readonly string[])[], isNamed?: boolean): TableFields | null {
  const count = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (rows.length === 0 || count === 0 || !fitsTable(rows.length, count)) return null;
  const widths = Array.from({ length: count }, (_, column) => widthOf(rows.map((row) => row[column] ?? '')));
  const [first = []] = rows;
  const header = isNamed ?? (rows.length > 1 && first.length === count && namesColumns(first));
  return newTable(rows, { header, widths });
}
