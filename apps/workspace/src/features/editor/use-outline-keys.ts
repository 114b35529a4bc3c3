import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { OutlineNode } from '@boardwalk/board';
import { rowByLetters, type OutlineRow } from './outline-rows.ts';

/** Milliseconds after which typing starts again. */
const PAUSE = 700;

const SHIFTS = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'out', ArrowRight: 'in' } as const;
const isShift = (key: string): key is keyof typeof SHIFTS => key in SHIFTS;

/** Where a topic goes by Alt with an arrow. */
export type OutlineShift = (typeof SHIFTS)[keyof typeof SHIFTS];

/** How a row is gone to: alone selected, with all from the last chosen one on, or without a change of the selection. */
export type OutlineStep = 'only' | 'extend' | 'focus';

export interface OutlineKeys {
  readonly rows: readonly OutlineRow[];
  /** What a row is found by when its first letters are typed. */
  readonly nameOf: (node: OutlineNode) => string;
  /** Rows that fit into the view. */
  readonly pageSize: () => number;
  readonly goTo: (index: number, step: OutlineStep) => void;
  readonly toggleOpen: (ids: readonly string[], isOpen: boolean) => void;
  readonly toggleSelected: (id: string) => void;
  readonly selectAll: () => void;
  readonly choose: (id: string) => void;
  readonly remove: (at: number) => void;
  readonly write: (id: string) => void;
  readonly enter: (row: OutlineRow) => void;
  readonly shift: (row: OutlineRow, shift: OutlineShift) => void;
}

/**
 * The keys of the outline as WAI-ARIA describes them for a tree of several to choose from: arrows, Home, End, pages, first letters,
 * Shift to extend, Ctrl to move without choosing, Ctrl+Space and Ctrl+A; and those of its own: Enter, F2, Delete, Alt with an arrow.
 */
export function useOutlineKeys(keys: OutlineKeys) {
  const typed = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { rows, goTo } = keys;

  function type(at: number, letter: string): void {
    clearTimeout(timer.current);
    typed.current += letter.toLocaleLowerCase();
    timer.current = setTimeout(() => (typed.current = ''), PAUSE);
    const found = rowByLetters(rows, at, typed.current, keys.nameOf);
    if (found >= 0) goTo(found, 'only');
  }

  /** Ctrl or Cmd with a key. Answers whether it was one of these. */
  function command(event: KeyboardEvent, { node: { id } }: OutlineRow): boolean {
    if (event.key.toLowerCase() === 'a' && !event.shiftKey) keys.selectAll();
    else if (event.key === ' ') keys.toggleSelected(id);
    else return false;
    return true;
  }

  /** Keys that lead to another row. Answers whether it was one of these. */
  function travel(event: KeyboardEvent, at: number): boolean {
    const isCommand = event.ctrlKey || event.metaKey;
    const step = event.shiftKey ? 'extend' : isCommand ? 'focus' : 'only';
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: rows.length - 1,
      PageDown: at + keys.pageSize(),
      PageUp: at - keys.pageSize(),
    }[event.key];
    if (next === undefined) return false;
    goTo(Math.max(0, Math.min(rows.length - 1, next)), step);
    return true;
  }

  function plain(event: KeyboardEvent, row: OutlineRow, at: number): boolean {
    const { id } = row.node;
    const { key } = event;
    switch (key) {
      case 'ArrowRight':
        if (row.isOpen === false) keys.toggleOpen([id], true);
        else if (row.isOpen === true) goTo(at + 1, 'only');
        return true;
      case 'ArrowLeft':
        if (row.isOpen === true) keys.toggleOpen([id], false);
        else if (row.parent !== null)
          goTo(
            rows.findIndex(({ node }) => node.id === row.parent),
            'only',
          );
        return true;
      case 'Delete':
      case 'Backspace':
        keys.remove(at);
        return true;
      case 'F2':
        keys.write(id);
        return true;
      case 'Enter':
        keys.enter(row);
        return true;
      case '*': {
        const siblings = rows.filter(({ parent, isOpen }) => parent === row.parent && isOpen === false);
        keys.toggleOpen(
          siblings.map(({ node }) => node.id),
          true,
        );
        return true;
      }
      case ' ':
        if (typed.current !== '') type(at, key);
        else if (event.shiftKey) goTo(at, 'extend');
        else keys.choose(id);
        return true;
      default:
        // `?` is a key of the page.
        if ([...key].length !== 1 || key === '?') return false;
        type(at, key);
        return true;
    }
  }

  return (event: KeyboardEvent, row: OutlineRow, at: number): void => {
    const { key, altKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    let isDone = true;
    if (altKey) {
      if (!isShift(key)) return;
      keys.shift(row, SHIFTS[key]);
    } else isDone = travel(event, at) || (isCommand ? command(event, row) : plain(event, row, at));
    if (isDone) event.preventDefault();
  };
}
