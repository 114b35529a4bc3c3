/** Whether a comment is seen, and why not. */
export const CommentState = {
  SHOWN: 'shown',
  /** By the owner of the work: its writer and the owner still see it. */
  HIDDEN: 'hidden',
  /** By a moderator. */
  REMOVED: 'removed',
  /** By its writer. */
  DELETED: 'deleted',
} as const;
export type CommentState = (typeof CommentState)[keyof typeof CommentState];

/**
 * The state of a comment by what was done to it. What takes the text away for good counts more than what can be taken back. Decision 0049.
 *
 * @param times when each was done; null when it was not
 */
export function commentState(times: {
  readonly hiddenAt: Date | null;
  readonly removedAt: Date | null;
  readonly deletedAt: Date | null;
}): CommentState {
  if (times.deletedAt !== null) return CommentState.DELETED;
  if (times.removedAt !== null) return CommentState.REMOVED;
  return times.hiddenAt === null ? CommentState.SHOWN : CommentState.HIDDEN;
}
