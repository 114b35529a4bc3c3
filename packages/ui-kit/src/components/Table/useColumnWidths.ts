import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface ColumnWidth {
  column: number;
  pixels: number;
}

/**
 * How wide each column is as the browser laid them out, to keep that while rows come and go; null while it is not to be kept. When
 * the box gets another width, they are laid out and read again.
 */
export function useColumnWidths(
  box: RefObject<HTMLElement | null>,
  isKept: boolean,
  columns: number,
): readonly ColumnWidth[] | null {
  const [widths, setWidths] = useState<readonly ColumnWidth[] | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!isKept || element === null) return undefined;
    let last = -1;
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0;
      if (width === last) return;
      last = width;
      flushSync(() => setWidths(null));
      const headers = [...element.querySelectorAll('thead th')].slice(0, columns);
      setWidths(headers.map((header, column) => ({ column, pixels: header.getBoundingClientRect().width })));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isKept, columns]);
  return isKept ? widths : null;
}
