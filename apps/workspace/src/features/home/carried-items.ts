import type { DragEvent } from 'react';
import type { Goal } from './items.ts';

/** What the mouse carries, and where it may be put down. */
export interface Carried {
  readonly canDrop: (goal: Goal) => boolean;
  readonly drop: (goal: Goal) => void;
}

/** The browser keeps what is dragged to itself until it is dropped; lists and tree are in one page, though. */
let carried: Carried | null = null;

/** Takes items up, or puts them down. */
export function carry(items: Carried | null): void {
  carried = items;
}

/** A place under the mouse. */
interface Target {
  readonly element: HTMLElement;
  readonly goal: Goal;
}

let marked: HTMLElement | null = null;

function mark(element: HTMLElement | null): void {
  if (marked !== element) marked?.removeAttribute('data-drop-here');
  element?.setAttribute('data-drop-here', '');
  marked = element;
}

/**
 * What makes an element take carried items: the place under the mouse is marked by `data-drop-here` while it would take them.
 *
 * @param targetOf the place under the mouse, if any
 */
export function dropHandlers(targetOf: (event: DragEvent<HTMLElement>) => Target | undefined) {
  const fit = (event: DragEvent<HTMLElement>) => {
    const target = carried === null ? undefined : targetOf(event);
    return target && carried?.canDrop(target.goal) ? target : undefined;
  };
  return {
    onDragOver(event: DragEvent<HTMLElement>) {
      const target = fit(event);
      mark(target?.element ?? null);
      if (target === undefined) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDragLeave: () => mark(null),
    onDrop(event: DragEvent<HTMLElement>) {
      const target = fit(event);
      mark(null);
      if (target === undefined) return;
      event.preventDefault();
      carried?.drop(target.goal);
    },
  };
}
