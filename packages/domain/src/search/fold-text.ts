/** Accents of letters, which a search does not tell apart. Voice marks of kana and vowel signs are other letters and stay. */
const FOLDED_MARKS = /(?!\u3099|\u309a)\p{Script=Inherited}/gu;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A character with its marks: composed and decomposed hangul, a half-width kana with its voice mark, a letter with accents. */
const CLUSTER =
  /[\u1100-\u115f\ua960-\ua97c]+[\u1160-\u11a7]*[\u11a8-\u11ff]*\p{M}*|\P{M}[\p{M}\uff9e\uff9f]*|\p{M}+/gu;

const PLAIN = /^[\x20-\x7e]*$/u;

function foldCluster(cluster: string): string {
  if (PLAIN.test(cluster)) return cluster.toLowerCase();
  return cluster
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(FOLDED_MARKS, '')
    .normalize('NFC');
}

/** A folded text that knows which part of the original each of its UTF-16 units comes from. */
export interface FoldedText {
  readonly text: string;
  /** For each UTF-16 unit of `text`, where its character begins in the original. */
  readonly starts: readonly number[];
  /** For each UTF-16 unit of `text`, where its character ends in the original. */
  readonly ends: readonly number[];
}

/**
 * Folds a text for search: compatibility forms (NFKC), case and accents make no difference, invisible characters go. Positions
 * lead back to the original.
 *
 * @param original text as written
 */
export function foldText(original: string): FoldedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const match of original.matchAll(CLUSTER)) {
    const folded = foldCluster(match[0]);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      starts.push(match.index);
      ends.push(match.index + match[0].length);
    }
  }
  return { text, starts, ends };
}
