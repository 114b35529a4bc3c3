import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers, so that their digits stand below each other. */
  align?: 'start' | 'end';
  /** Orders rows by this column, upwards; the table sorts them itself. */
  compare?: (one: Row, other: Row) => number;
  /** The caller orders rows by this column when `onSortChange` says so, such as a server that has more of them. */
  sortable?: boolean;
  /** Names the row, to assistive technology too. Default: the first column. */
  isRowHeader?: boolean;
}

export interface TableSort {
  /** Key of the column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableWords<Row> {
  /** Names the box that selects all rows; needed for selection. */
  selectAll?: string;
  /** Names the box of a row; needed for selection. */
  selectRow?: (row: Row) => string;
  /** Spoken while rows are being fetched. */
  loading?: string;
}
