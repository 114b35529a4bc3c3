import type { KeyboardEvent } from 'react';

/** The buttons that are shown in `root`. */
const buttonsIn = (root: HTMLElement): HTMLButtonElement[] =>
  [...root.querySelectorAll('button')].filter((button) => button.checkVisibility());

/** Moves the keyboard along the buttons of a bar. */
export function moveAlong(event: KeyboardEvent, root: HTMLElement | null): void {
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
  const target = event.target;
  if (step === undefined || root === null || !(target instanceof HTMLElement) || !root.contains(target))
    return;
  const buttons = buttonsIn(root);
  const at = buttons.indexOf(target as HTMLButtonElement);
  if (at < 0) return;
  event.preventDefault();
  const next = Number.isFinite(step)
    ? (at + step + buttons.length) % buttons.length
    : step < 0
      ? 0
      : buttons.length - 1;
  buttons[next]?.focus();
}

/** Moves the keyboard along the buttons of rows, and from row to row. */
export function moveInRows(event: KeyboardEvent, root: HTMLElement | null): void {
  const down = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (down === undefined) {
    moveAlong(event, root);
    return;
  }
  const target = event.target;
  if (root === null || !(target instanceof HTMLElement) || !root.contains(target)) return;
  event.preventDefault();
  const from = target.getBoundingClientRect();
  let next: HTMLElement | null = null;
  let shortest = Infinity;
  for (const button of buttonsIn(root)) {
    const { left, top } = button.getBoundingClientRect();
    const rows = (top - from.top) * down;
    if (rows < from.height / 2) continue;
    // The next row first, and in it the place nearest to this column.
    const far = rows * 1000 + Math.abs(left - from.left);
    if (far < shortest) [next, shortest] = [button, far];
  }
  next?.focus();
}
