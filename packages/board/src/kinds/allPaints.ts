import { outlineOf } from './drawing/outline.ts';
import { drawingPaint } from './drawing/paint.ts';
import { paints } from './paints.ts';

/** Has every kind painted from now on, where nothing can be waited for: in editors and in thumbnails. */
export function registerAllPaints(): void {
  if (!paints.get('drawing')) paints.register(drawingPaint(outlineOf));
}
