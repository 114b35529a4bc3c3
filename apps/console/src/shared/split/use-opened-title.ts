import { useLayoutEffect, useRef } from 'react';

/** The element of a `SplitPage` that waits for the title of what opens in it. */
export const OPENING = 'data-opening';

/** The title of what is open in a `SplitPage`. */
export const OPENED = 'data-opened-title';

/**
 * For the title of what opens beside a list: it takes the focus when it was opened from the list, so that it is in view and
 * spoken. Who comes by the address stays where browsers begin.
 */
export function useOpenedTitle() {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const pane = ref.current?.closest(`[${OPENING}]`);
    if (pane != null && pane === document.activeElement) ref.current?.focus();
  }, []);
  return { ref, tabIndex: -1, [OPENED]: '' } as const;
}
