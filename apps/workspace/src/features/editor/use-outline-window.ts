import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, type RefObject } from 'react';
import type { OutlineRow } from './outline-rows.ts';

/** Pixels of a row, about, until it is drawn. */
const ROW_HEIGHT = 32;

/** Rows drawn beyond those in view, before and after. */
const OVERSCAN = 8;

const estimateSize = () => ROW_HEIGHT;

/** To the fraction of a pixel, as the browser lays rows out. */
const measureElement = (row: Element) => row.getBoundingClientRect().height;

/**
 * The rows of the outline that have to be in the page: those in view, and those at the places of `kept`, which stay wherever the
 * view is.
 */
export function useOutlineWindow(
  scroller: RefObject<HTMLElement | null>,
  rows: readonly OutlineRow[],
  kept: readonly number[],
) {
  const getItemKey = useCallback((index: number) => rows[index]?.node.id ?? index, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- its functions are not memoised, which only the React Compiler minds; it is not used here
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    measureElement,
    getItemKey,
    overscan: OVERSCAN,
    rangeExtractor: (range) => {
      const drawn = new Set([...defaultRangeExtractor(range), ...kept]);
      return [...drawn].filter((index) => index >= 0 && index < rows.length).toSorted((a, b) => a - b);
    },
  });
}
