import { useEffect, useRef } from 'react';
import type { TreeRow } from './tree-rows.ts';
import type { TreeItem } from './tree-types.ts';

/** Asks once for what is below each branch that is open and not loaded. */
export function useLoadedBranches(
  rows: readonly TreeRow[],
  load: ((item: TreeItem) => void) | undefined,
): void {
  const asked = useRef(new Set<string>());
  useEffect(() => {
    const missing = rows.filter((row) => row.isOpen && row.item.children === undefined);
    const waiting = new Set<string>();
    for (const { item } of missing) {
      waiting.add(item.id);
      if (item.status === undefined && !asked.current.has(item.id)) load?.(item);
    }
    // Closed and opened again, or loaded and emptied again, it is requested again.
    asked.current = waiting;
  });
}
