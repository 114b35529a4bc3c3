import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * What the stylesheet made of the grid: its columns, pixels between rows, pixels from the top of the page, and the height of the
 * first row that was seen with these columns, which others are taken to have until they are measured.
 */
export interface GridLayout {
  columns: number;
  gap: number;
  top: number;
  width: number;
  rowHeight: number | undefined;
}

const same = (one: GridLayout | null, other: GridLayout) =>
  one !== null &&
  one.columns === other.columns &&
  one.gap === other.gap &&
  one.top === other.top &&
  one.width === other.width &&
  one.rowHeight === other.rowHeight;

/**
 * Reads the layout of a CSS grid and keeps it up to date; null on the server and until the first look.
 *
 * @param known what it was when the grid was left
 */
export function useGridLayout(
  root: RefObject<HTMLElement | null>,
  known: GridLayout | undefined,
): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(known ?? null);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const look = () => {
      const style = getComputedStyle(element);
      const { top, width } = element.getBoundingClientRect();
      const read = {
        columns: style.gridTemplateColumns.split(' ').length,
        gap: Number.parseFloat(style.rowGap) || 0,
        top: Math.round(top + window.scrollY),
        width,
      };
      const rowHeight = element.querySelector('[data-cell]:not([data-kept])')?.getBoundingClientRect().height;
      setLayout((last) => {
        // The height of cards follows from the width of the grid alone.
        const isKnown = last?.rowHeight !== undefined && last.width === width;
        const next = { ...read, rowHeight: isKnown ? last.rowHeight : rowHeight };
        return same(last, next) ? last : next;
      });
    };
    look();
    let frame = 0;
    // In the next frame: what it changes may change sizes again.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    });
    observer.observe(element);
    // What stands above the grid may grow.
    observer.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [root]);
  return layout;
}
