import type { TreeRow } from './tree-rows.ts';
import type { TreeMove } from './tree-types.ts';

/** A place where entries in motion can be put down, as seen from a row. */
export interface Drop {
  rowId: string;
  where: 'before' | 'inside' | 'after';
}

/** Those of the given entries that do not lie below another of them, in the order of the rows. */
export function movedTogether(rows: readonly TreeRow[], ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const liesBelowOne = (row: TreeRow) => {
    for (let above = row.parentId; above !== null; above = byId.get(above)?.parentId ?? null)
      if (wanted.has(above)) return true;
    return false;
  };
  return rows
    .filter((row) => wanted.has(row.id) && row.item.disabled !== true && !liesBelowOne(row))
    .map((row) => row.id);
}

/** Where a drop puts the entries; null where they cannot go, because that is below one of them. */
export function moveTo(rows: readonly TreeRow[], ids: readonly string[], drop: Drop): TreeMove | null {
  const at = rows.findIndex((row) => row.id === drop.rowId && row.status === undefined);
  const row = rows[at];
  if (row === undefined) return null;
  const moved = new Set(ids);
  const byId = new Map(rows.map((one) => [one.id, one]));
  // Below an open branch there are the entries in it.
  const isFirstInside = drop.where === 'after' && row.isOpen && (row.item.children?.length ?? 0) > 0;
  const parentId = drop.where === 'inside' || isFirstInside ? row.id : row.parentId;
  for (let above = parentId; above !== null; above = byId.get(above)?.parentId ?? null)
    if (moved.has(above)) return null;
  return { ids, parentId, beforeId: nextSibling() };

  function nextSibling(): string | null {
    if (drop.where === 'inside') return null;
    if (isFirstInside) return row?.item.children?.find((child) => !moved.has(child.id))?.id ?? null;
    const following = rows
      .slice(drop.where === 'before' ? at : at + 1)
      .find((one) => one.parentId === parentId && one.status === undefined && !moved.has(one.id));
    return following?.id ?? null;
  }
}

/** Every place among the rows, from top to bottom, where the entries can go. */
export function allDrops(
  rows: readonly TreeRow[],
  ids: readonly string[],
  isAllowed: (move: TreeMove) => boolean,
): Drop[] {
  const drops = rows.flatMap<Drop>((row) => {
    if (row.status !== undefined) return [];
    const before: Drop = { rowId: row.id, where: 'before' };
    const inside: Drop[] =
      row.isBranch && row.item.disabled !== true ? [{ rowId: row.id, where: 'inside' }] : [];
    // After the last of its siblings there is no row to be in front of.
    const isLast = row.position === row.siblings && !row.isOpen;
    return [before, ...inside, ...(isLast ? [{ rowId: row.id, where: 'after' } as const] : [])];
  });
  return drops.filter((drop) => {
    const move = ids.includes(drop.rowId) ? null : moveTo(rows, ids, drop);
    return move !== null && isAllowed(move);
  });
}

/**
 * The place under a pointer.
 *
 * @param part how far down the row the pointer is, from 0 to 1
 */
export function dropAt(row: TreeRow, part: number): Drop {
  if (row.status !== undefined) return { rowId: row.item.id, where: 'inside' };
  const isInside = row.isBranch && row.item.disabled !== true && part > 0.25 && part < 0.75;
  return { rowId: row.id, where: isInside ? 'inside' : part < 0.5 ? 'before' : 'after' };
}
