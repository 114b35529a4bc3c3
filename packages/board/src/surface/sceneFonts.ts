import { textsOf } from '../document/index.ts';
import { familyFor, scriptOf } from '../fonts/boardFamily.ts';
import { loadBoardFonts } from '../fonts/loadBoardFonts.ts';
import { paints } from '../kinds/paints.ts';
import { TextMeasurer, type BoardSource } from '../layout/index.ts';

let measuring: CanvasRenderingContext2D | null = null;

/** Measures a text with the browser's canvas. */
function measureInBrowser(text: string, font: string): number {
  measuring ??= document.createElement('canvas').getContext('2d');
  if (!measuring) return 0;
  measuring.font = font;
  return measuring.measureText(text).width;
}

/** A measurer in the fonts of a board, as far as they are loaded. */
export const measurerFor = (source: BoardSource): TextMeasurer =>
  new TextMeasurer(measureInBrowser, familyFor(scriptOf(source.elements.values())));

/**
 * What a board is laid out with: its fonts, those of them that have come, and the kinds whose parts have. As long as it is
 * the same, laying out again would change nothing.
 */
export function laidOutWith({ measurer }: { readonly measurer: TextMeasurer }): string {
  let fonts = 0;
  for (const { status } of document.fonts) if (status === 'loaded') fonts += 1;
  return `${measurer.family} ${fonts} ${paints.all.length}`;
}

/** Loads the fonts a board needs (see `loadBoardFonts`). */
export function loadFontsFor(source: BoardSource): Promise<void> {
  let text = '';
  for (const element of source.elements.values()) text += textsOf(element).join('');
  return loadBoardFonts(text, scriptOf(source.elements.values()));
}

/** Calls `listener` whenever further font files have come; returns what ends that. */
export function onFontsLoaded(listener: () => void): () => void {
  const done = (event: Event) => {
    if (!('fontfaces' in event) || (Array.isArray(event.fontfaces) && event.fontfaces.length > 0)) listener();
  };
  document.fonts.addEventListener('loadingdone', done);
  return () => document.fonts.removeEventListener('loadingdone', done);
}
