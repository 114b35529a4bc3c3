import type { TermForms } from '@boardwalk/domain';
import { stemmer as englishStem } from '@orama/stemmers/english';
import { stemmer as spanishStem } from '@orama/stemmers/spanish';
import { Converter } from 'opencc-js/t2cn';

const toSimplified = Converter({ from: 't', to: 'cn' });
const simplified = new Map<string, string>();

const stemsOf = new Map<string, readonly string[]>();
/** Words whose stems are kept, as texts repeat few of them often. */
const KEPT_WORDS = 50_000;

/** A stem is no word: it is not offered as a spelling, and a prefix does not meet it. */
const STEM_MARK = '~';
const HAS_STEM = /^[a-z]{3,}$/u;

/**
 * The forms under which works are indexed and searched for: simplified characters for traditional ones, and the English and the
 * Spanish stem of each word, as nobody knows in which language a word is typed. Anyone who changes them raises SEARCH_INDEX_VERSION.
 */
export const TERM_FORMS: TermForms = {
  character(character) {
    let known = simplified.get(character);
    if (known === undefined) {
      known = toSimplified(character);
      simplified.set(character, known);
    }
    return known;
  },
  stems(word) {
    if (!HAS_STEM.test(word)) return [];
    let stems = stemsOf.get(word);
    if (stems === undefined) {
      stems = [...new Set([englishStem(word), spanishStem(word)])].map((stem) => STEM_MARK + stem);
      if (stemsOf.size >= KEPT_WORDS) stemsOf.clear();
      stemsOf.set(word, stems);
    }
    return stems;
  },
};

/** Which terms the search entries of this version are made of. */
export const SEARCH_INDEX_VERSION = 2;
