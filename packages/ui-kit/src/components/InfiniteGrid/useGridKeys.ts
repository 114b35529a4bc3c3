import type { KeyboardEvent } from 'react';
import { FOCUSABLE } from './useQuietCells.ts';

interface GridKeys {
  active: number;
  count: number;
  columns: number;
  /** The cell whose controls the keyboard is in, or -1. */
  entered: number;
  focus: (index: number) => void;
  enter: (index: number) => void;
  /** Rows on one page. */
  pageSize: () => number;
}

const WRITES = 'input, textarea, select, [contenteditable]';

/**
 * The keys of a grid as WAI-ARIA describes them: arrows, Home and End in a row, with Ctrl in all, pages; Enter follows the
 * link of a cell, F2 goes into it and Esc comes out.
 */
export function useGridKeys({ active, count, columns, entered, focus, enter, pageSize }: GridKeys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target as HTMLElement;
    const cell = target.closest<HTMLElement>('[data-cell]');
    if (cell === null || event.defaultPrevented) return;
    const isInside = target !== cell;
    if (isInside && (event.key === 'Escape' || event.key === 'F2')) {
      event.preventDefault();
      enter(-1);
      cell.focus();
      return;
    }
    if (isInside && (entered >= 0 || target.matches(WRITES))) return;
    const controls = cell.querySelectorAll<HTMLElement>(FOCUSABLE);
    if (!isInside && event.key === 'Enter') {
      controls[0]?.click();
      return;
    }
    if (!isInside && event.key === 'F2' && controls.length > 0) {
      event.preventDefault();
      enter(active);
      controls[0]?.focus();
      return;
    }
    const next = nextCell(event, { active, count, columns, rows: pageSize() });
    if (next === null) return;
    event.preventDefault();
    focus(Math.max(0, Math.min(count - 1, next)));
  };
}

function nextCell(
  event: KeyboardEvent<HTMLElement>,
  { active, count, columns, rows }: { active: number; count: number; columns: number; rows: number },
): number | null {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const rowStart = active - (active % columns);
  switch (event.key) {
    case 'ArrowRight':
      return active + forward;
    case 'ArrowLeft':
      return active - forward;
    case 'ArrowDown':
      return active + columns < count ? active + columns : active;
    case 'ArrowUp':
      return active - columns >= 0 ? active - columns : active;
    case 'PageDown':
      return active + columns * rows;
    case 'PageUp':
      return active - columns * rows;
    case 'Home':
      return event.ctrlKey ? 0 : rowStart;
    case 'End':
      return event.ctrlKey ? count - 1 : rowStart + columns - 1;
    default:
      return null;
  }
}
