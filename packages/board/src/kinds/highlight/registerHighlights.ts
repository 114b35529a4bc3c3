import { layouts } from '../layouts.ts';
import { paints } from '../paints.ts';
import { highlightLayout } from './layout.ts';
import { highlightPaint } from './paint.ts';

/** Has lines of a highlighter laid out and painted from now on. */
export function registerHighlights(): void {
  if (paints.get('highlight')) return;
  layouts.register(highlightLayout);
  paints.register(highlightPaint);
}
