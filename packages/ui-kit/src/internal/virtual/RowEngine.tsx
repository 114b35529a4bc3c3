import {
  defaultRangeExtractor,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { indexOfKey, type RowKey, type RowWindow } from './rowWindow.ts';
import { VIRTUAL_OVERSCAN, withKept } from './useVirtualRows.ts';

interface RowEngineProps {
  list: RefObject<HTMLElement | null>;
  count: number;
  estimatedHeight: number;
  getKey: (index: number) => RowKey;
  onView: (view: RowWindow) => void;
}

/** Where a list stands: what it is seen through, null for the window, and pixels from the top of what scrolls there. */
interface Place {
  scroller: HTMLElement | null;
  top: number;
}

/** Finds out which rows of a list are near the view. Shows nothing. */
export function RowEngine(props: RowEngineProps) {
  const place = usePlace(props.list);
  const { focused, written } = useUsedRows(props);
  const { count, getKey } = props;
  const kept = useMemo(
    () => [...(focused === null ? [] : [focused]), ...written].map((key) => indexOfKey(key, count, getKey)),
    [focused, written, count, getKey],
  );
  const [heights] = useState(() => drawnHeights(props));
  if (place === null) return null;
  const rows = { ...props, top: place.top, focused, kept, heights };
  return place.scroller === null ? <WindowRows {...rows} /> : <BoxRows {...rows} scroller={place.scroller} />;
}

interface PlacedRows extends RowEngineProps {
  top: number;
  /** Key of the row that has the focus; null for none. */
  focused: RowKey | null;
  /** Indexes of rows that stay in the page wherever the view is; -1 for one that is gone. */
  kept: readonly number[];
  /** Of the rows that were drawn before: they stay where they are. */
  heights: ReadonlyMap<RowKey, number>;
}

function WindowRows(props: PlacedRows) {
  // oxlint-disable-next-line react/incompatible-library -- its functions are not memoised, which only the React Compiler minds; it is not used here
  const virtualizer = useWindowVirtualizer(optionsOf(props));
  useReport(virtualizer, props);
  return null;
}

function BoxRows(props: PlacedRows & { scroller: HTMLElement }) {
  // oxlint-disable-next-line react/incompatible-library -- as above
  const virtualizer = useVirtualizer({ ...optionsOf(props), getScrollElement: () => props.scroller });
  useReport(virtualizer, props);
  return null;
}

function optionsOf({ count, estimatedHeight, getKey, heights, kept, top }: PlacedRows) {
  return {
    count,
    estimateSize: (index: number) => heights.get(getKey(index)) ?? estimatedHeight,
    getItemKey: getKey,
    // To the fraction of a pixel, as the browser lays rows out: rounded heights would add up to a jump.
    measureElement: (row: Element) => row.getBoundingClientRect().height,
    overscan: VIRTUAL_OVERSCAN,
    scrollMargin: top,
    useAnimationFrameWithResizeObserver: true,
    rangeExtractor: (range: Parameters<typeof defaultRangeExtractor>[0]) =>
      kept.reduce((rows, keep) => withKept(rows, keep, count), defaultRangeExtractor(range)),
  };
}

/** Reports to the list what to draw, whenever that is something else. */
function useReport<Scroller extends Element | Window>(
  virtualizer: Virtualizer<Scroller, Element>,
  { count, focused, onView, top }: PlacedRows,
): void {
  const drawn = virtualizer.getVirtualItems();
  const rows: Array<{ index: number; before: number }> = [];
  let end = top;
  for (const row of drawn) {
    rows.push({ index: row.index, before: row.start - end });
    ({ end } = row);
  }
  const view: RowWindow = {
    rows,
    after: top + virtualizer.getTotalSize() - end,
    measure: virtualizer.measureElement,
    focused,
  };
  const shown = useRef<RowWindow | null>(null);
  useLayoutEffect(() => {
    // Before it knows what is in view it has no rows.
    if ((rows.length === 0 && count > 0) || isSame(shown.current, view)) return;
    shown.current = view;
    onView(view);
  });
}

function isSame(one: RowWindow | null, other: RowWindow): boolean {
  return (
    one !== null &&
    one.after === other.after &&
    one.measure === other.measure &&
    one.focused === other.focused &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, at) => row.index === other.rows[at]?.index && row.before === other.rows[at].before)
  );
}

