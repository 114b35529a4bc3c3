import type { VirtualItem } from '@tanstack/react-virtual';
import type { GridView } from './gridView.ts';
import type { GridLayout } from './useGridLayout.ts';

/** A grid as it was left: what was drawn, how high its rows are, and pixels the page was scrolled by. */
export interface LeftGrid {
  view: GridView;
  layout: GridLayout;
  rows: VirtualItem[];
  offset: number;
  windowWidth: number;
}

/** So many are kept while the page lives, those that were left last. */
const MOST = 20;

const left = new Map<string, LeftGrid>();

/** Keeps a grid under a name as it is left. */
export function keepLeftGrid(name: string, grid: LeftGrid): void {
  left.delete(name);
  left.set(name, grid);
  const [oldest] = left.keys();
  if (left.size > MOST && oldest !== undefined) left.delete(oldest);
}

/**
 * The grid that was left under a name; undefined when it would not stand as it did, because the window has another width or the
 * items became fewer.
 *
 * @param count how many items there are now
 */
export function leftGrid(name: string | undefined, count: number): LeftGrid | undefined {
  const grid = name === undefined ? undefined : left.get(name);
  if (grid === undefined || grid.windowWidth !== window.innerWidth) return undefined;
  const last = grid.view.rows.at(-1)?.index ?? 0;
  return last * grid.view.columns < count ? grid : undefined;
}
