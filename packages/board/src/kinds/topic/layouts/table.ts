import type { PlacedNode, Placing, StructureLayout, TopicNode } from './topicNode.ts';

/** The height that a cell needs for itself and the cells beside it. */
function heightNeeded(cell: TopicNode): number {
  return Math.max(
    cell.measure.h,
    cell.children.reduce((sum, child) => sum + heightNeeded(child), 0),
  );
}

/** The widths of the columns below a topic. */
function columnsOf(node: TopicNode): number[] {
  const widths: number[] = [];
  const walk = (cells: readonly TopicNode[], level: number) => {
    for (const { measure, children } of cells) {
      widths[level] = Math.max(widths[level] ?? 0, measure.w);
      walk(children, level + 1);
    }
  };
  walk(node.children, 0);
  const missing = node.measure.w - widths.reduce((sum, width) => sum + width, 0);
  // A head that is wider than its table widens the last column.
  if (missing > 0 && widths.length > 0) widths[widths.length - 1] = (widths.at(-1) ?? 0) + missing;
  return widths;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Puts the cells of a topic from a point on, as high together as they are to be. */
function placeCells(
  parent: PlacedNode,
  columns: readonly number[],
  { x, y, h }: { readonly x: number; readonly y: number; readonly h: number },
  placing: Placing,
): void {
  const { children } = parent.node;
  const needed = children.map(heightNeeded);
  const spare = h - sum(needed);
  let top = y;
  children.forEach((cell, index) => {
    // Whole units, all of which are given out.
    const share =
      Math.floor((spare * (index + 1)) / children.length) - Math.floor((spare * index) / children.length);
    cell.h = (needed[index] ?? 0) + share;
    // One without cells of its own fills its row.
    cell.w = cell.children.length > 0 ? (columns[0] ?? 0) : sum(columns);
    placing.child(parent, cell, { at: { x, y: top }, side: 'right', join: 'cell' });
    top += cell.h;
  });
}

/** The widths of the columns right of a cell, by the cell; kept while a table is placed. */
const columnsBeside = new WeakMap<TopicNode, readonly number[]>();

/** Cells below a head, and beside a cell those below it. */
export const table: StructureLayout = {
  flow: () => null,
  measure(node) {
    if (node.children.length === 0) return;
    node.w = sum(columnsOf(node));
    node.bottom = sum(node.children.map(heightNeeded));
  },
  place(parent, placing) {
    const { node, box, join } = parent;
    const isHead = join !== 'cell';
    const columns = isHead ? columnsOf(node) : (columnsBeside.get(node) ?? []);
    for (const cell of node.children) columnsBeside.set(cell, columns.slice(1));
    const from = isHead
      ? { x: box.x, y: box.y + box.h, h: sum(node.children.map(heightNeeded)) }
      : { x: box.x + box.w, y: box.y, h: box.h };
    placeCells(parent, columns, from, placing);
  },
};
