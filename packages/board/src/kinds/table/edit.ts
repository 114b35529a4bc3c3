import {
  emptyTable,
  hasCell,
  openCell,
  setStyle,
  type BoardElement,
  type Cell,
  type CellLookPatch,
  type CellRange,
  type StylePatch,
} from '../../document/index.ts';
import type { CellsEdit, ChosenCells, KindEdit } from '../../editor/kindEdit.ts';
import { LINE_HEIGHT } from '../../layout/wrapText.ts';
import { textOn } from '../../render/theme.ts';
import { cellAlign, cellAt, cellBox, cellSpec, insideOf, lookOf, type TableItem } from './grid.ts';
import { cellsIn, setCellLooks } from './cellCommands.ts';
import { CELL_LOOKS, cellKey, type CellLook, type TableElement } from './model.ts';
import { isBetween, rangeBetween } from './range.ts';
import { cellGround } from './paint.ts';

const rowIndexOf = ({ rows }: TableElement, cell: Cell | null): number =>
  Math.max(
    0,
    rows.findIndex(({ id }) => id === cell?.row),
  );

const lookAt = (table: TableElement, cell: Cell | null): CellLook | undefined =>
  cell ? lookOf(table, cellKey(cell.row, cell.column)) : undefined;

const isLook = (name: string): boolean => CELL_LOOKS.some((each) => each === name);

/** A change of a style in two: what cells have of their own, and what goes for the whole table. */
function split(patch: StylePatch): { look: CellLookPatch; whole: StylePatch } {
  const parts = Object.entries(patch);
  const look: CellLookPatch = Object.fromEntries(parts.filter(([name]) => isLook(name)));
  return { look, whole: Object.fromEntries(parts.filter(([name]) => !isLook(name))) };
}

const rangeOf = (element: BoardElement, { cell, cellEnd }: ChosenCells): CellRange | null =>
  element.type === 'table' && cell ? rangeBetween(element, cell, cellEnd) : null;

const tableCells: CellsEdit = {
  range: rangeOf,
  holds: (element, { cell, cellEnd }, wanted) =>
    element.type === 'table' &&
    cell !== null &&
    cellEnd !== null &&
    wanted !== null &&
    isBetween(element, [cell, cellEnd], wanted),
  styles(element, chosen) {
    const range = rangeOf(element, chosen);
    if (element.type !== 'table' || !range) return [];
    const width = range.right - range.left + 1;
    return cellsIn(element, range).map((each, index) => {
      const look = lookAt(element, each);
      const { bold, italic } = cellSpec(element, range.top + Math.floor(index / width), look);
      const { fill: _fill, ...style } = element.style;
      return { ...style, ...look, fill: look?.fill ?? 'none', bold, italic };
    });
  },
  setStyle(store, element, chosen, patch) {
    const range = rangeOf(element, chosen);
    if (!range) return;
    const { look, whole } = split(patch);
    store.edit(() => {
      if (Object.keys(look).length > 0) {
        const { fill } = patch;
        setCellLooks(store, element.id, range, fill === 'none' ? { ...look, fill: undefined } : look);
      }
      if (Object.keys(whole).length > 0) setStyle(store, [element.id], whole);
    });
  },
};

export const tableEdit: KindEdit<TableItem> = {
  type: 'table',
  styles: ['fill', 'line', 'text'],
  fresh: { w: 480, h: 120, own: () => emptyTable(3, 3) },
  textPlace(item, cell) {
    const box = cell && cellBox(item, cell);
    if (!box) return null;
    const look = lookAt(item.element, cell);
    const { size, bold, italic } = cellSpec(item.element, rowIndexOf(item.element, cell), look);
    const inside = insideOf(box);
    return {
      box: { ...inside, h: Math.max(inside.h, size * LINE_HEIGHT) },
      size,
      bold,
      italic,
      align: cellAlign(item.element, item.grid.blocks.get(cellKey(cell.row, cell.column)), look),
      top: 0,
    };
  },
  textColor({ element }, theme, cell) {
    const look = lookAt(element, cell);
    const ground = cellGround(element, { row: rowIndexOf(element, cell), look }, theme);
    return textOn(theme, ground, look?.textColor ?? element.style.textColor);
  },
  cellAt,
  cells: tableCells,
  openCell(store, element, wanted) {
    if (element.type !== 'table') return null;
    const [row, column] = [element.rows[0], element.columns[0]];
    const first = row && column ? { row: row.id, column: column.id } : null;
    const cell = wanted && hasCell(element, wanted) ? wanted : first;
    if (cell) openCell(store, element.id, cell.row, cell.column);
    return cell;
  },
};
