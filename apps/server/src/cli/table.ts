/**
 * Rows as aligned columns under their titles.
 *
 * @param columns titles, and how a row's cell is written
 */
export function table<Row>(
  rows: readonly Row[],
  columns: Readonly<Record<string, (row: Row) => string | number>>,
): string[] {
  const titles = Object.keys(columns);
  const cells = rows.map((row) => Object.values(columns).map((cellOf) => String(cellOf(row))));
  const widths = titles.map((title, index) =>
    Math.max(title.length, ...cells.map((line) => line[index]?.length ?? 0)),
  );
  return [titles, ...cells].map((line) =>
    line
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
