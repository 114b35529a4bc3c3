import { holdsStrays, type BoardPlace } from './stray-places.ts';

/** What a reviewer should look at twice; none of it decides. */
export const ReviewHint = {
  EMPTY_BOARD: 'empty_board',
  NO_TEXT: 'no_text',
  OFF_CANVAS: 'off_canvas',
  PERSONAL_DATA: 'personal_data',
  WATCHED_WORDS: 'watched_words',
  SAME_BOARD: 'same_board',
  SIMILAR_WORK: 'similar_work',
} as const;
export type ReviewHint = (typeof ReviewHint)[keyof typeof ReviewHint];

/** The part of an e-mail address around its `@`. Each repetition has a bound, so that a long board is searched in one pass. */
const EMAIL = /[\p{L}\d._%+-]@(?:[\p{L}\d-]{1,63}\.){1,9}\p{L}{2}/u;
/** Digits as telephone numbers are written; a date or a price has fewer. */
const NUMBER = /(?<!\d)\+?\d(?:[ ().-]{0,2}\d){9,14}(?!\d)/gu;
const DIGITS_OF_A_TELEPHONE = 10;

/**
 * What is worth a second look in a submitted work (decisions: "Publishing and review").
 *
 * @param work.elements how many things are on the board
 * @param work.boardText what is written on the board
 * @param work.texts title and description
 * @param work.places where things are on the board
 * @param work.watchedWords words in its texts that the operator watches
 * @param work.sameBoards how many public works of others have the very same board
 * @param work.similarWorks how many public works of others have nearly the same text
 */
export function reviewHints(work: {
  readonly elements: number;
  readonly boardText: string;
  readonly texts: readonly string[];
  readonly places: readonly BoardPlace[];
  readonly watchedWords: readonly string[];
  readonly sameBoards: number;
  readonly similarWorks: number;
}): ReviewHint[] {
  const { elements, boardText, texts, places, watchedWords, sameBoards, similarWorks } = work;
  const hints: ReviewHint[] = [];
  if (elements === 0) hints.push(ReviewHint.EMPTY_BOARD);
  else if (boardText.trim() === '') hints.push(ReviewHint.NO_TEXT);
  if (holdsStrays(places)) hints.push(ReviewHint.OFF_CANVAS);
  if ([boardText, ...texts].some(holdsPersonalData)) hints.push(ReviewHint.PERSONAL_DATA);
  if (watchedWords.length > 0) hints.push(ReviewHint.WATCHED_WORDS);
  if (sameBoards > 0) hints.push(ReviewHint.SAME_BOARD);
  if (similarWorks > 0) hints.push(ReviewHint.SIMILAR_WORK);
  return hints;
}

function holdsPersonalData(text: string): boolean {
  if (EMAIL.test(text)) return true;
  return [...text.matchAll(NUMBER)].some(
    ([match]) => match.replaceAll(/\D/gu, '').length >= DIGITS_OF_A_TELEPHONE,
  );
}
