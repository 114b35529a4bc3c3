import { useEffect, useRef } from 'react';
import type { BoardSurface } from '../surface/boardSurface.ts';
import type { BoardMarks } from '../surface/paintMarks.ts';

/** Paints marks over a board, as long as there are some; the code for that comes with the first. */
export function useMarks(surface: BoardSurface | null, marks: BoardMarks | undefined): void {
  const latest = useRef(marks);
  const hasMarks = marks !== undefined;
  useEffect(() => {
    if (!surface || !hasMarks) return undefined;
    let isWanted = true;
    let remove = () => {};
    const show = async () => {
      const { marksLayer } = await import('../surface/paintMarks.ts');
      if (!isWanted) return;
      remove = surface.addLayer(marksLayer(surface, () => latest.current));
    };
    // Without it the board stands unmarked; what marks it is listed beside it.
    void show().catch(() => undefined);
    return () => {
      isWanted = false;
      remove();
    };
  }, [surface, hasMarks]);
  useEffect(() => {
    latest.current = marks;
    surface?.invalidateLayers();
  }, [surface, marks]);
}
