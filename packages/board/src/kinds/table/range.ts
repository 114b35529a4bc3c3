import type { Cell, CellRange, TableElement, TableRow } from './model.ts';

/** The range that two cells are corners of; null where the first is not there, and that cell alone where the second is not. */
export function rangeBetween(
  { rows, columns }: TableElement,
  cell: Cell,
  end: Cell | null,
): CellRange | null {
  const placeIn = (lines: readonly TableRow[], wanted: string | undefined) =>
    lines.findIndex(({ id }) => id === wanted);
  const [y, x] = [placeIn(rows, cell.row), placeIn(columns, cell.column)];
  if (y < 0 || x < 0) return null;
  const [endY, endX] = [placeIn(rows, end?.row), placeIn(columns, end?.column)];
  const [toY, toX] = endY < 0 || endX < 0 ? [y, x] : [endY, endX];
  return { top: Math.min(y, toY), bottom: Math.max(y, toY), left: Math.min(x, toX), right: Math.max(x, toX) };
}

/** Whether a cell is in the range that two others are corners of. */
export function isBetween(table: TableElement, [cell, end]: readonly [Cell, Cell], wanted: Cell): boolean {
  const range = rangeBetween(table, cell, end);
  const place = rangeBetween(table, wanted, null);
  if (!range || !place) return false;
  const { top, left } = place;
  return range.top <= top && top <= range.bottom && range.left <= left && left <= range.right;
}
