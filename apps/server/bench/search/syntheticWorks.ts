import { LANGUAGES, type Language } from '@boardwalk/domain';
import type { SearchDocument } from './questions.ts';

/* Works for measuring how long searches take: words as frequent as in real texts, few of them very common, most of them rare. */

const VOCABULARY = 20_000;
const SYLLABLES: Readonly<Record<Language, string>> = {
  'en-US': 'ba co di fe gra hol in ju ker lan mo nis op pla qui ro ster tu ver win',
  'es-ES': 'ba ción do en fa gue hi jo ca la mi ño os pe que ra sa ti u vo',
  'zh-CN': '计 划 项 目 会 议 学 习 笔 记 产 品 用 户 流 程 时 间 管 理 团 队 目 标 分 析',
  'ja-JP': '計 画 会 議 学 習 メ モ マ ッ プ 振 返 業 務 時 間 管 理 目 標 分 析 の を',
  'ko-KR': '계 획 회 의 학 습 노 트 제 품 고 객 여 정 시 간 관 리 팀 목 표 분 석',
};

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
  const syllables = SYLLABLES[language].split(' ');
  const length = language === 'en-US' || language === 'es-ES' ? 2 : 1;
  const words = new Set<string>();
  while (words.size < VOCABULARY) {
    const parts = length + 1 + Math.floor(next() * 3);
    let word = '';
    for (let part = 0; part < parts; part += 1)
      word += syllables[Math.floor(next() * syllables.length)] ?? '';
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
