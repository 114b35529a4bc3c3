/** The rows of a long list that stand in the page, in their order. */
export interface RowWindow {
  /** Each drawn row, and the pixels that are free before it for those that are not drawn. */
  rows: ReadonlyArray<{ index: number; before: number }>;
  /** Pixels after the last drawn row. */
  after: number;
  /** For the element of each row, which says its place in `data-index`: its height is taken from the page. */
  measure: ((row: Element | null) => void) | undefined;
  /** Key of the row that has the focus, which is drawn wherever it stands; null for none. */
  focused: RowKey | null;
}

/** What a row is known by wherever it stands. */
export type RowKey = string | number;

/** Where the row with a key stands; -1 when there is none. */
export function indexOfKey(key: RowKey, count: number, getKey: (index: number) => RowKey): number {
  for (let index = 0; index < count; index++) if (getKey(index) === key) return index;
  return -1;
}
