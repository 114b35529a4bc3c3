import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useState, type ReactNode } from 'react';
import { UndrawnText } from './UndrawnText.tsx';

interface UndrawnTextOptions {
  virtualizer: Virtualizer<Window, Element>;
  items: readonly unknown[];
  getText: ((item: unknown) => string) | undefined;
  columns: number;
  /** Pixels above the grid. */
  top: number;
}

/** The words of the cards that are not drawn, brought up to date whenever scrolling has ended; null for none. */
export function useUndrawnText({ virtualizer, items, getText, columns, top }: UndrawnTextOptions): ReactNode {
  const [element, setElement] = useState<ReactNode>(null);
  const { isScrolling } = virtualizer;
  const drawn = virtualizer
    .getVirtualItems()
    .map(({ index }) => index)
    .join(' ');
  useEffect(() => {
    if (isScrolling || getText === undefined || !('onbeforematch' in document.documentElement))
      return undefined;
    const write = () => {
      const rows = virtualizer.measurementsCache.map(({ index, start, end }) => ({
        start: start - top,
        end: end - top,
        text: items
          .slice(index * columns, (index + 1) * columns)
          .map(getText)
          .join(' · '),
      }));
      setElement(<UndrawnText rows={rows} drawn={new Set(drawn.split(' ').map(Number))} />);
    };
    // After what is seen.
    const timer = setTimeout(write);
    return () => clearTimeout(timer);
  }, [virtualizer, items, getText, columns, top, drawn, isScrolling]);
  return element;
}
