import { BoardLimits } from '@boardwalk/board';

/** What a table holds at most, for the notice that says so. */
export const TABLE_LIMITS = {
  rows: BoardLimits.tableRows,
  columns: BoardLimits.tableColumns,
  cells: BoardLimits.tableCells,
} as const;
