'use client';

import { useState, type RefObject } from 'react';
import { lazyModule, useLazyModule } from '../lazyModule.ts';

/** The rows of a long list that stand in the page, in their order. */
export interface RowWindow {
  /** Each drawn row, and the pixels that are free before it for those that are not drawn. */
  rows: ReadonlyArray<{ index: number; before: number }>;
  /** Pixels after the last drawn row. */
  after: number;
  /** For the element of each row, which says its place in `data-index`: its height is taken from the page. */
  measure: ((row: Element | null) => void) | undefined;
}

/** Rows from which on only those in view are drawn: below it a page is fast enough with all of them. */
const MANY_ROWS = 60;

/** Until it is known what is in view, the first rows stand for it. */
const firstRows = (count: number, height: number): RowWindow => ({
  rows: Array.from({ length: MANY_ROWS }, (_, index) => ({ index, before: 0 })),
  after: (count - MANY_ROWS) * height,
  measure: undefined,
});

const engine = lazyModule(() => import('./RowEngine.tsx'));

interface RowWindowOptions {
  /** What holds the rows. The nearest box around it that scrolls is what one looks through, or the window. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Pixels of a row, about, until it is drawn. */
  estimatedHeight: number;
}

/**
 * Which rows of a long list have to be drawn. The code for it comes when there are many; until then, and where it does not come,
 * `view` is null and all are drawn. The row with the focus stays in the page.
 *
 * @returns `view`; `engine`, to be rendered anywhere, shows nothing
 */
export function useRowWindow({ list, count, estimatedHeight }: RowWindowOptions) {
  const isMany = count > MANY_ROWS;
  const module = useLazyModule(engine, isMany);
  const [view, setView] = useState<RowWindow | null>(null);
  return {
    view: isMany && module ? (view ?? firstRows(count, estimatedHeight)) : null,
    engine: isMany && module && (
      <module.RowEngine list={list} count={count} estimatedHeight={estimatedHeight} onView={setView} />
    ),
  };
}
