import { expect, test } from 'vitest';
import { findWords } from './find-words.ts';
import { reviewHints } from './review-hints.ts';

const plain = {
  elements: 3,
  boardText: 'What went well?',
  texts: ['Retro', 'A retrospective.'],
  places: [
    { x: 0, y: 0 },
    { x: 900, y: 0 },
    { x: 0, y: 700 },
  ],
  watchedWords: [] as string[],
  sameBoards: 0,
  similarWorks: 0,
};

/** Things in a row, each some way from the next. */
const wide = Array.from({ length: 30 }, (_, index) => ({ x: index * 3000, y: 0 }));

test.each<[string, Partial<typeof plain>, string[]]>([
  ['nothing for a plain work', {}, []],
  ['an empty board', { elements: 0, boardText: '' }, ['empty_board']],
  ['a board without text', { boardText: ' \n ' }, ['no_text']],
  ['an address on the board', { boardText: 'Ask mira.lund@example.com' }, ['personal_data']],
  ['an address in letters of any script', { texts: ['写信给 林夏@例子.公司'] }, ['personal_data']],
  ['a telephone number', { texts: ['Call +49 (30) 1234-5678'] }, ['personal_data']],
  ['a mobile number', { boardText: '电话：13812345678' }, ['personal_data']],
  ['no number in a date', { texts: ['2026-11-22, 10:30–12:00'] }, []],
  ['no number in figures', { texts: ['1,000,000 users by 2027; 45 %'] }, []],
  ['no number in an id of many digits', { texts: ['12345678901234567890'] }, []],
  ['no address in a handle', { texts: ['@mira and a@b'] }, []],
  ['something far from the rest', { places: [...plain.places, { x: 0, y: -20_000 }] }, ['off_canvas']],
  ['nothing on a board that is wide as a whole', { places: wide }, []],
  ['nothing on a board with one thing, wherever it is', { places: [{ x: 90_000, y: 0 }] }, []],
  ['words that are watched', { watchedWords: ['casino'] }, ['watched_words']],
  ['a text that others have published', { similarWorks: 1 }, ['similar_work']],
  ['a board that others have published', { sameBoards: 2 }, ['same_board']],
  [
    'all of it, in one order',
    { elements: 0, boardText: '', texts: ['a@b.example'], sameBoards: 1 },
    ['empty_board', 'personal_data', 'same_board'],
  ],
])('a reviewer is pointed to %s', (_name, work, hints) => {
  expect(reviewHints({ ...plain, ...work })).toEqual(hints);
});

test.each<[string, string]>([
  ['one long word', 'a'.repeat(100_000)],
  ['a name of many parts', `a@${'b.'.repeat(50_000)}1`],
  ['many names', 'a@b'.repeat(30_000)],
  ['digits and what stands between them', '1 () '.repeat(20_000)],
])('%s on a board is searched in one pass', (_name, boardText) => {
  const began = performance.now();
  reviewHints({ ...plain, boardText });
  expect(performance.now() - began).toBeLessThan(2000);
});

test.each<[string, string, string[]]>([
  ['whatever its case, accents and width', 'Best CASÌNO ＢＯＮＵＳ!', ['casino', 'bonus']],
  ['as a word of its own', 'Casinos, bonuses and occasinos', []],
  ['anywhere in scripts without spaces', '在线赌博网站', ['赌博']],
  ['never when it is empty', 'Anything', []],
])('a watched word is found %s', (_name, text, found) => {
  expect(findWords(text, ['casino', 'bonus', '赌博', ' '])).toEqual(found);
});
