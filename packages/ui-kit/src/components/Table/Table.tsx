'use client';

import {
  Fragment,
  useCallback,
  useId,
  useMemo,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { classNames } from '../../internal/classNames.ts';
import { useControlled } from '../../internal/useControlled.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { useRowWindow } from '../../internal/virtual/useRowWindow.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import hidden from '../VisuallyHidden/VisuallyHidden.module.css';
import { TableHeader } from './TableHeader.tsx';
import type { TableColumn, TableSort, TableWords } from './tableTypes.ts';
import { useColumnWidths } from './useColumnWidths.ts';
import { useOverflow } from './useOverflow.ts';
import styles from './Table.module.css';

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What the table shows; names it. */
  caption: ReactNode;
  /** Keeps the caption for assistive technology only. */
  hideCaption?: boolean;
  columns: ReadonlyArray<TableColumn<Row>>;
  rows: readonly Row[];
  getKey: (row: Row) => string;
  /** How it is ordered, or null. Without it the table keeps that itself, from `defaultSort`. */
  sort?: TableSort | null;
  defaultSort?: TableSort | null;
  onSortChange?: (sort: TableSort) => void;
  /** Keys of the selected rows. With `words.selectAll` and `words.selectRow` rows can be selected. */
  selected?: readonly string[];
  defaultSelected?: readonly string[];
  onSelectedChange?: (keys: string[]) => void;
  /** Shown in place of rows when there are none: what to do next. */
  empty?: ReactNode;
  /** `loading` shows rows in outline while there are none, and turns beside the caption while there are some. */
  state?: 'ready' | 'loading';
  words?: TableWords<Row>;
}

const OUTLINED_ROWS = [1, 2, 3, 4];
const NONE: readonly string[] = [];
/** Pixels of a row of one line, about. */
const ROW_HEIGHT = 48;

/**
 * Rows and columns of data. Headers of sortable columns are buttons and say the order (`aria-sort`). Where the columns
 * have no room, the table scrolls sideways and is a stop for the keyboard; where `className` limits its height, the
 * header stays in sight. From sixty rows on only those near the view are in the page.
 */
