import { useEffect, useRef } from 'react';
import type { Virtualizer } from '@tanstack/react-virtual';
import type { GridPosition } from './gridView.ts';

interface GridPositionOptions {
  virtualizer: Virtualizer<Window, Element>;
  columns: number;
  count: number;
  keyOf: (index: number) => string | number | undefined;
  initial: GridPosition | undefined;
  onChange: ((position: GridPosition) => void) | undefined;
}

/** Frames without a change after which the place counts as found. */
const SETTLED_FRAMES = 10;

const BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Where the row with an item begins, in pixels of the page; undefined while it is not there. */
function topOf(
  virtualizer: Virtualizer<Window, Element>,
  key: string | number,
  { columns, count, keyOf }: Pick<GridPositionOptions, 'columns' | 'count' | 'keyOf'>,
): number | undefined {
  for (let index = 0; index < count; index += 1)
    if (keyOf(index) === key) return virtualizer.measurementsCache[Math.floor(index / columns)]?.start;
  return undefined;
}

/** Goes back to where the reader was as soon as that item is there, and reports where the reader is whenever scrolling ends. */
export function useGridPosition({
  virtualizer,
  columns,
  count,
  keyOf,
  initial,
  onChange,
}: GridPositionOptions): void {
  const wanted = useRef(initial);
  const { isScrolling } = virtualizer;
  const hasScrolled = useRef(false);

  const keys = useRef(keyOf);
  useEffect(() => {
    keys.current = keyOf;
  });

  useEffect(() => {
    let frame = 0;
    let settled = 0;
    const step = () => {
      const { current: position } = wanted;
      if (position === undefined) return;
      const top = topOf(virtualizer, position.key, { columns, count, keyOf: keys.current });
      // Looked for again when more items are there.
      if (top === undefined) return;
      // A page that ends before it is scrolled to its end.
      const end = document.documentElement.scrollHeight - window.innerHeight;
      const goal = Math.min(Math.round(top + position.offset), Math.max(0, end));
      // Rows get their true heights as they are drawn, which moves those below.
      settled = Math.abs(window.scrollY - goal) < 1 ? settled + 1 : 0;
      if (settled === 0) window.scrollTo(0, goal);
      if (settled > SETTLED_FRAMES) wanted.current = undefined;
      frame = requestAnimationFrame(step);
    };
    const stop = () => {
      wanted.current = undefined;
    };
    frame = requestAnimationFrame(step);
    // A reader who scrolls is not moved elsewhere.
    for (const type of BY_HAND) window.addEventListener(type, stop, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const type of BY_HAND) window.removeEventListener(type, stop);
    };
  }, [virtualizer, columns, count]);

  useEffect(() => {
    if (isScrolling) {
      hasScrolled.current = true;
      return;
    }
    if (!hasScrolled.current || wanted.current !== undefined) return;
    hasScrolled.current = false;
    const row = virtualizer.getVirtualItemForOffset(window.scrollY);
    const key = row && keyOf(row.index * columns);
    if (row && key !== undefined) onChange?.({ key, offset: Math.round(window.scrollY - row.start) });
  }, [isScrolling, columns, keyOf, onChange, virtualizer]);
}
