import { indexTerms } from '@boardwalk/domain';

/** Texts of a work by which it is found, the weightier first. */
export interface SearchTexts {
  /** Weight A. */
  name: string;
  /** Weight B: names of its tags in every language. */
  tags: readonly string[];
  /** Weight C. */
  description: string;
  /** Weight C: what is written on the board. */
  board: string;
}

/** Largest position Postgres keeps. */
const LAST_POSITION = 16_383;
/** A board may hold any amount of text; beyond this many terms it says nothing new, and a tsvector has a limit of 1 MB. */
const BOARD_TERMS = 6000;

/**
 * The search vector of a work as text that Postgres casts to tsvector: the terms of the domain with their weights, not the
 * words of a dictionary of Postgres, which finds nothing inside a run of Han or kana.
 */
export function searchVectorOf({ name, tags, description, board }: SearchTexts): string {
  const weighted = [
    ...termsAs('A', indexTerms(name)),
    ...termsAs(
      'B',
      // In one order, whichever they came in: the same work has the same vector.
      tags.toSorted().flatMap((tag) => indexTerms(tag)),
    ),
    ...termsAs('C', indexTerms(description)),
    ...termsAs('C', indexTerms(board).slice(0, BOARD_TERMS)),
  ];
  // A weight belongs to a position, so every term gets one.
  return weighted
    .map(({ term, weight }, index) => `${quoteTerm(term)}:${Math.min(index + 1, LAST_POSITION)}${weight}`)
    .join(' ');
}

function termsAs(weight: 'A' | 'B' | 'C', terms: readonly string[]) {
  return terms.map((term) => ({ term, weight }));
}

/** A term as Postgres reads it inside a tsvector or a tsquery. */
export function quoteTerm(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
