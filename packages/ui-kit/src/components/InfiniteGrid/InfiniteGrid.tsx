'use client';

import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import { withKept } from '../../internal/virtual/useVirtualRows.ts';
import grid from '../CardGrid/CardGrid.module.css';
import { LoadMore, type LoadMoreProps } from '../LoadMore/LoadMore.tsx';
import { useGridKeys } from './useGridKeys.ts';
import { useGridLayout } from './useGridLayout.ts';
import { useGridPosition, type GridPosition } from './useGridPosition.ts';
import { useQuietCells } from './useQuietCells.ts';
import styles from './InfiniteGrid.module.css';

export type { GridPosition } from './useGridPosition.ts';

/** Rows drawn beyond the visible ones, before and after. */
const OVERSCAN = 2;

export interface InfiniteGridProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Names the grid. */
  label: string;
  items: readonly Item[];
  getKey: (item: Item, index: number) => string | number;
  /** One cell, such as a `TemplateCard`. Its first link or button is what Enter follows. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** How many items there are in all, if that is known before they are loaded. */
  total?: number;
  /** Pixels a row will have, about, while none was drawn: then those not yet drawn count as high as the first one. Default 280. */
  estimatedRowHeight?: number;
  /** Items of the first page, which the server draws. Default 24. */
  serverItems?: number;
  /** Columns the server takes for granted; another number is put right in the browser. Default 4. */
  serverColumns?: number;
  /** Where the reader was: the grid goes there as soon as that item is loaded. */
  defaultPosition?: GridPosition;
  /** Reports where the reader is whenever scrolling ends: keep it to restore the position. */
  onPositionChange?: (position: GridPosition) => void;
  /** What follows the last row: more, loading, failed, end. */
  more?: LoadMoreProps;
}

/**
 * Cards in as many columns as fit, on a page that goes on for thousands of them: only the rows near the window are in the
 * page. A grid for the keyboard: one stop for Tab, arrows inside, so that what comes after it stays in reach.
 */
