import { createRequire } from 'node:module';
import { loadFontTable, type Subset } from './fontTable.ts';

/** Asks for the coloured form of the character before it. */
const COLOURED = '\u{fe0f}';

/** One emoji as people see it, with its skin tone, joined people and flags whole. */
const ONE = String.raw`(?:\p{RGI_Emoji}|\p{Emoji_Presentation})\u{fe0f}?`;
const EMOJI = new RegExp(ONE, 'v');
const SINGLES = new RegExp(ONE, 'gv');
const PARTS = new RegExp(`((?:${ONE})+)`, 'v');

const require = createRequire(import.meta.url);
let table: readonly Subset[] | undefined;
const subsetOf = new Map<string, Subset | null>();

/** A part of a text: emoji only, or none. */
export interface TextRun {
  readonly text: string;
  readonly isEmoji: boolean;
}

/** Whether a text has emoji. */
export const hasEmoji = (text: string): boolean => EMOJI.test(text);

/** A text cut where emoji begin and end. */
export function runsOf(text: string): TextRun[] {
  return text
    .split(PARTS)
    .map((part, index) => ({ text: part, isEmoji: index % 2 === 1 }))
    .filter((run) => run.text !== '');
}

/**
 * The parts of the emoji font that a text needs. A part holds all characters of each emoji it draws, and the first that
 * holds them draws them as one.
 */
export function emojiSubsets(text: string): Subset[] {
  // Its .woff2 files have the colours as SVG alone, which the canvas does not draw.
  table ??= loadFontTable(
    require.resolve('@fontsource/noto-color-emoji/package.json'),
    'Noto Color Emoji',
    '400-normal.woff',
  );
  const needed = new Set<Subset>();
  for (const [emoji] of text.matchAll(SINGLES)) {
    const subset = subsetOf.get(emoji) ?? find(table, emoji) ?? find(table, emoji.replaceAll(COLOURED, ''));
    subsetOf.set(emoji, subset);
    if (subset !== null) needed.add(subset);
  }
  return [...needed];
}

function find(subsets: readonly Subset[], emoji: string): Subset | null {
  const codes = [...emoji].map((character) => character.codePointAt(0) ?? 0);
  const holds = ({ ranges }: Subset) =>
    codes.every((code) => ranges.some(([first, last]) => code >= first && code <= last));
  return subsets.find(holds) ?? null;
}
