import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type RefObject } from 'react';

/** Rows drawn beyond the visible ones, before and after (spec §2). */
export const VIRTUAL_OVERSCAN = 5;

interface VirtualRowsOptions {
  count: number;
  /** Pixels; every row is equally high. */
  rowHeight: number;
  /** Rows beyond the visible ones. Default 5. */
  overscan?: number;
  scroller: RefObject<HTMLElement | null>;
  /** Index of a row that stays in the page wherever the view is, because it has the focus; -1 for none. */
  keep?: number;
}

/** The rows of a scrolling box that have to be in the page, the height of all, and a way to scroll to one. */
export function useVirtualRows({
  count,
  rowHeight,
  overscan = VIRTUAL_OVERSCAN,
  scroller,
  keep = -1,
}: VirtualRowsOptions) {
  // The height is a style attribute, which a strict policy drops from a server's page; so it comes with the script.
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  // oxlint-disable-next-line react/incompatible-library -- its functions are not memoised, which only the React Compiler minds; it is not used here
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), keep, count),
  });
  return {
    rows: virtualizer.getVirtualItems(),
    height: mounted ? virtualizer.getTotalSize() : undefined,
    virtualizer,
  };
}

/** A range of rows, and one that may lie outside it. */
export function withKept(range: number[], keep: number, count: number): number[] {
  if (keep < 0 || keep >= count || range.includes(keep)) return range;
  return [...range, keep].toSorted((one, other) => one - other);
}
