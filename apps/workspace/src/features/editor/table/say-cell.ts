import type { BoardEditor } from '@boardwalk/board/react';
import { cellKey } from '@boardwalk/board';
import type { IntlShape } from 'react-intl';
import { shortText } from '../element-name.ts';
import { tableWords } from './table-messages.ts';

/** The chosen cell of a table in words: where it is and what it says; null while none is chosen. */
export function sayCell({ onlySelected, getState }: BoardEditor, intl: IntlShape): string | null {
  const { cell } = getState();
  if (!cell || onlySelected?.type !== 'table') return null;
  const row = onlySelected.rows.findIndex(({ id }) => id === cell.row) + 1;
  const column = onlySelected.columns.findIndex(({ id }) => id === cell.column) + 1;
  const text = shortText(onlySelected.cells[cellKey(cell.row, cell.column)] ?? '');
  return text === ''
    ? intl.formatMessage(tableWords.emptyCell, { row, column })
    : intl.formatMessage(tableWords.cell, { row, column, text });
}
