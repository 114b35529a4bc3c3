import { highlightPaint } from '../highlight/paint.ts';
import { iconLayout } from '../icon/layout.ts';
import { iconPaint } from '../icon/paint.ts';
import { layouts } from '../layouts.ts';
import { linkPart } from '../link/linkMark.ts';
import { registerLinks } from '../link/linkPart.ts';
import { paints } from '../paints.ts';
import { outlineOf } from './outline.ts';
import { outlines } from './outlines.ts';
import { drawingPaint } from './paint.ts';

/** Has lines drawn by hand, with a pen or a highlighter, and icons painted from now on, and links shown: one part, fetched at once. */
export function registerDrawings(): void {
  if (paints.get('drawing')) return;
  paints.register(drawingPaint(outlineOf));
  paints.register(highlightPaint);
  layouts.register(iconLayout);
  paints.register(iconPaint);
  registerLinks(linkPart);
  outlines.register({ id: 'hand', of: outlineOf });
}
