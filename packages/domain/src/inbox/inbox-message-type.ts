/** Value of `msg_type` of an inbox message: those of reviews (spec §3), and what others did. */
export const InboxMessageType = {
  /** The review passed. */
  AUDIT_AGREE: 'AuditAgree',
  /** The review did not pass. */
  AUDIT_DISAGREE: 'AuditDisagree',
  WORK_LIKED: 'WorkLiked',
  WORK_COPIED: 'WorkCopied',
  FOLLOWED: 'Followed',
  /** On a work of the addressee's. */
  COMMENTED: 'Commented',
  /** To a comment of the addressee's. */
  REPLIED: 'Replied',
  MENTIONED: 'Mentioned',
  /** On a board of the addressee's. */
  BOARD_COMMENTED: 'BoardCommented',
  /** In a thread on a board in which the addressee has written. */
  BOARD_REPLIED: 'BoardReplied',
  BOARD_MENTIONED: 'BoardMentioned',
  /** A moderator took a comment of the addressee's down. */
  COMMENT_REMOVED: 'CommentRemoved',
  /** A moderator took name, picture and introduction of the addressee's profile away. */
  PROFILE_RESET: 'ProfileReset',
  /** A moderator answered feedback of the addressee's. */
  FEEDBACK_ANSWERED: 'FeedbackAnswered',
  /** A moderator corrected tags or topics of a work of the addressee's. */
  TAGS_CORRECTED: 'TagsCorrected',
  /** A template of the addressee's was bought. */
  WORK_SOLD: 'WorkSold',
} as const;
export type InboxMessageType = (typeof InboxMessageType)[keyof typeof InboxMessageType];
