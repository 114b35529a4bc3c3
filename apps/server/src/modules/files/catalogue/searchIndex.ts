import { tokenize } from '@boardwalk/domain';
import { TERM_FORMS } from './termForms.ts';

/** Texts of a work by which it is found, the weightier first. */
export interface SearchTexts {
  /** Weight A. */
  name: string;
  /** Weight B: names of its tags in every language. */
  tags: readonly string[];
  /** Weight C. */
  description: string;
  /** Weight D: what is written on the board. */
  board: string;
}

/** Largest position Postgres keeps. */
const LAST_POSITION = 16_383;
/** A board may hold any amount of text; beyond this many terms it says nothing new, and a tsvector has a limit of 1 MB. */
const BOARD_TERMS = 6000;
/** How often a term counts in a text: more say little, and take space. */
const REPEATS = 6;

/**
 * The search vector of a work as text that Postgres casts to tsvector: the terms of the domain with their weights, not the
 * words of a dictionary of Postgres, which finds nothing inside a run of Han or kana. A term has as many positions as places, up
 * to a few.
 */
export function searchVectorOf({ name, tags, description, board }: SearchTexts): string {
  const places = new Map<string, string[]>();
  let position = 0;
  const add = (weight: 'A' | 'B' | 'C' | 'D', terms: readonly string[]) => {
    for (const term of terms) {
      position = Math.min(position + 1, LAST_POSITION);
      const known = places.get(term) ?? [];
      // Of equal positions Postgres keeps one.
      if (known.length < REPEATS) places.set(term, [...known, `${position}${weight}`]);
    }
  };
  add('A', termsOf(name));
  // In one order, whichever they came in: the same work has the same vector.
  for (const tag of tags.toSorted()) add('B', termsOf(tag));
  add('C', termsOf(description));
  add('D', boardTermsOf(board));
  return [...places].map(([term, at]) => `${quoteTerm(term)}:${at.join(',')}`).join(' ');
}

/** The terms by which a work is found by what is written on its board. */
export function boardTermsOf(text: string): string[] {
  return termsOf(text).slice(0, BOARD_TERMS);
}

function termsOf(text: string): string[] {
  return tokenize(text, TERM_FORMS).map(({ term }) => term);
}

/** A term as Postgres reads it inside a tsvector or a tsquery. */
export function quoteTerm(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
