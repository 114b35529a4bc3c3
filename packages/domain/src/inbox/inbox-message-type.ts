/** Value of `msg_type` of an inbox message (spec §3). */
export const InboxMessageType = {
  /** The review passed. */
  AUDIT_AGREE: 'AuditAgree',
  /** The review did not pass. */
  AUDIT_DISAGREE: 'AuditDisagree',
} as const;
export type InboxMessageType = (typeof InboxMessageType)[keyof typeof InboxMessageType];
