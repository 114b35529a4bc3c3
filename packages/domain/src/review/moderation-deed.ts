/** What a moderator can do; each is written into the log of moderation. The first word names the room, the second the deed. */
export const ModerationDeed = {
  REVIEW_PASS: 'review.pass',
  REVIEW_NOT_PASS: 'review.not_pass',
  /** A report was upheld and the work taken down. */
  REPORT_UPHOLD: 'report.uphold',
  REPORT_DISMISS: 'report.dismiss',
} as const;
export type ModerationDeed = (typeof ModerationDeed)[keyof typeof ModerationDeed];
