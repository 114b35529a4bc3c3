import { useEffect, useRef, type RefObject } from 'react';

/** Keeps the keyboard's place in the lists of an element when rows leave. It must take the focus itself. */
export function useKeptPlace(): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const keep = async () => {
      // The first view does without it. A chunk that is lost is lost to this alone.
      const loaded = await import('./keep-place.ts').catch(() => undefined);
      if (!isGone && root.current !== null) stop = loaded?.keepPlace(root.current);
    };
    void keep();
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return root;
}
