const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Number of colours an avatar without a picture can have (spec §9). */
export const AVATAR_COLOURS = 6;

/** Making one costs more than a page of labels. */
let segmenter: Intl.Segmenter | undefined;

function graphemes(text: string): string[] {
  // Each character of ASCII stands for itself.
  if (/^[\x20-\x7e]*$/u.test(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * The letters an avatar without a picture shows. A Chinese, Japanese or Korean name gives the first of its last two
 * characters (family names come first, so this is where the given name starts); any other name the initials of its first two words.
 * Spec §5, ONB-31.
 *
 * @param name name as entered
 * @returns one or two letters, upper case; empty for an empty name
 */
export function avatarLabel(name: string): string {
  const words = name
    .normalize('NFC')
    .trim()
    .split(/[\s._-]+/u)
    .filter(Boolean);
  const all = graphemes(words.join(''));
  if (all.some((letter) => CJK.test(letter))) {
    const cjk = all.filter((letter) => CJK.test(letter));
    return cjk.at(-2) ?? cjk.at(-1) ?? '';
  }
  return words
    .slice(0, 2)
    .map((word) => graphemes(word)[0]?.toUpperCase() ?? '')
    .join('');
}

/**
 * The colour of an avatar without a picture: the same for the same key, spread evenly (FNV-1a).
 *
 * @param key what identifies the person, for instance the user id
 * @returns index into the palette, 0 to 5
 */
export function avatarColourIndex(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193) >>> 0;
  }
  // The low bits of FNV follow the last character; mix the high ones in.
  return ((hash ^ (hash >>> 15)) >>> 0) % AVATAR_COLOURS;
}
