import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** The first of what can be used, the wanted one before it. */
function target(group: HTMLElement, wanted: string | null): HTMLElement | null {
  const usable = (selector: string) => group.querySelector<HTMLElement>(`${selector}:not(:disabled)`);
  const [tile, act] = wanted?.split('/') ?? [];
  const inTile = (what: string) => tile && usable(`[data-image="${CSS.escape(tile)}"] ${what}`);
  return inTile(`[data-act="${act ?? ''}"]`) || inTile('[data-act]') || usable('input') || usable('button');
}

/**
 * Keeps the focus in a group whose controls come and go: the one that had it may leave with what it belonged to, or move
 * with it. Give `onFocus` and `onBlur` to the group.
 */
export function useHeldFocus(group: RefObject<HTMLElement | null>) {
  const isHeld = useRef(false);
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const element = group.current;
    if (!element || !isHeld.current) return;
    if (wanted.current === null && element.contains(document.activeElement)) return;
    target(element, wanted.current)?.focus();
    wanted.current = null;
  });
  return {
    /** After the next change the focus belongs to this button of this picture, or to another one of it. */
    want: (id: string, act: string) => {
      wanted.current = `${id}/${act}`;
    },
    onFocus: () => {
      isHeld.current = true;
    },
    onBlur: (event: FocusEvent) => {
      // A control that leaves the page has lost the focus to nobody.
      if (event.target.isConnected) isHeld.current = event.currentTarget.contains(event.relatedTarget);
    },
  };
}
