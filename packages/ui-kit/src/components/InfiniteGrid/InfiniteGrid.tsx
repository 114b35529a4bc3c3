'use client';

import { useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { classNames } from '../../internal/classNames.ts';
import { lazyModule, useLazyModule } from '../../internal/lazyModule.ts';
import { useForwardedRef } from '../../internal/useForwardedRef.ts';
import grid from '../CardGrid/CardGrid.module.css';
import { LoadMore, type LoadMoreProps } from '../LoadMore/LoadMore.tsx';
import type { GridHandlers, GridPosition, GridView } from './gridView.ts';
import { GridRow } from './GridRow.tsx';
import styles from './InfiniteGrid.module.css';

export type { GridPosition } from './gridView.ts';

export interface InfiniteGridProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Names the grid. */
  label: string;
  items: readonly Item[];
  getKey: (item: Item, index: number) => string | number;
  /**
   * One cell, such as a `TemplateCard`. Its first link or button is what Enter follows. Rows in the page are drawn again when it
   * or `getKey` is another function, so keep both while nothing changes.
   */
  renderItem: (item: Item, index: number) => ReactNode;
  /**
   * The words of an item, such as its name and whose it is: by them the browser's own search in the page also finds items that are
   * loaded and not drawn, where the browser can. Keep it while nothing changes.
   */
  getText?: (item: Item) => string;
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
  /**
   * A name for this list at this place of the history. Shown again under it while the page lives, the grid stands as it was left, at
   * the same place: what was drawn is drawn again, and nothing else.
   */
  memory?: string;
  /** What follows the last row: more, loading, failed, end. */
  more?: LoadMoreProps;
}

const engine = lazyModule(() => import('./GridEngine.tsx'));

/**
 * Cards in as many columns as fit, on a page that goes on for thousands of them: only the rows near the window are in the
 * page. A grid for the keyboard: one stop for Tab, arrows inside, so that what comes after it stays in reach.
 *
 * The code that knows what is near comes after the first paint. Until then the first cards stand as the stylesheet lays them out, and
 * all of them where it does not come.
 */
export function InfiniteGrid<Item>({
  label,
  items,
  getKey,
  renderItem,
  getText,
  total,
  estimatedRowHeight = 280,
  serverItems = 24,
  serverColumns = 4,
  defaultPosition,
  onPositionChange,
  memory,
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
  const handlers = useRef<GridHandlers | null>(null);
  const [isUsed, setUsed] = useState(false);
  const [isLacking, setLacking] = useState(false);
  // It comes when the browser is idle; sooner when the first page is not all, or somebody walks in by keyboard.
  const module = useLazyModule(engine, isUsed || items.length > serverItems, () => setLacking(true));
  const [left] = useState(() => module?.leftGrid(memory, items.length));
  const [view, setView] = useState<GridView | null>(left?.view ?? null);
  // Only where that code does not come, all stand in the page: else a long list is drawn whole only to be taken down again.
  const atFirst = isLacking ? items.length : Math.min(items.length, serverItems);

  const columns = view?.columns ?? serverColumns;
  const rowCount = Math.ceil(items.length / columns);
  const rows =
    view?.rows ??
    Array.from({ length: Math.ceil(atFirst / columns) }, (_, index) => ({
      index,
      start: null,
    }));
  // Until the keys of a grid work, Tab goes from link to link.
  const tabStop = view?.tabStop ?? -1;

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
        aria-busy={more?.loading === true ? true : undefined}
        className={classNames(grid.root, styles.root, className)}
        style={view === null ? style : { ...style, height: view.height }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          handlers.current?.onKeyDown(event);
        }}
        onFocus={(event) => {
          onFocus?.(event);
          setUsed(true);
          handlers.current?.onFocus(event);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          handlers.current?.onBlur(event);
        }}
      >
        {rows.map(({ index, start }) => (
          <GridRow
            key={index}
            index={index}
            columns={columns}
            start={start}
            items={items}
            getKey={getKey}
            renderItem={renderItem}
            tabStop={Math.floor(tabStop / columns) === index ? tabStop : -1}
            measure={view?.measure}
          />
        ))}
        {view?.undrawn}
      </div>
      {module && (
        <module.GridEngine
          root={root}
          handlers={handlers}
          count={items.length}
          keyOf={(index) => {
            const item = items[index];
            return item === undefined ? undefined : getKey(item, index);
          }}
          items={items}
          getText={getText as ((item: unknown) => string) | undefined}
          estimatedRowHeight={estimatedRowHeight}
          defaultPosition={defaultPosition}
          onPositionChange={onPositionChange}
          onView={setView}
          memory={memory}
          left={left}
        />
      )}
      {more && <LoadMore {...more} whole={view !== null || atFirst === items.length} />}
    </>
  );
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
