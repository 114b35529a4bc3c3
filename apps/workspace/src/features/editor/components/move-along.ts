import type { KeyboardEvent } from 'react';

/** Moves the keyboard along the buttons of a bar. */
export function moveAlong(event: KeyboardEvent, root: HTMLElement | null): void {
  const step = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity }[event.key];
  const target = event.target;
  if (step === undefined || root === null || !(target instanceof HTMLElement) || !root.contains(target))
    return;
  // Those that are not shown here are left out.
  const buttons = [...root.querySelectorAll('button')].filter((button) => button.checkVisibility());
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