export function InfiniteGrid<Item>({
  label,
  items,
  getKey,
  renderItem,
  total,
  estimatedRowHeight = 280,
  serverItems = 24,
  serverColumns = 4,
  defaultPosition,
  onPositionChange,
  more,
  className,
  style,
  ref,
  onKeyDown,
  onFocus,
  onBlur,
  ...rest
}: InfiniteGridProps<Item>) {
  const root = useForwardedRef(ref);
  const layout = useGridLayout(root);
  const [active, setActive] = useState(0);
  const [entered, setEntered] = useState(-1);
  const [hasFocus, setHasFocus] = useState(false);
  const wantsFocus = useRef(false);

  const columns = layout?.columns ?? serverColumns;
  const rowHeight = layout?.rowHeight ?? estimatedRowHeight;
  const rowCount = Math.ceil(items.length / columns);
  const current = Math.max(0, Math.min(active, items.length - 1));
  const keep = hasFocus ? Math.floor(current / columns) : -1;
  // oxlint-disable-next-line react/incompatible-library -- its functions are not memoised, which only the React Compiler minds; it is not used here
  const virtualizer = useWindowVirtualizer({
    count: layout === null ? 0 : rowCount,
    estimateSize: () => rowHeight,
    // To the fraction of a pixel, as the browser lays rows out: rounded heights would add up to a jump.
    measureElement: (cell) => cell.getBoundingClientRect().height,
    overscan: OVERSCAN,
    gap: layout?.gap ?? 0,
    scrollMargin: layout?.top ?? 0,
    useAnimationFrameWithResizeObserver: true,
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), keep, rowCount),
  });

  useLayoutEffect(() => {
    // Rows of another number of cards, or in another width, have other heights.
    virtualizer.measure();
  }, [columns, rowHeight, virtualizer]);

  useGridPosition({
    virtualizer,
    columns: layout?.columns ?? null,
    count: items.length,
    keyOf: (index) => {
      const item = items[index];
      return item === undefined ? undefined : getKey(item, index);
    },
    initial: defaultPosition,
    onChange: onPositionChange,
  });
  useQuietCells(root, layout !== null, entered);

  useLayoutEffect(() => {
    if (!wantsFocus.current) return;
    const cell = root.current?.querySelector<HTMLElement>(`[data-cell="${current}"]`);
    if (!cell) return;
    wantsFocus.current = false;
    cell.focus({ preventScroll: true });
  });

  const focus = (index: number) => {
    wantsFocus.current = true;
    setEntered(-1);
    setActive(index);
    virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'auto' });
  };
  const onGridKey = useGridKeys({
    active: current,
    count: items.length,
    columns,
    entered,
    focus,
    enter: setEntered,
    pageSize: () => Math.max(1, Math.floor(window.innerHeight / rowHeight) - 1),
  });

  const virtualRows = virtualizer.getVirtualItems();
  const isVirtual = virtualRows.length > 0;
  const inView = virtualRows.filter((row) => row.index !== keep || isNextTo(virtualRows, row.index));
  const first = inView[0];
  const last = inView.at(-1);
  const drawn = isVirtual
    ? virtualRows
    : Array.from({ length: Math.ceil(Math.min(items.length, serverItems) / columns) }, (_, index) => ({
        index,
        start: 0,
      }));
  // When the active cell is far away, the keyboard comes in where the reader is.
  const isDrawn = drawn.some((row) => row.index === Math.floor(current / columns));
  const tabStop = isDrawn ? current : (inView[Math.min(OVERSCAN, inView.length - 1)]?.index ?? 0) * columns;
  const space =
    first && last
      ? {
          paddingBlockStart: first.start - virtualizer.options.scrollMargin,
          paddingBlockEnd: virtualizer.getTotalSize() - (last.end - virtualizer.options.scrollMargin),
        }
      : undefined;

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its cells has the focus */}
      <div
        aria-label={label}
        {...rest}
        ref={root}
        role="grid"
        aria-rowcount={gridRows({ total, columns, rowCount, hasMore: more?.hasMore === true })}
        aria-colcount={Math.min(columns, Math.max(1, items.length))}
        aria-busy={more?.loading}
        className={classNames(grid.root, styles.root, className)}
        style={{ ...style, ...space }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          onGridKey(event);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          setHasFocus(true);
          const index = Number(event.target.closest<HTMLElement>('[data-cell]')?.dataset['cell']);
          if (!Number.isNaN(index)) setActive(index);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          if (event.currentTarget.contains(event.relatedTarget)) return;
          setHasFocus(false);
          setEntered(-1);
        }}
      >
        {drawn.map((row) => {
          const isKept = isVirtual && !inView.some(({ index }) => index === row.index);
          const place = isKept ? { top: row.start - virtualizer.options.scrollMargin } : undefined;
          return (
            <div key={row.index} role="row" aria-rowindex={row.index + 1} className={styles.row}>
              {items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
                const index = row.index * columns + column;
                return (
                  <div
                    key={getKey(item, index)}
                    ref={column === 0 && isVirtual && !isKept ? virtualizer.measureElement : null}
                    role="gridcell"
                    aria-colindex={column + 1}
                    tabIndex={index === tabStop ? 0 : -1}
                    className={styles.cell}
                    data-index={row.index}
                    data-cell={index}
                    data-kept={isKept ? '' : undefined}
                    style={place}
                  >
                    {renderItem(item, index)}
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
      {more && <LoadMore {...more} />}
    </>
  );
}

/** Whether a row stands among the drawn ones without a gap; the only one that may not is the row with the focus. */
function isNextTo(rows: ReadonlyArray<{ index: number }>, index: number): boolean {
  return rows.length === 1 || rows.some((row) => Math.abs(row.index - index) === 1);
}

/** The rows of the whole grid; -1 says that nobody knows yet. */
function gridRows(known: {
  total: number | undefined;
  columns: number;
  rowCount: number;
  hasMore: boolean;
}): number {
  if (known.total !== undefined) return Math.ceil(known.total / known.columns);
  return known.hasMore ? -1 : known.rowCount;
}
