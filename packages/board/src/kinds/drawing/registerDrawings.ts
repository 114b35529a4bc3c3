import { paints } from '../paints.ts';
import { outlineOf } from './outline.ts';
import { outlines } from './outlines.ts';
import { drawingPaint } from './paint.ts';

/** Has lines drawn by hand painted from now on. */
export function registerDrawings(): void {
  if (paints.get('drawing')) return;
  paints.register(drawingPaint(outlineOf));
  outlines.register({ id: 'hand', of: outlineOf });
}
