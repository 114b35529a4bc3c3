import { boxLayout } from '../../layout/boxLayout.ts';
import { boxAroundTurned, centerOf, containsPoint, grown } from '../../layout/geometry.ts';
import type { KindLayout } from '../../layout/kindLayout.ts';
import { gridOf, type TableItem } from './grid.ts';
import type { TableElement } from './model.ts';

const plain = boxLayout<TableElement>({ type: 'table' });

/** The height of a table whose rows are all gone: it can still be pointed at. */
const BARE = 24;

/** A table is as wide as its columns, and each of its rows as high as its highest text. */
export const tableLayout: KindLayout<TableItem> = {
  type: 'table',
  layout(element, context) {
    const grid = gridOf(element, context.measurer);
    const item = plain.layout?.(element, context);
    if (!item) return null;
    const { x, y, w } = element;
    const box = { x, y, w, h: Math.max(BARE, grid.ys.at(-1) ?? 0) };
    return {
      ...item,
      element,
      grid,
      box,
      bounds: boxAroundTurned(box, item.rotation),
      paintBox: boxAroundTurned(grown(box, 2), item.rotation, centerOf(box)),
    };
  },
  hit: ({ box }, point) => containsPoint(box, point),
};
