/** Limits of comments on works. Lengths in characters. Decision 0049. */
export const COMMENT_LIMITS = {
  textMin: 1,
  textMax: 1000,
  /** People one comment mentions. */
  mentionsMax: 10,
  /** Comments one person writes in 24 hours. */
  perDay: 100,
  /** Replies to one comment. */
  repliesMax: 200,
  /** Replies that come with a comment in a list: the last ones. */
  repliesShown: 3,
} as const;

/** Limits of comments on boards; texts and mentions are those of comments on works. Decision 0092. */
export const BOARD_COMMENT_LIMITS = {
  /** Threads on one board, resolved ones included. */
  threadsPerBoard: 1000,
  /** Replies in one thread. */
  repliesMax: 200,
  /** Comments one person writes on boards in 24 hours. */
  perDay: 500,
} as const;
