import { readFileSync } from 'node:fs';
import { foldText, tokenize } from '@boardwalk/domain';
import { TERM_FORMS } from './termForms.ts';

/** A word or a few of a group that mean the same. */
interface Phrase {
  text: string;
  key: string;
  group: readonly string[];
}

const FILE = new URL('synonyms.txt', import.meta.url);
/** A search looks for so many other words; more cost time, and the first of a group are its best. */
const SYNONYMS_MAX = 12;

const PHRASES = readPhrases(readFileSync(FILE, 'utf8'));

/**
 * Other words for what is typed, out of synonyms.txt: for the longest phrase of each group that stands in it.
 *
 * @param typed text of a search
 */
export function synonymsOf(typed: string): string[] {
  const key = phraseKey(typed);
  const groups = new Map<readonly string[], Phrase>();
  for (const phrase of PHRASES)
    if (key.includes(phrase.key) && phrase.key.length > (groups.get(phrase.group)?.key.length ?? 0))
      groups.set(phrase.group, phrase);
  const others = [...groups.values()].flatMap(({ group }) =>
    group.filter((text) => !key.includes(phraseKey(text))),
  );
  return [...new Set(others)].slice(0, SYNONYMS_MAX);
}

function readPhrases(file: string): Phrase[] {
  return file
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const group = line.split(',').map((text) => text.trim());
      return group.map((text) => ({ text, key: phraseKey(text), group }));
    });
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
