import type { KeyboardEvent } from 'react';
import { idsBetween, rowByLetters, type TreeRow } from './tree-rows.ts';
import { useTypeAhead } from './useTypeAhead.ts';

interface TreeKeys {
  rows: readonly TreeRow[];
  /** Index of the row that has the focus. */
  active: number;
  /** Rows on one page. */
  pageSize: () => number;
  focus: (index: number) => void;
  toggleOpen: (rows: readonly TreeRow[], open: boolean) => void;
  press: (row: TreeRow) => void;
  open: (row: TreeRow) => void;
  /** With several to choose from; undefined with one. */
  selectRange: ((ids: readonly string[] | 'extend', index: number) => void) | undefined;
}

/** The keys of a tree as WAI-ARIA describes them: arrows, Home, End, pages, first letters, Space, Enter, *. */
export function useTreeKeys({
  rows,
  active,
  pageSize,
  focus,
  toggleOpen,
  press,
  open,
  selectRange,
}: TreeKeys) {
  const typeAhead = useTypeAhead();
  const go = (index: number) => focus(Math.max(0, Math.min(rows.length - 1, index)));

  function into(row: TreeRow) {
    if (row.isBranch && !row.isOpen) toggleOpen([row], true);
    else if (row.isOpen) go(active + 1);
  }

  function out(row: TreeRow) {
    if (row.isOpen) toggleOpen([row], false);
    else if (row.parentId !== null) go(rows.findIndex((one) => one.id === row.parentId));
  }

  function type(letter: string) {
    const found = rowByLetters(rows, active, typeAhead.add(letter));
    if (found >= 0) go(found);
  }

  /** Answers whether the key was one of the tree's. */
  return (event: KeyboardEvent<HTMLElement>): boolean => {
    const row = rows[active];
    const { key, shiftKey, altKey } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    if (row === undefined || altKey) return false;
    if (isCommand && key.toLowerCase() === 'a' && selectRange) {
      selectRange(idsBetween(rows, 0, rows.length - 1), active);
      return true;
    }
    if (isCommand) return false;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    switch (key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        const next = Math.max(0, Math.min(rows.length - 1, active + (key === 'ArrowDown' ? 1 : -1)));
        if (shiftKey && selectRange) selectRange('extend', next);
        focus(next);
        return true;
      }
      case 'ArrowRight':
      case 'ArrowLeft':
        if ((key === 'ArrowRight') === isRightToLeft) out(row);
        else into(row);
        return true;
      case 'Home':
        go(0);
        return true;
      case 'End':
        go(rows.length - 1);
        return true;
      case 'PageDown':
        go(active + pageSize());
        return true;
      case 'PageUp':
        go(active - pageSize());
        return true;
      case 'Enter':
        open(row);
        return true;
      case '*':
        toggleOpen(
          rows.filter((one) => one.parentId === row.parentId && one.isBranch),
          true,
        );
        return true;
      case ' ':
        if (typeAhead.isTyping()) type(key);
        else press(row);
        return true;
      default:
        if ([...key].length !== 1) return false;
        type(key);
        return true;
    }
  };
}
