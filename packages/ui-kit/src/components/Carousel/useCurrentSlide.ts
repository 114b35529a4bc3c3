import { useEffect, useState, type RefObject } from 'react';

/** Index of the first slide in view of a scrolling row. */
export function useCurrentSlide(track: RefObject<HTMLElement | null>, count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const list = track.current;
    if (!list) return undefined;
    const ratios = new Map<Element, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) ratios.set(entry.target, entry.intersectionRatio);
        const first = [...list.children].findIndex((slide) => (ratios.get(slide) ?? 0) > 0.6);
        if (first >= 0) setCurrent(first);
      },
      { root: list, threshold: [0, 0.6, 1] },
    );
    for (const slide of [...list.children].slice(0, count)) observer.observe(slide);
    return () => observer.disconnect();
  }, [track, count]);
  return current;
}
