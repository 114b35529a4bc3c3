import { readFileSync } from 'node:fs';
import { foldText, parseSynonyms, tokenize, type SynonymGroup } from '@boardwalk/domain';
import { TERM_FORMS } from './termForms.ts';

/** A word or a few of a group that mean the same. */
interface Phrase {
  text: string;
  key: string;
  group: SynonymGroup;
}

const FILE = new URL('synonyms.txt', import.meta.url);
/** A search looks for so many other words; more cost time, and the first of a group are its best. */
const SYNONYMS_MAX = 12;

/** The groups that the product brings along, out of synonyms.txt. */
export const DEFAULT_SYNONYMS: readonly SynonymGroup[] = parseSynonyms(
  readFileSync(FILE, 'utf8').replace(/^#.*$/gmu, ''),
);

/** The phrases of groups: a site has the same ones for a long time. */
const phrases = new WeakMap<readonly SynonymGroup[], Phrase[]>();

/**
 * Other words for what is typed: for the longest phrase of each group that stands in it.
 *
 * @param typed text of a search
 * @param synonyms words that mean the same
 */
export function synonymsOf(typed: string, synonyms = DEFAULT_SYNONYMS): string[] {
  const key = phraseKey(typed);
  const groups = new Map<SynonymGroup, Phrase>();
  for (const phrase of phrasesOf(synonyms))
    if (
      phrase.key !== '' &&
      key.includes(phrase.key) &&
      phrase.key.length > (groups.get(phrase.group)?.key.length ?? 0)
    )
      groups.set(phrase.group, phrase);
  const others = [...groups.values()].flatMap(({ group }) =>
    group.filter((text) => !key.includes(phraseKey(text))),
  );
  return [...new Set(others)].slice(0, SYNONYMS_MAX);
}

function phrasesOf(synonyms: readonly SynonymGroup[]): Phrase[] {
  const known = phrases.get(synonyms);
  if (known !== undefined) return known;
  const read = synonyms.flatMap((group) => group.map((text) => ({ text, key: phraseKey(text), group })));
  phrases.set(synonyms, read);
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
