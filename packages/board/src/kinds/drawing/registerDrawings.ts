import { highlightPaint } from '../highlight/paint.ts';
import { paints } from '../paints.ts';
import { outlineOf } from './outline.ts';
import { outlines } from './outlines.ts';
import { drawingPaint } from './paint.ts';

/** Has lines drawn by hand, with a pen or a highlighter, painted from now on. */
export function registerDrawings(): void {
  if (paints.get('drawing')) return;
  paints.register(drawingPaint(outlineOf));
  paints.register(highlightPaint);
  outlines.register({ id: 'hand', of: outlineOf });
}
