/** Limits of votes with dots on boards. Decision 0115. */
export const BOARD_VOTE_LIMITS = {
  /** Characters of the question. */
  questionMax: 200,
  /** Dots that each person has. */
  dotsMin: 1,
  dotsMax: 20,
  /** Elements that are named as those to be voted for. */
  elementsMax: 500,
  /** Votes that have ended and are kept, for each board. */
  endedKept: 20,
} as const;
