import type { TreeItem, TreeMove } from '../tree-types.ts';

/** Entries after a move, as a caller of `Tree` would keep them. */
export function applyMove(items: readonly TreeItem[], move: TreeMove): TreeItem[] {
  const taken = new Map<string, TreeItem>();
  const without = (list: readonly TreeItem[]): TreeItem[] =>
    list.flatMap((item) => {
      if (move.ids.includes(item.id)) {
        taken.set(item.id, item);
        return [];
      }
      return [item.children ? { ...item, children: without(item.children) } : item];
    });
  const rest = without(items);
  const moved = move.ids.flatMap((id) => taken.get(id) ?? []);
  const put = (list: readonly TreeItem[]): TreeItem[] => {
    const at = move.beforeId === null ? list.length : list.findIndex((item) => item.id === move.beforeId);
    return [...list.slice(0, at), ...moved, ...list.slice(at)];
  };
  const into = (list: readonly TreeItem[]): TreeItem[] =>
    list.map((item) => {
      if (item.id === move.parentId) return { ...item, children: put(item.children ?? []) };
      return item.children ? { ...item, children: into(item.children) } : item;
    });
  return move.parentId === null ? put(rest) : into(rest);
}
