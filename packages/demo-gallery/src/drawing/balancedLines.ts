import { textWidth } from './textMetrics.ts';

const BREAK_AFTER = new Set(' 、，。：；！？）」』-/');
const NEVER_FIRST = new Set('、，。：；！？）」』”’,.:;!?)…');
const NEVER_LAST = new Set('（「『“‘(¿¡');
const FULL_WIDTH = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/;

/** How unwelcome a line break before `characters[index]` is: 0 at a natural pause, Infinity inside a word. */
function cost(characters: readonly string[], index: number): number {
  const before = characters[index - 1] ?? '';
  const after = characters[index] ?? '';
  if (NEVER_FIRST.has(after) || NEVER_LAST.has(before) || after === ' ') return Infinity;
  if (BREAK_AFTER.has(before)) return 0;
  return FULL_WIDTH.test(before) && FULL_WIDTH.test(after) ? 1.6 : Infinity;
}

/**
 * A text on as few lines as `maxEms` allows, the lines about equally long and broken at pauses where there are any.
 * Texts without a place to break stay as they are.
 *
 * @param maxEms widest line, in font sizes
 */
export function balancedLines(text: string, maxEms: number): string {
  const width = textWidth(text, 1);
  if (width <= maxEms || text.includes('\n')) return text;
  const lineCount = Math.ceil(width / maxEms);
  const characters = [...text];
  const lines: string[] = [];
  let start = 0;
  for (let line = 1; line < lineCount; line++) {
    const target = (width * line) / lineCount;
    let best = -1;
    let bestScore = Infinity;
    for (let index = start + 1; index < characters.length; index++) {
      const at = textWidth(characters.slice(0, index).join(''), 1);
      const score = cost(characters, index) + Math.abs(at - target);
      if (score < bestScore) [best, bestScore] = [index, score];
    }
    if (best === -1) break;
    lines.push(characters.slice(start, best).join('').trimEnd());
    start = best;
  }
  lines.push(characters.slice(start).join(''));
  return lines.join('\n');
}
