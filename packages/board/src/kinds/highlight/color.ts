import type { BoardColor, BoardPaint } from '../../document/elementBase.ts';
import { contrast, mixColors, withAlpha } from '../../render/color.ts';
import type { PaintGround } from '../../render/kindPaint.ts';
import { shade, type BoardTheme } from '../../render/theme.ts';

/** How much a highlight covers: grounds of any colour are seen through it. */
const COVER = 0.45;
/** Contrast of a highlight with what it is on, so that it is seen there, and of a text with the highlight below it. */
const SEEN = 1.3;
const READABLE = 4.5;
const STEPS = 20;

/** The colours found so far: each takes dozens of mixtures, and a board is painted many times a second. */
const found = new WeakMap<BoardTheme, Map<string, string>>();
/** Grounds of any colour come along while somebody picks one. */
const MOST_FOUND = 500;

/**
 * The colour of a highlighter on a ground: its own, made as much darker or lighter as it takes to be seen there with the text
 * readable on it; null for none.
 *
 * @param ground left out, the board itself
 */
export function highlightColor(
  theme: BoardTheme,
  stroke: BoardPaint,
  ground: PaintGround = { color: theme.canvas, text: theme.ink },
): string | null {
  if (stroke === 'none') return null;
  const known = found.get(theme) ?? new Map<string, string>();
  found.set(theme, known);
  const key = `${stroke} ${ground.color} ${ground.text}`;
  const color = known.get(key) ?? findColor(theme, stroke, ground);
  if (known.size >= MOST_FOUND) known.clear();
  known.set(key, color);
  return color;
}

function findColor(theme: BoardTheme, stroke: BoardColor, ground: PaintGround): string {
  const own = mixColors(shade(theme, stroke, 'fill'), shade(theme, stroke, 'line'), 0.5);
  const shades = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS).flatMap((share) =>
    ['#000000', '#ffffff'].map((end) => mixColors(own, end, share)),
  );
  const seen = shades.filter((color) => contrast(marked(ground, color), ground.color) >= SEEN);
  const textContrast = (color: string) => contrast(marked(ground, color), ground.text);
  // Where a text can hardly be read without a highlight either, it is to be no worse with it.
  const readable = Math.min(READABLE, contrast(ground.color, ground.text));
  return withAlpha(seen.find((color) => textContrast(color) >= readable) ?? seen[0] ?? own, COVER);
}

/** What a highlight leaves of a ground. */
const marked = (ground: PaintGround, color: string): string => mixColors(ground.color, color, COVER);