interface UsedRows {
  /** The key of the row that has the focus, or null. */
  readonly focused: RowKey | null;
  /** Keys of the rows in which something is being written: it stands nowhere else. */
  readonly written: readonly RowKey[];
}

/** The rows that are in use, as of the last time the focus went somewhere. */
function useUsedRows({ list, getKey }: RowEngineProps): UsedRows {
  const latest = useRef(getKey);
  const [rows, setRows] = useState<UsedRows>(() => ({
    focused: keyAt(rowOf(document.activeElement, list.current), getKey),
    written: writtenRows(list.current, getKey),
  }));
  useLayoutEffect(() => {
    latest.current = getKey;
  });
  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = ({ target, relatedTarget, type }: FocusEvent) => {
      const at = (type === 'focusin' ? target : relatedTarget) as Element | null;
      const focused = keyAt(rowOf(at, element), latest.current);
      const written = writtenRows(element, latest.current);
      setRows((before) =>
        before.focused === focused && String(before.written) === String(written)
          ? before
          : { focused, written },
      );
    };
    element.addEventListener('focusin', look);
    element.addEventListener('focusout', look);
    return () => {
      element.removeEventListener('focusin', look);
      element.removeEventListener('focusout', look);
    };
  }, [list]);
  return rows;
}

/** Keys of the rows with a box for texts. */
function writtenRows(list: HTMLElement | null, getKey: (index: number) => RowKey): RowKey[] {
  const boxes = [...(list?.querySelectorAll('textarea') ?? [])];
  return [...new Set(boxes.map((box) => rowOf(box, list)))].filter((index) => index !== -1).map(getKey);
}

function keyAt(index: number, getKey: (index: number) => RowKey): RowKey | null {
  return index === -1 ? null : getKey(index);
}

/** How high the rows are that stand in the page now. */
function drawnHeights({ list, getKey }: RowEngineProps): ReadonlyMap<RowKey, number> {
  const rows = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [data-index]') ?? [])];
  return new Map(
    rows.map((row) => [getKey(Number(row.dataset['index'])), row.getBoundingClientRect().height]),
  );
}

/** The index of the row that an element of the list stands in; -1 for none. */
function rowOf(element: Element | null, list: Element | null): number {
  const row = list?.contains(element) ? element?.closest<HTMLElement>('[data-index]') : null;
  return row ? Number(row.dataset['index']) : -1;
}

function usePlace(list: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = () => {
      const scroller = scrollerOf(element);
      const { top } = element.getBoundingClientRect();
      const next = {
        scroller,
        top: Math.round(
          scroller === null
            ? top + window.scrollY
            : top - scroller.getBoundingClientRect().top - scroller.clientTop + scroller.scrollTop,
        ),
      };
      setPlace((last) => (last?.scroller === next.scroller && last.top === next.top ? last : next));
    };
    look();
    let frame = 0;
    // In the next frame: what it changes may change sizes again.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(element);
    // What stands above the list may grow.
    if (element.parentElement) observer.observe(element.parentElement);
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [list]);
  return place;
}

/** The nearest box around a list that it does not fit into and that scrolls; null where that is the window. */
function scrollerOf(list: HTMLElement): HTMLElement | null {
  for (let box = list.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    const { overflowY } = getComputedStyle(box);
    if ((overflowY === 'auto' || overflowY === 'scroll') && box.scrollHeight > box.clientHeight) return box;
  }
  return null;
}
