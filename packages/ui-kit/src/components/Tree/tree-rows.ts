import type { TreeItem } from './tree-types.ts';

/** A line of the tree as it is drawn: an entry, or what is said about those below one that are not there. */
export interface TreeRow {
  id: string;
  item: TreeItem;
  /** The entry above, or null. */
  parentId: string | null;
  /** From 1. */
  level: number;
  position: number;
  siblings: number;
  isBranch: boolean;
  isOpen: boolean;
  /** In place of entries below `item`. */
  status?: 'loading' | 'failed';
}

export const isBranch = (item: TreeItem) => item.branch === true || (item.children?.length ?? 0) > 0;

/** The entry with an id, wherever it is. */
export function itemById(items: readonly TreeItem[], id: string): TreeItem | undefined {
  for (const item of items) {
    const found = item.id === id ? item : itemById(item.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** All lines that are to be seen, from the top, with what is below open branches. */
export function visibleRows(
  items: readonly TreeItem[],
  expanded: ReadonlySet<string>,
  parentId: string | null = null,
  level = 1,
): TreeRow[] {
  return items.flatMap((item, index) => {
    const isOpen = isBranch(item) && expanded.has(item.id);
    const row: TreeRow = {
      id: item.id,
      item,
      parentId,
      level,
      position: index + 1,
      siblings: items.length,
      isBranch: isBranch(item),
      isOpen,
    };
    if (!isOpen) return [row];
    if (item.children === undefined) {
      const { status = 'loading' } = item;
      const below = { parentId: item.id, level: level + 1, position: 1, siblings: 1, isBranch: false };
      return [row, { ...below, id: `${item.id}/${status}`, item, isOpen: false, status }];
    }
    return [row, ...visibleRows(item.children, expanded, item.id, level + 1)];
  });
}

/**
 * The row whose name begins with what was typed, from the active one on and around the end. The same letter again goes on
 * to the next one.
 */
export function rowByLetters(rows: readonly TreeRow[], active: number, typed: string): number {
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const wanted = (isOneLetter ? (typed[0] ?? '') : typed).toLocaleLowerCase();
  const first = active + (isOneLetter ? 1 : 0);
  for (let step = 0; step < rows.length; step += 1) {
    const index = (first + step) % rows.length;
    const row = rows[index];
    if (row?.status === undefined && row?.item.label.toLocaleLowerCase().startsWith(wanted)) return index;
  }
  return -1;
}

/** Ids of the rows between two, both included, that can be chosen. */
export function idsBetween(rows: readonly TreeRow[], one: number, other: number): string[] {
  return rows
    .slice(Math.min(one, other), Math.max(one, other) + 1)
    .filter((row) => row.status === undefined && row.item.disabled !== true)
    .map((row) => row.id);
}
