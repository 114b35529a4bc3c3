import { expect, test } from 'vitest';
import { reviewHints } from './review-hints.ts';

const plain = {
  elements: 3,
  boardText: 'What went well?',
  texts: ['Retro', 'A retrospective.'],
  sameBoards: 0,
};

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