export function Table<Row>({
  caption,
  hideCaption = false,
  columns,
  rows,
  getKey,
  sort: givenSort,
  defaultSort = null,
  onSortChange,
  selected: givenSelected,
  defaultSelected = NONE,
  onSelectedChange,
  empty,
  state = 'ready',
  words = {},
  className,
  ref,
  ...rest
}: TableProps<Row>) {
  const id = useId();
  const box = useForwardedRef(ref);
  const { overflows, more } = useOverflow(box);
  const [sort, setSort] = useControlled<TableSort | null>(givenSort, defaultSort, (next) => {
    if (next) onSortChange?.(next);
  });
  const [selected, setSelected] = useControlled<readonly string[]>(givenSelected, defaultSelected, (next) =>
    onSelectedChange?.([...next]),
  );
  const { selectAll, selectRow } = words;
  const isSelectable = selectAll !== undefined && selectRow !== undefined;
  const rowHeader = (columns.find((column) => column.isRowHeader === true) ?? columns[0])?.key;

  const sorted = useMemo(() => {
    const compare = columns.find((column) => column.key === sort?.column)?.compare;
    if (sort === null || compare === undefined) return rows;
    const sign = sort.direction === 'ascending' ? 1 : -1;
    return rows.toSorted((one, other) => sign * compare(one, other));
  }, [columns, rows, sort]);

  /** Takes all rows that are here into the selection, or out of it. What was selected on other pages stays. */
  const selectShown = (isOn: boolean) => {
    const shown = new Set(rows.map(getKey));
    const others = selected.filter((key) => !shown.has(key));
    setSelected(isOn ? [...others, ...shown] : others);
  };

  const ticks = new Set(selected);
  const ticked = rows.filter((row) => ticks.has(getKey(row))).length;
  const list = useRef<HTMLTableSectionElement>(null);
  const keyAt = useCallback(
    (index: number) => {
      const row = sorted[index];
      return row === undefined ? index : getKey(row);
    },
    [sorted, getKey],
  );
  const { view, engine } = useRowWindow({
    list,
    count: sorted.length,
    estimatedHeight: ROW_HEIGHT,
    getKey: keyAt,
  });
  // Rows that come and go would move the columns; other rows have widths of their own.
  const widths = useColumnWidths(box, {
    isKept: view !== null,
    columns: columns.length + (isSelectable ? 1 : 0),
    of: keyAt(0),
  });
  const drawn = view?.rows ?? sorted.map((_, index) => ({ index, before: 0 }));
  const isLoading = state === 'loading';
  const width = columns.length + (isSelectable ? 1 : 0);

  return (
    <div
      role="region"
      aria-labelledby={id}
      // The keyboard could not scroll it otherwise.
      {...(overflows ? { tabIndex: 0 } : {})}
      {...rest}
      ref={box}
      data-state={state}
      data-overflows={overflows ? '' : undefined}
      data-more={more}
      className={classNames(styles.root, className)}
    >
      <table
        className={styles.table}
        aria-busy={isLoading || undefined}
        {...(view && { 'aria-rowcount': rows.length + 1 })}
        {...(widths && { style: { tableLayout: 'fixed' } })}
      >
        <caption id={id} className={hideCaption ? hidden.root : styles.caption}>
          {caption}
          {isLoading && rows.length > 0 && (
            <span className={styles.busy}>
              <Spinner size="small" />
            </span>
          )}
        </caption>
        {widths && (
          <colgroup>
            {widths.map(({ column, pixels }) => (
              <col key={column} style={{ width: pixels }} />
            ))}
          </colgroup>
        )}
        <thead className={styles.head}>
          <tr>
            {isSelectable && (
              <th scope="col" className={styles.select}>
                <Checkbox
                  label={selectAll}
                  hideLabel
                  disabled={rows.length === 0}
                  checked={ticked === 0 ? false : ticked === rows.length || 'mixed'}
                  onCheckedChange={selectShown}
                />
              </th>
            )}
            {columns.map((column) => (
              <TableHeader
                key={column.key}
                column={column}
                direction={sort?.column === column.key ? sort.direction : undefined}
                onSort={(direction) => setSort({ column: column.key, direction })}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={list}>
          {drawn.map(({ index, before }) => {
            const row = sorted[index];
            if (row === undefined) return null;
            const key = getKey(row);
            const isSelected = ticks.has(key);
            return (
              <Fragment key={key}>
                <Gap height={before} />
                <tr
                  ref={view?.measure}
                  data-index={index}
                  {...(view && { 'aria-rowindex': index + 2 })}
                  className={styles.row}
                  data-selected={isSelectable && isSelected ? '' : undefined}
                >
                  {isSelectable && (
                    <td className={styles.select}>
                      <Checkbox
                        label={selectRow(row)}
                        hideLabel
                        checked={isSelected}
                        onCheckedChange={(on) =>
                          setSelected(on ? [...selected, key] : selected.filter((one) => one !== key))
                        }
                      />
                    </td>
                  )}
                  {columns.map((column) => {
                    const Cell = column.key === rowHeader ? 'th' : 'td';
                    return (
                      <Cell
                        key={column.key}
                        {...(column.key === rowHeader ? { scope: 'row' } : {})}
                        data-align={column.align}
                        className={styles.cell}
                      >
                        {column.cell(row)}
                      </Cell>
                    );
                  })}
                </tr>
              </Fragment>
            );
          })}
          <Gap height={view?.after ?? 0} />
          {rows.length === 0 && isLoading && <OutlinedRows columns={width} />}
          {rows.length === 0 && !isLoading && (
            <tr>
              <td colSpan={width} className={styles.empty}>
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <span role="status" className={hidden.root}>
        {isLoading ? words.loading : ''}
      </span>
      {engine}
    </div>
  );
}

/** The place of rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}

/** What rows will look like, while they are being fetched. */
function OutlinedRows({ columns }: { columns: number }) {
  return OUTLINED_ROWS.map((row) => (
    <tr key={row} className={styles.row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={styles.cell}>
          <Skeleton />
        </td>
      ))}
    </tr>
  ));
}
