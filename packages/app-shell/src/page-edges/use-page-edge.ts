import { useEffect, type RefObject } from 'react';

type Edge = 'start' | 'end';

/** Bars that stay in sight at an edge of the window, and the pixels that each takes. */
const bars: Record<Edge, Map<Element, number>> = { start: new Map(), end: new Map() };

function apply(edge: Edge): void {
  const { style } = document.documentElement;
  const property = edge === 'start' ? 'scroll-padding-block-start' : 'scroll-padding-block-end';
  const most = Math.max(0, ...bars[edge].values());
  if (most === 0) style.removeProperty(property);
  else style.setProperty(property, `${Math.ceil(most)}px`);
}

/**
 * Leaves room at an edge of the page for a bar that stays in sight: what takes the focus, or is scrolled to, comes to
 * stand beside the bar instead of under it (WCAG 2.4.11). Lists that scroll by themselves read the same property.
 *
 * @param bar a sticky bar as long as the page is wide
 * @param edge where it stays
 */
export function usePageEdge(bar: RefObject<HTMLElement | null>, edge: Edge): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const measure = () => {
      const style = getComputedStyle(element);
      const away = Number.parseFloat(edge === 'start' ? style.insetBlockStart : style.insetBlockEnd);
      bars[edge].set(element, element.getBoundingClientRect().height + (away || 0));
      apply(edge);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      bars[edge].delete(element);
      apply(edge);
    };
  }, [bar, edge]);
}
