import { LANGUAGES, type Language } from '@boardwalk/domain';
import type { SearchDocument } from './questions.ts';

/* Works for measuring how long searches take: words as frequent as in real texts, few of them very common, most of them rare. */

const VOCABULARY = 20_000;
const LATIN: Readonly<Record<'en-US' | 'es-ES', readonly string[]>> = {
  'en-US': 'ba co di fe gra hol in ju ker lan mo nis op pla qui ro ster tu ver win'.split(' '),
  'es-ES': 'ba cion do en fa gue hi jo ca la mi no os pe que ra sa ti u vo'.split(' '),
};
/** Characters that words are made of: as many as texts of a language commonly have. */
const SYLLABLES: Readonly<Record<Language, readonly string[]>> = {
  ...LATIN,
  'zh-CN': charactersFrom('一', 2_500),
  'ja-JP': [...charactersFrom('ぁ', 80), ...charactersFrom('一', 1_500)],
  'ko-KR': charactersFrom('가', 900),
};

/** So many characters from one on, spread over their part of Unicode. */
function charactersFrom(first: string, count: number): string[] {
  const step = count > 100 ? 7 : 1;
  return Array.from({ length: count }, (_none, index) =>
    String.fromCodePoint((first.codePointAt(0) ?? 0) + index * step),
  );
}

/** A sequence of numbers in [0, 1) that is the same in every run. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Words of a language; the first ones are the most frequent. */
function vocabularyOf(language: Language): string[] {
  const next = chance(language.length + language.charCodeAt(0));
  const syllables = SYLLABLES[language];
  const length = language === 'en-US' || language === 'es-ES' ? 2 : 1;
  const words = new Set<string>();
  while (words.size < VOCABULARY) {
    const parts = length + 1 + Math.floor(next() * 3);
    let word = '';
    for (let part = 0; part < parts; part += 1)
      // Few characters are in most words.
      word += syllables[Math.floor(syllables.length * next() ** 2)] ?? '';
    words.add(word);
  }
  return [...words];
}

/** Draws words by Zipf's law. */
export function wordsOf(language: Language, next: () => number): (count: number) => string[] {
  const vocabulary = vocabularyOf(language);
  return (count) =>
    Array.from({ length: count }, () => vocabulary[Math.floor(VOCABULARY ** next()) - 1] ?? '');
}

/** Works in five languages, each with a name, a description and a board. */
export function syntheticWorks(count: number): SearchDocument[] {
  const next = chance(1);
  const drawers = LANGUAGES.map((language) => ({ language, draw: wordsOf(language, next) }));
  return Array.from({ length: Math.ceil(count / drawers.length) }).flatMap((_none, round) =>
    drawers.map(({ language, draw }, index) => {
      const gap = language === 'zh-CN' || language === 'ja-JP' ? '' : ' ';
      return {
        id: String(round * drawers.length + index),
        language,
        name: draw(3).join(gap),
        tags: [],
        text: draw(9).join(gap),
        board: draw(20).join(gap),
      };
    }),
  );
}
