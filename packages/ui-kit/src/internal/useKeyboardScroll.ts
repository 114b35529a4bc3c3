import { useEffect, useState, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, iframe, [tabindex]';

/**
 * Whether a scrolling box must take the focus itself, because it overflows and holds nothing that takes it:
 * otherwise the keyboard could not scroll it.
 */
export function useKeyboardScroll(box: RefObject<HTMLElement | null>): boolean {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const check = () =>
      setNeeded(element.scrollHeight > element.clientHeight && element.querySelector(FOCUSABLE) === null);
    check();
    const observer = new ResizeObserver(check);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [box]);
  return needed;
}
