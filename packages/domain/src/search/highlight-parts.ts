import { highlightRanges } from './highlight-ranges.ts';

/** A piece of a suggestion, highlighted or not. */
export interface HighlightPart {
  readonly text: string;
  readonly isHit: boolean;
}

/**
 * Cuts a suggestion into the pieces a row shows; joined they are the suggestion again. Spec §2.
 *
 * @param suggestion text to show
 * @param typed text as typed
 */
export function highlightParts(suggestion: string, typed: string): HighlightPart[] {
  const parts: HighlightPart[] = [];
  let from = 0;
  for (const { start, end } of highlightRanges(suggestion, typed)) {
    if (start > from) parts.push({ text: suggestion.slice(from, start), isHit: false });
    parts.push({ text: suggestion.slice(start, end), isHit: true });
    from = end;
  }
  if (from < suggestion.length) parts.push({ text: suggestion.slice(from), isHit: false });
  return parts;
}
