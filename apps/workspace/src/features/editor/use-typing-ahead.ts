import { useEffect } from 'react';
import type { Panel } from './use-kept-view.ts';
import { isOtherField } from './use-page-keys.ts';

/** A field that has not come by then does not come, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Keeps what is typed until a field has the keyboard, and writes it there: the board would take the letters for tools and
 * commands. Esc, a press of the mouse and `PATIENCE` end the wait. Whatever else beside the board gets the keyboard takes its
 * keys itself, such as the button of a note that can only be read.
 *
 * @returns ends the wait at once
 */
export function holdTyping(): () => void {
  let typed = '';
  let isHeld = true;
  const ended = new AbortController();
  const { signal } = ended;
  const end = () => ended.abort();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') end();
    if (signal.aborted || !isHeld || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.key === 'Backspace') typed = typed.slice(0, -1);
    else if (event.key.length === 1) typed += event.key;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest('[data-board]') !== null) return;
    isHeld = false;
    if (!isOtherField(target)) return;
    end();
    // After what gave it the keyboard has also selected what it wants.
    if (typed !== '') queueMicrotask(() => document.execCommand('insertText', false, typed));
  };
  const timer = setTimeout(end, PATIENCE);
  signal.addEventListener('abort', () => clearTimeout(timer));
  window.addEventListener('keydown', onKeyDown, { capture: true, signal });
  window.addEventListener('focusin', onFocus, { signal });
  window.addEventListener('pointerdown', end, { capture: true, signal });
  return end;
}

/** What has the keyboard in a field once it is there. */
const WITH_FIELD: ReadonlySet<Panel | null> = new Set<Panel>(['commands', 'find', 'link', 'note', 'emoji']);

/** Holds what is typed while a panel with a field is on its way, see `holdTyping`. */
export function useTypingAhead(panel: Panel | null): void {
  useEffect(() => {
    const isAwaited = WITH_FIELD.has(panel) && !isOtherField(document.activeElement);
    return isAwaited ? holdTyping() : undefined;
  }, [panel]);
}
