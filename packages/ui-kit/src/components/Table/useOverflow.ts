import { useEffect, useState, type RefObject } from 'react';

/** What does not fit into a box that scrolls. */
export interface Overflow {
  /** Whether what the box holds is larger than the box. */
  overflows: boolean;
  /** The edges beyond which it goes on sideways; undefined when it is seen whole. */
  more: 'start' | 'end' | 'start end' | undefined;
}

/** A box that is scrolled by a fraction of a pixel is at its edge. */
const AT_EDGE = 1;

function overflowOf(box: HTMLElement): Overflow {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box;
  // Negative from right to left.
  const before = Math.abs(box.scrollLeft);
  const start = before > AT_EDGE;
  const end = scrollWidth - clientWidth - before > AT_EDGE;
  return {
    overflows: scrollWidth > clientWidth || scrollHeight > clientHeight,
    more: start && end ? 'start end' : start ? 'start' : end ? 'end' : undefined,
  };
}

/** What of a box's content does not fit, as it is scrolled now. */
export function useOverflow(box: RefObject<HTMLElement | null>): Overflow {
  const [overflow, setOverflow] = useState<Overflow>({ overflows: false, more: undefined });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const check = () => {
      const next = overflowOf(element);
      setOverflow((last) => (last.overflows === next.overflows && last.more === next.more ? last : next));
    };
    check();
    const observer = new ResizeObserver(check);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', check, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', check);
    };
  }, [box]);
  return overflow;
}
