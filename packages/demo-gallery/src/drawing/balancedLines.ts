import type { Language } from '@boardwalk/domain';

import { textWidth } from './textMetrics.ts';

const PAUSE = /[\s、，。：；:;]$/;
const NEVER_FIRST = /^[、，。：；！？）」』”’,.:;!?)…%ー]/;
const NEVER_LAST = /[（「『“‘(¿¡]$/;
/** Words that lean on the one ahead of them. */
const PARTICLE = /^([\u3041-\u309f]{1,2}|[的了着过吗呢们])$/;
const FULL_WIDTH = /[\u2e80-\u9fff\uf900-\uff60]/;

/** How unwelcome a line break between two words is: none at a pause, some between two words written together. */
function breakCost(before: string, after: string): number {
  if (NEVER_FIRST.test(after) || NEVER_LAST.test(before) || after.startsWith(' ')) return Infinity;
  if (PAUSE.test(before)) return 0;
  if (!FULL_WIDTH.test(before) || !FULL_WIDTH.test(after)) return Infinity;
  return PARTICLE.test(after) ? 4 : 1.2;
}

/**
 * A text on as few lines as `maxEms` allows, the lines about equally long, broken at pauses where there are any and
 * never inside a word. Texts without a place to break stay as they are.
 *
 * @param language decides where words end in languages written without spaces
 * @param maxEms widest line, in font sizes
 */
export function balancedLines(text: string, language: Language, maxEms: number): string {
  const width = textWidth(text, 1);
  if (width <= maxEms || text.includes('\n')) return text;
  const words = Array.from(
    new Intl.Segmenter(language, { granularity: 'word' }).segment(text),
    (part) => part.segment,
  );
  const lineCount = Math.ceil(width / maxEms);
  const lines: string[] = [];
  let start = 0;
  for (let line = 1; line < lineCount; line++) {
    const target = (width * line) / lineCount;
    let best: number | undefined;
    let bestScore = Infinity;
    for (let index = start + 1; index < words.length; index++) {
      const at = textWidth(words.slice(0, index).join(''), 1);
      const score = breakCost(words[index - 1] ?? '', words[index] ?? '') + Math.abs(at - target);
      if (score < bestScore) [best, bestScore] = [index, score];
    }
    if (best === undefined) break;
    lines.push(words.slice(start, best).join('').trimEnd());
    start = best;
  }
  lines.push(words.slice(start).join(''));
  return lines.join('\n');
}
