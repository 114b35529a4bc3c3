import { useState, type KeyboardEvent } from 'react';
import { allDrops, moveTo, type Drop } from './tree-drops.ts';
import { itemById, type TreeRow } from './tree-rows.ts';
import type { TreeItem, TreeMove, TreeWords } from './tree-types.ts';

interface TreeCarryOptions {
  enabled: boolean;
  items: readonly TreeItem[];
  rows: readonly TreeRow[];
  active: number;
  words: TreeWords;
  /** The entries that move when this one does. */
  together: (row: TreeRow) => readonly string[];
  isAllowed: (move: TreeMove) => boolean;
  setOpen: (row: TreeRow, open: boolean) => void;
  onMove: (move: TreeMove) => void;
  scrollTo: (index: number) => void;
}

/** Moving entries by keyboard: Ctrl+X takes them up, arrows choose a place, Enter puts them down, Esc leaves them. */
export function useTreeCarry({
  enabled,
  items,
  rows,
  active,
  words,
  together,
  isAllowed,
  setOpen,
  onMove,
  scrollTo,
}: TreeCarryOptions) {
  const [carried, setCarried] = useState<{ ids: readonly string[]; drop: Drop } | null>(null);
  const [said, setSaid] = useState('');

  const label = (id: string | undefined) => (id === undefined ? undefined : itemById(items, id)?.label) ?? '';
  const namesOf = (ids: readonly string[]) =>
    ids.length > 1 ? `${label(ids[0])} +${ids.length - 1}` : label(ids[0]);
  const placeOf = ({ rowId, where }: Drop) => words[where === 'past' ? 'after' : where]?.(label(rowId)) ?? '';

  function aim(ids: readonly string[], drop: Drop | undefined) {
    if (drop === undefined) return;
    setCarried({ ids, drop });
    setSaid(placeOf(drop));
    scrollTo(rows.findIndex((row) => row.id === drop.rowId));
  }

  function takeUp() {
    const row = rows[active];
    if (row === undefined || row.status !== undefined) return;
    const ids = together(row);
    const drops = allDrops(rows, ids, isAllowed);
    const drop = drops.find((one) => rows.findIndex(({ id }) => id === one.rowId) > active) ?? drops.at(-1);
    if (ids.length === 0 || drop === undefined) return;
    aim(ids, drop);
    setSaid(`${words.moving?.(namesOf(ids)) ?? ''} ${placeOf(drop)}`);
  }

  function carry(event: KeyboardEvent<HTMLElement>, { ids, drop }: { ids: readonly string[]; drop: Drop }) {
    const drops = allDrops(rows, ids, isAllowed);
    const at = drops.findIndex((one) => one.rowId === drop.rowId && one.where === drop.where);
    switch (event.key) {
      case 'ArrowDown':
        return aim(ids, drops[Math.min(drops.length - 1, at + 1)]);
      case 'ArrowUp':
        return aim(ids, drops[Math.max(0, at - 1)]);
      case 'Home':
        return aim(ids, drops[0]);
      case 'End':
        return aim(ids, drops.at(-1));
      case 'ArrowRight':
      case 'ArrowLeft': {
        const row = rows.find((one) => one.id === drop.rowId);
        const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
        const opens = (event.key === 'ArrowRight') !== isRightToLeft;
        if (drop.where === 'inside' && row && row.isOpen !== opens) setOpen(row, opens);
        return undefined;
      }
      case 'Enter': {
        const move = moveTo(rows, ids, drop);
        setCarried(null);
        setSaid(words.moved?.(namesOf(ids)) ?? '');
        if (move) onMove(move);
        return undefined;
      }
      case 'Escape':
      case 'Tab':
        setCarried(null);
        setSaid(words.cancelled ?? '');
        return undefined;
      default:
        return undefined;
    }
  }

  return {
    carried,
    said,
    namesOf,
    /** Answers whether the key was one of these. */
    onKey: (event: KeyboardEvent<HTMLElement>): boolean => {
      if (!enabled) return false;
      if (carried) {
        carry(event, carried);
        // The tab goes on; it only leaves the entries where they were.
        return event.key !== 'Tab';
      }
      const isCut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'x';
      if (isCut) takeUp();
      return isCut;
    },
    stop: () => setCarried(null),
  };
}
