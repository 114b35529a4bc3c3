import { cellKey, type CellRange, type TableElement } from '@boardwalk/board';
import { edits, type BoardEditor } from '@boardwalk/board/react';
import type { IntlShape } from 'react-intl';
import { shortText } from '../element-name.ts';
import { tableWords } from './table-messages.ts';

/** The chosen cells of a table in words: where one is and what it says, or how many there are; null while none is chosen. */
export function sayCell({ onlySelected, getState }: BoardEditor, intl: IntlShape): string | null {
  const { cell } = getState();
  if (!cell || onlySelected?.type !== 'table') return null;
  const range = edits.get('table')?.cells?.range(onlySelected, getState());
  if (range && (range.top !== range.bottom || range.left !== range.right))
    return sayRange(onlySelected, range, intl);
  const row = onlySelected.rows.findIndex(({ id }) => id === cell.row) + 1;
  const column = onlySelected.columns.findIndex(({ id }) => id === cell.column) + 1;
  const text = shortText(onlySelected.cells[cellKey(cell.row, cell.column)] ?? '');
  return text === ''
    ? intl.formatMessage(tableWords.emptyCell, { row, column })
    : intl.formatMessage(tableWords.cell, { row, column, text });
}

/** A range of cells in words: whole rows and columns as such, anything else by its corners. */
function sayRange({ rows, columns }: TableElement, range: CellRange, intl: IntlShape): string {
  const { top, bottom, left, right } = range;
  const [high, wide] = [bottom - top + 1, right - left + 1];
  const count = high * wide;
  const isHigh = high === rows.length;
  const isWide = wide === columns.length;
  if (isHigh && isWide) return intl.formatMessage(tableWords.allCells, { count });
  if (isWide) return intl.formatMessage(tableWords.wholeRows, { count: high, from: top + 1, to: bottom + 1 });
  if (isHigh)
    return intl.formatMessage(tableWords.wholeColumns, { count: wide, from: left + 1, to: right + 1 });
  const at = { fromRow: top + 1, toRow: bottom + 1, fromColumn: left + 1, toColumn: right + 1 };
  return intl.formatMessage(tableWords.cells, { count, ...at });
}
