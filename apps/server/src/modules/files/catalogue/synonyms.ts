import { readFileSync } from 'node:fs';
import { foldText, parseSynonyms, tokenize, type SynonymGroup } from '@boardwalk/domain';
import { TERM_FORMS } from './termForms.ts';

/** A word or a few of a group that mean the same, and how they are looked for. */
interface Phrase {
  text: string;
  key: string;
}

const FILE = new URL('synonyms.txt', import.meta.url);
/** A search looks for so many other words; more cost time, and the first of a group are its best. */
const SYNONYMS_MAX = 12;

/** The groups that the product brings along, out of synonyms.txt. */
export const DEFAULT_SYNONYMS: readonly SynonymGroup[] = parseSynonyms(
  readFileSync(FILE, 'utf8').replace(/^#.*$/gmu, ''),
);

/** The groups with the keys of their phrases: a site has the same ones for a long time. */
const keyed = new WeakMap<readonly SynonymGroup[], Phrase[][]>();

/**
 * Other words for what is typed: the others of each group that has a phrase in it.
 *
 * @param typed text of a search
 * @param synonyms words that mean the same
 */
export function synonymsOf(typed: string, synonyms = DEFAULT_SYNONYMS): string[] {
  const key = phraseKey(typed);
  const isTyped = (phrase: Phrase) => phrase.key !== '' && key.includes(phrase.key);
  const others = keyedGroups(synonyms).flatMap((group) =>
    group.some(isTyped) ? group.filter((phrase) => !key.includes(phrase.key)) : [],
  );
  return [...new Set(others.map(({ text }) => text))].slice(0, SYNONYMS_MAX);
}

function keyedGroups(synonyms: readonly SynonymGroup[]): Phrase[][] {
  const known = keyed.get(synonyms);
  if (known !== undefined) return known;
  const read = synonyms.map((group) => group.map((text) => ({ text, key: phraseKey(text) })));
  keyed.set(synonyms, read);
  return read;
}

/** A text as phrases are looked for in it: words by their stem, a space around each; other characters one after the other. */
function phraseKey(text: string): string {
  const tokens = tokenize(foldText(text).text, TERM_FORMS);
  const stems = new Map<number, string>();
  for (const { kind, position, term } of tokens)
    if (kind === 'stem' && !stems.has(position)) stems.set(position, term);
  return tokens
    .map(({ kind, term, position }) => {
      if (kind === 'word') return ` ${stems.get(position) ?? term} `;
      return kind === 'unigram' ? term : '';
    })
    .join('');
}
