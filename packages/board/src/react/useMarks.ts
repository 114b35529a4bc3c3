import { useEffect, useRef } from 'react';
import type { BoardSurface } from '../surface/boardSurface.ts';
import { marksLayer, type BoardMarks } from '../surface/paintMarks.ts';

/** Paints marks over a board, as long as there are some. */
export function useMarks(surface: BoardSurface | null, marks: BoardMarks | undefined): void {
  const latest = useRef(marks);
  const hasMarks = marks !== undefined;
  useEffect(() => {
    if (surface && hasMarks) surface.addLayer(marksLayer(surface, () => latest.current));
  }, [surface, hasMarks]);
  useEffect(() => {
    latest.current = marks;
    surface?.invalidateLayers();
  }, [surface, marks]);
}
