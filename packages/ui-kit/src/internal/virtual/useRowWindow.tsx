'use client';

import { useState, type RefObject } from 'react';
import { lazyModule, useLazyModule } from '../lazyModule.ts';
import { indexOfKey, type RowKey, type RowWindow } from './rowWindow.ts';

/** Rows from which on only those in view are drawn: below it a page is fast enough with all of them. */
const MANY_ROWS = 60;

/** Until it is known what is in view, the first rows stand for it. */
const firstRows = (count: number, height: number): RowWindow => ({
  rows: Array.from({ length: MANY_ROWS }, (_, index) => ({ index, before: 0 })),
  after: (count - MANY_ROWS) * height,
  measure: undefined,
  focused: null,
});

const engine = lazyModule(() => import('./RowEngine.tsx'));

interface RowWindowOptions {
  /** What holds the rows. The nearest box around it that scrolls is what one looks through, or the window. */
  list: RefObject<HTMLElement | null>;
  count: number;
  /** Pixels of a row, about, until it is drawn. */
  estimatedHeight: number;
  /** The key of the row at a place. Rows are asked for again when this is another function. */
  getKey: (index: number) => RowKey;
}

/**
 * Which rows of a long list have to be drawn. The code for it comes when there are many; until then, and where it does not come,
 * `view` is null and all are drawn. The row with the focus stays in the page, also when it gets another place, and so do rows in which
 * something is being written.
 *
 * @returns `view`; `engine`, to be rendered anywhere, shows nothing
 */
export function useRowWindow({ list, count, estimatedHeight, getKey }: RowWindowOptions) {
  const isMany = count > MANY_ROWS;
  const module = useLazyModule(engine, isMany);
  const [view, setView] = useState<RowWindow | null>(null);
  // Drawn whole, it stays so until it is known what is in view: what has the focus may stand anywhere.
  const [wasWhole, setWasWhole] = useState(false);
  if (isMany && !module && !wasWhole) setWasWhole(true);
  // What was in view of a long list says nothing about the next one.
  if (!isMany && (view !== null || wasWhole)) {
    setView(null);
    setWasWhole(false);
  }
  const first = wasWhole ? null : firstRows(count, estimatedHeight);
  return {
    view: isMany && module ? (view === null ? first : withFocused(view, count, getKey)) : null,
    engine: isMany && module && (
      <module.RowEngine
        list={list}
        count={count}
        estimatedHeight={estimatedHeight}
        getKey={getKey}
        onView={setView}
      />
    ),
  };
}

/** The window with the row that has the focus, where that has just got another place. */
function withFocused(view: RowWindow, count: number, getKey: (index: number) => RowKey): RowWindow {
  const { focused, rows } = view;
  if (focused === null || rows.some(({ index }) => index < count && getKey(index) === focused)) return view;
  const index = indexOfKey(focused, count, getKey);
  if (index === -1) return view;
  return { ...view, rows: [...rows, { index, before: 0 }].toSorted((one, other) => one.index - other.index) };
}
