import { defaultRangeExtractor, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useImperativeHandle, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { withKept } from '../../internal/virtual/useVirtualRows.ts';
import { isSameView, type GridHandlers, type GridPosition, type GridView } from './gridView.ts';
import { keepLeftGrid, type LeftGrid } from './leftGrids.ts';
import { useGridKeys } from './useGridKeys.ts';
import { useGridLayout, type GridLayout } from './useGridLayout.ts';
import { useGridPosition } from './useGridPosition.ts';
import { useQuietCells } from './useQuietCells.ts';
import { useUndrawnText } from './useUndrawnText.tsx';

export { leftGrid } from './leftGrids.ts';

/** Rows drawn beyond the visible ones, before and after. */
const OVERSCAN = 2;

interface GridEngineProps {
  root: RefObject<HTMLElement | null>;
  handlers: RefObject<GridHandlers | null>;
  count: number;
  keyOf: (index: number) => string | number | undefined;
  items: readonly unknown[];
  getText: ((item: unknown) => string) | undefined;
  estimatedRowHeight: number;
  defaultPosition: GridPosition | undefined;
  onPositionChange: ((position: GridPosition) => void) | undefined;
  onView: (view: GridView) => void;
  /** The name under which the grid is kept when it is left. */
  memory: string | undefined;
  /** The grid as it was left before. */
  left: LeftGrid | undefined;
}

/** What a grid does once its first cards stand: draws what is near the window, walks by keys, finds places again. Shows nothing. */
export function GridEngine(props: GridEngineProps) {
  const layout = useGridLayout(props.root, props.left?.layout);
  return layout && <NearRows {...props} layout={layout} />;
}

function NearRows({
  root,
  handlers,
  layout,
  count,
  keyOf,
  items,
  getText,
  estimatedRowHeight,
  defaultPosition,
  onPositionChange,
  onView,
  memory,
  left,
}: GridEngineProps & { layout: GridLayout }) {
  const { columns, width, gap, top } = layout;
  const rowHeight = layout.rowHeight ?? estimatedRowHeight;
  const rowCount = Math.ceil(count / columns);
  const [active, setActive] = useState(() => Math.max(0, cellAt(document.activeElement, root.current)));
  const [entered, setEntered] = useState(-1);
  const [hasFocus, setHasFocus] = useState(() => cellAt(document.activeElement, root.current) >= 0);
  const [seen] = useState(() => left?.rows ?? rowsOf(root.current, layout));
  const wantsFocus = useRef<'row' | 'cell' | null>(null);
  const [edges, setEdges] = useState({ start: 0, end: 0 });
  const current = Math.max(0, Math.min(active, count - 1));
  const keep = hasFocus ? Math.floor(current / columns) : -1;

  // oxlint-disable-next-line react/incompatible-library -- its functions are not memoised, which only the React Compiler minds; it is not used here
  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => rowHeight,
    // To the fraction of a pixel, as the browser lays rows out: rounded heights would add up to a jump.
    measureElement: (row) => row.getBoundingClientRect().height,
    initialMeasurementsCache: seen,
    ...(left && { initialOffset: left.offset }),
    overscan: OVERSCAN,
    gap,
    scrollMargin: top,
    scrollPaddingStart: edges.start,
    scrollPaddingEnd: edges.end,
    useAnimationFrameWithResizeObserver: true,
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), keep, rowCount),
  });

  const measuredAs = useRef('');
  useLayoutEffect(() => {
    // Rows of another number of cards, or in another width, have other heights. Those that stood there first keep theirs.
    const now = [columns, width, rowHeight].join();
    if (measuredAs.current !== '' && measuredAs.current !== now) virtualizer.measure();
    measuredAs.current = now;
  }, [columns, width, rowHeight, virtualizer]);

  useGridPosition({
    virtualizer,
    columns,
    count,
    keyOf,
    initial: defaultPosition,
    onChange: onPositionChange,
  });
  useQuietCells(root, entered);

  const rows = virtualizer.getVirtualItems();
  const { range } = virtualizer;
  // When the active cell is far away, the keyboard comes in where the reader is.
  const isDrawn = rows.some((row) => row.index === Math.floor(current / columns));
  const undrawn = useUndrawnText({ virtualizer, items, getText, columns, top });
  const view: GridView = {
    columns,
    rows: rows.map(({ index, start }) => ({ index, start: start - top })),
    height: virtualizer.getTotalSize(),
    tabStop: isDrawn ? current : (range?.startIndex ?? 0) * columns,
    measure: virtualizer.measureElement,
    undrawn,
  };
  const shown = useRef<GridView | null>(null);
  useLayoutEffect(() => {
    // Before it knows the window it has no rows.
    if ((view.rows.length === 0 && count > 0) || isSameView(shown.current, view)) return;
    shown.current = view;
    onView(view);
  });

  const leave = useRef(() => {});
  useLayoutEffect(() => {
    leave.current = () => {
      if (memory === undefined || shown.current === null) return;
      keepLeftGrid(memory, {
        view: { ...shown.current, measure: undefined },
        layout,
        rows: virtualizer.takeSnapshot(),
        offset: virtualizer.scrollOffset ?? 0,
        windowWidth: window.innerWidth,
      });
    };
  });
  useLayoutEffect(() => () => leave.current(), []);

  useLayoutEffect(() => {
    if (wantsFocus.current === null) return;
    if (wantsFocus.current === 'row') {
      wantsFocus.current = 'cell';
      virtualizer.scrollToIndex(Math.floor(current / columns), { align: 'auto' });
    }
    const cell = root.current?.querySelector<HTMLElement>(`[data-cell="${current}"]`);
    if (!cell) return;
    wantsFocus.current = null;
    cell.focus({ preventScroll: true });
  });

  const focus = (index: number) => {
    wantsFocus.current = 'row';
    setEntered(-1);
    setActive(index);
    setEdges(coveredEdges());
  };
  const onKeyDown = useGridKeys({
    active: current,
    count,
    columns,
    entered,
    focus,
    enter: setEntered,
    pageSize: () => Math.max(1, Math.floor(window.innerHeight / rowHeight) - 1),
  });
  useImperativeHandle(handlers, () => ({
    onKeyDown,
    onFocus: ({ target, currentTarget }) => {
      setHasFocus(true);
      const index = cellAt(target, currentTarget);
      if (index >= 0) setActive(index);
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return;
      setHasFocus(false);
      setEntered(-1);
    },
  }));
  return null;
}

/** Pixels at the top and the bottom of the window that bars cover, as the page says with its `scroll-padding`. */
function coveredEdges() {
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(document.documentElement);
  return {
    start: Number.parseFloat(scrollPaddingBlockStart) || 0,
    end: Number.parseFloat(scrollPaddingBlockEnd) || 0,
  };
}

/** The index of the cell that an element of the grid stands in; -1 for none. */
function cellAt(element: Element | null, root: Element | null): number {
  const cell = root?.contains(element) ? element?.closest<HTMLElement>('[data-cell]') : null;
  return cell ? Number(cell.dataset['cell']) : -1;
}

/** Rows that stood in the page before: each keeps the height it has, so that none moves. */
function rowsOf(root: Element | null, { columns, gap, top }: GridLayout): VirtualItem[] {
  const cells = [...(root?.querySelectorAll('[data-cell]') ?? [])];
  const rows: VirtualItem[] = [];
  let start = top;
  // The last row may be short of cells that are still to come.
  for (let index = 0; (index + 1) * columns <= cells.length; index += 1) {
    const size = cells[index * columns]?.getBoundingClientRect().height ?? 0;
    rows.push({ key: index, index, start, size, end: start + size, lane: 0 });
    start += size + gap;
  }
  return rows;
}
