import { useCallback, useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** For the element around results: where the keyboard is in it. */
export interface KeptPlace {
  readonly page: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  /** Looks whether the keyboard's place is gone; for parts of the page that change by themselves. */
  readonly keep: () => void;
}

/**
 * Keeps the keyboard's place on the search page. A link that lifts a filter goes with it: the next filter takes the keyboard, or
 * the page's heading when there is none.
 */
export function useKeptPlace(): KeptPlace {
  const page = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  const group = useRef<Element | null>(null);
  const keep = useCallback(() => {
    if (last.current === null || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    const next = group.current?.isConnected ? group.current.querySelector('a') : null;
    (next ?? page.current?.querySelector('h1'))?.focus({ preventScroll: true });
  }, []);
  useEffect(keep);
  return {
    page,
    onFocus: ({ target }) => {
      last.current = target;
      group.current = target.closest('[role="group"]');
    },
    keep,
  };
}
