import { useLayoutEffect, useState, type RefObject } from 'react';

/** What the stylesheet made of the grid: its columns, pixels between rows, and pixels from the top of the page. */
export interface GridLayout {
  columns: number;
  gap: number;
  top: number;
}

const same = (one: GridLayout | null, other: GridLayout) =>
  one !== null && one.columns === other.columns && one.gap === other.gap && one.top === other.top;

/** Reads the layout of a CSS grid and keeps it up to date; null on the server and until the first look. */
export function useGridLayout(root: RefObject<HTMLElement | null>): GridLayout | null {
  const [layout, setLayout] = useState<GridLayout | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const look = () => {
      const style = getComputedStyle(element);
      const next = {
        columns: style.gridTemplateColumns.split(' ').length,
        gap: Number.parseFloat(style.rowGap) || 0,
        top: Math.round(element.getBoundingClientRect().top + window.scrollY),
      };
      setLayout((last) => (same(last, next) ? last : next));
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
