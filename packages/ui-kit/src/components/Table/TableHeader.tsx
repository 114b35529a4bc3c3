'use client';

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { TableColumn, TableSort } from './tableTypes.ts';
import styles from './Table.module.css';

interface TableHeaderProps<Row> {
  column: TableColumn<Row>;
  /** How the rows are ordered by this column; undefined when they are not. */
  direction: TableSort['direction'] | undefined;
  onSort: (direction: TableSort['direction']) => void;
}

/** The head of a column: its name, or a button that orders by it. */
export function TableHeader<Row>({ column, direction, onSort }: TableHeaderProps<Row>) {
  const isSortable = column.compare !== undefined || column.sortable === true;
  const Arrow = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      data-align={column.align}
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      className={styles.header}
    >
      {isSortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort(direction === 'ascending' ? 'descending' : 'ascending')}
        >
          {column.header}
          <Arrow aria-hidden />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}
