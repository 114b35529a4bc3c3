import { foldText } from '../search/fold-text.ts';

const CJK = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * The words of a list that stand in a text; case, accents and width make no difference. Words of scripts with spaces stand alone,
 * so that a name that holds one is not found; Chinese, Japanese and Korean ones are found anywhere.
 * Decisions: "Publishing and review".
 *
 * @param text text as written
 * @param words words to look for
 */
export function findWords(text: string, words: readonly string[]): string[] {
  const folded = foldText(text).text;
  return words.filter((word) => {
    const wanted = foldText(word).text.trim();
    if (wanted === '') return false;
    for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + 1)) {
      const [before, after] = [folded.slice(0, at).at(-1) ?? '', folded.at(at + wanted.length) ?? ''];
      if (CJK.test(wanted) || (!LETTER.test(before) && !LETTER.test(after))) return true;
    }
    return false;
  });
}
