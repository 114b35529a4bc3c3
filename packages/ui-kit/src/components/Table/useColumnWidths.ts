import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Pixels of each column as the browser laid them out, to keep them while rows come and go; null while they are not to be kept.
 * When the box gets another width, they are laid out and read again.
 */
export function useColumnWidths(
  box: RefObject<HTMLElement | null>,
  isKept: boolean,
  columns: number,
): readonly number[] | null {
  const [widths, setWidths] = useState<readonly number[] | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!isKept || element === null) return undefined;
    let width = -1;
    const observer = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.width ?? 0;
      if (now !== width) setWidths(null);
      width = now;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setWidths(null);
    };
  }, [box, isKept, columns]);
  useLayoutEffect(() => {
    if (!isKept || widths !== null) return;
    const headers = box.current?.querySelectorAll('thead th') ?? [];
    setWidths(Array.from(headers, (header) => header.getBoundingClientRect().width));
  }, [box, isKept, widths]);
  return isKept ? widths : null;
}
