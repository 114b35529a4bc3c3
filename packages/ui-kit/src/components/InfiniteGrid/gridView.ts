import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';

/** Where a reader is in a grid: the first item of the row at the top of the window, and pixels into that row. */
export interface GridPosition {
  key: string | number;
  offset: number;
}

/** What of a grid is drawn, once a browser has looked at it. */
export interface GridView {
  columns: number;
  /** Rows in the page, in their order; where each begins, in pixels of the grid. */
  rows: ReadonlyArray<{ index: number; start: number }>;
  /** Pixels of all rows. */
  height: number;
  /** The cell where the keyboard comes in. */
  tabStop: number;
  /** Measures a row that is drawn; undefined before anything measures. */
  measure: ((row: Element | null) => void) | undefined;
  /** The words of what is not drawn, for the browser's search; null for none. */
  undrawn: ReactNode;
}

/** What a grid does with keys and focus, once its code is there. */
export interface GridHandlers {
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus: (event: FocusEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Whether a page would look the same. */
export function isSameView(one: GridView | null, other: GridView): boolean {
  return (
    one !== null &&
    one.columns === other.columns &&
    one.height === other.height &&
    one.tabStop === other.tabStop &&
    one.undrawn === other.undrawn &&
    one.rows.length === other.rows.length &&
    one.rows.every((row, at) => row.index === other.rows[at]?.index && row.start === other.rows[at].start)
  );
}
