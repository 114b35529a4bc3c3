import { foldText, type FoldedText } from './fold-text.ts';

/** Part of a text, in UTF-16 positions; `end` does not belong to it. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

function find(folded: FoldedText, part: string): TextRange[] {
  const ranges: TextRange[] = [];
  for (
    let from = folded.text.indexOf(part);
    from >= 0;
    from = folded.text.indexOf(part, from + part.length)
  ) {
    const to = from + part.length - 1;
    ranges.push({ start: folded.starts[from] ?? 0, end: folded.ends[to] ?? 0 });
  }
  return ranges;
}

function merge(ranges: readonly TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    } else merged.push(range);
  }
  return merged;
}

/**
 * Where the typed text stands in a suggestion, to be highlighted: the whole of it if it occurs, else each of its words. Case,
 * width and accents make no difference. Spec §2.
 *
 * @param suggestion text to show
 * @param typed text as typed
 * @returns ranges in order that do not touch; empty when nothing of the typed text occurs
 */
export function highlightRanges(suggestion: string, typed: string): TextRange[] {
  const folded = foldText(suggestion);
  const wanted = foldText(typed).text.trim().replace(/\s+/gu, ' ');
  if (wanted === '') return [];
  const whole = find(folded, wanted);
  return merge(whole.length > 0 ? whole : wanted.split(' ').flatMap((word) => find(folded, word)));
}
