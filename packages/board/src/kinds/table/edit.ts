import { emptyTable, hasCell, openCell, type Cell } from '../../document/index.ts';
import type { KindEdit } from '../../editor/kindEdit.ts';
import { LINE_HEIGHT } from '../../layout/wrapText.ts';
import { textOn } from '../../render/theme.ts';
import { cellAlign, cellAt, cellBox, cellSpec, insideOf, type TableItem } from './grid.ts';
import { cellKey, type TableElement } from './model.ts';

import { groundOf } from './paint.ts';

const rowIndexOf = ({ rows }: TableElement, cell: Cell | null): number =>
  Math.max(
    0,
    rows.findIndex(({ id }) => id === cell?.row),
  );

export const tableEdit: KindEdit<TableItem> = {
  type: 'table',
  styles: ['fill', 'line', 'text'],
  fresh: { w: 480, h: 120, own: () => emptyTable(3, 3) },
  textPlace(item, cell) {
    const box = cell && cellBox(item, cell);
    if (!box) return null;
    const { size, bold, italic } = cellSpec(item.element, rowIndexOf(item.element, cell));
    const inside = insideOf(box);
    return {
      box: { ...inside, h: Math.max(inside.h, size * LINE_HEIGHT) },
      size,
      bold,
      italic,
      align: cellAlign(item.element, item.grid.blocks.get(cellKey(cell.row, cell.column))),
      top: 0,
    };
  },
  textColor: ({ element }, theme, cell) =>
    textOn(theme, groundOf(element, rowIndexOf(element, cell), theme), element.style.textColor),
  cellAt,
  openCell(store, element, wanted) {
    if (element.type !== 'table') return null;
    const [row, column] = [element.rows[0], element.columns[0]];
    const first = row && column ? { row: row.id, column: column.id } : null;
    const cell = wanted && hasCell(element, wanted) ? wanted : first;
    if (cell) openCell(store, element.id, cell.row, cell.column);
    return cell;
  },
};
