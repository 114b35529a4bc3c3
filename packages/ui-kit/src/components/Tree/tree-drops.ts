import type { TreeRow } from './tree-rows.ts';
import type { TreeItem, TreeMove } from './tree-types.ts';

/** A place where entries in motion can be put down, as seen from a row. */
export interface Drop {
  rowId: string;
  /** `after` an open branch is its beginning; `past` it is behind all that is in it. */
  where: 'before' | 'inside' | 'after' | 'past';
}

/** Those of the given entries that do not lie below another of them, in their order; also from closed branches. */
export function movedTogether(items: readonly TreeItem[], ids: readonly string[]): string[] {
  const wanted = new Set(ids);
  const among = (list: readonly TreeItem[]): string[] =>
    list.flatMap((item) => {
      if (!wanted.has(item.id)) return among(item.children ?? []);
      return item.disabled === true ? [] : [item.id];
    });
  return among(items);
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
  const byId = new Map(rows.map((row) => [row.id, row]));
  const drops = rows.flatMap<Drop>((row) => {
    const own: Drop[] = row.status === undefined ? [{ rowId: row.id, where: 'before' }] : [];
    if (row.isBranch && row.item.disabled !== true) own.push({ rowId: row.id, where: 'inside' });
    if (row.isOpen && row.item.children?.length !== 0) return own;
    // After the last of its siblings there is no row to be in front of; nor after the branches that end with it.
    for (
      let last: TreeRow | undefined = row;
      last?.position === last?.siblings && last !== undefined;
      last = last.parentId === null ? undefined : byId.get(last.parentId)
    )
      if (last.status === undefined) own.push({ rowId: last.id, where: last === row ? 'after' : 'past' });
    return own;
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

/** The row at which a place is drawn, and how far in. */
export function dropLine(
  rows: readonly TreeRow[],
  { rowId, where }: Drop,
): { rowId: string; where: 'before' | 'inside' | 'after'; level: number } | null {
  const at = rows.findIndex((row) => row.id === rowId);
  const row = rows[at];
  if (row === undefined) return null;
  if (where !== 'past') return { rowId, where, level: row.level };
  const end = rows.findIndex((one, index) => index > at && one.level <= row.level);
  return { rowId: rows.at(end === -1 ? -1 : end - 1)?.id ?? rowId, where: 'after', level: row.level };
}

/** The place below all rows: the end of the top level. */
export function dropAtEnd(rows: readonly TreeRow[]): Drop | null {
  const last = rows.findLast((row) => row.parentId === null);
  return last ? { rowId: last.id, where: 'past' } : null;
}
