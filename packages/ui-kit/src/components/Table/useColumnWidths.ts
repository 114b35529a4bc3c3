import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

interface ColumnWidth {
  column: number;
  pixels: number;
}

interface ColumnWidthOptions {
  isKept: boolean;
  columns: number;
  /** Stands for the rows: what comes after the first ones keeps their widths. */
  of: string | number;
}

/**
 * How wide each column is as the browser laid them out, to keep that while rows come and go; null while it is not to be kept. When
 * the box gets another width, or the table other rows, they are laid out and read again.
 */
export function useColumnWidths(
  box: RefObject<HTMLElement | null>,
  { isKept, columns, of }: ColumnWidthOptions,
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
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `of` stands for the content that is read
  }, [box, isKept, columns, of]);
  return isKept ? widths : null;
}
