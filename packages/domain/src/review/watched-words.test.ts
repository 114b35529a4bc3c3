import { expect, test } from 'vitest';
import {
  checkWatchedWords,
  normalizeWatchedWords,
  parseWatchedWords,
  WATCHED_WORD_LIMITS,
} from './watched-words.ts';

test('a list is read from lines and commas, in any script', () => {
  expect(parseWatchedWords('Casino, free  bonus\n\n 赌博、彩票，')).toEqual([
    'Casino',
    'free bonus',
    '赌博',
    '彩票',
  ]);
});

test('words that are found alike are kept once, in the first spelling', () => {
  expect(normalizeWatchedWords(['Casino', 'CASINO', 'Ｃａｓｉｎｏ', 'casinó', 'bonus'])).toEqual([
    'Casino',
    'bonus',
  ]);
});

test('a word has at most 50 characters, and something that can be found', () => {
  const longest = '图'.repeat(WATCHED_WORD_LIMITS.wordMax);
  expect(checkWatchedWords([longest, 'bonus'])).toEqual([]);
  expect(checkWatchedWords(['bonus', `${longest}图`, ' '])).toEqual([
    { index: 1, rule: 'long' },
    { index: 2, rule: 'blank' },
  ]);
});
