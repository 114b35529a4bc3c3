/** Where a refund stands. */
export const RefundState = {
  /** It is sent to the provider when its time comes. */
  ASKED: 'asked',
  /** The provider has taken it on and reports what becomes of it. */
  SENT: 'sent',
  /** The provider cannot make it. What was bought is the buyer's again. */
  FAILED: 'failed',
  /** It was booked as made, and the money came back: the operator owes it to the buyer. */
  OWED: 'owed',
  /** The money is with the buyer. */
  DONE: 'done',
} as const;
export type RefundState = (typeof RefundState)[keyof typeof RefundState];

/** What the ways to end a refund depend on. */
export interface RefundFacts {
  readonly state: RefundState;
  /** Whether the site still takes payments through the provider that has the payment. */
  readonly isProviderThere: boolean;
  /** Whether it failed and another refund of the same payment took its place. */
  readonly isReplaced: boolean;
}

/** Limits of what an admin writes about a refund. */
export const REFUND_LIMITS = {
  /** Characters of the note on how a payment went back by hand. */
  noteMax: 500,
} as const;

const { ASKED, SENT, FAILED, OWED } = RefundState;

/**
 * Whether an admin may send a refund to the provider again: only one that the provider does not count as made, and only while
 * there is somebody to send it to. Decision 0141.
 *
 * @param facts the refund
 */
export function canRetryRefund({ state, isProviderThere, isReplaced }: RefundFacts): boolean {
  return isProviderThere && !isReplaced && (state === ASKED || state === SENT || state === FAILED);
}

/**
 * Whether an admin may record that a payment went back by hand. Not while the provider may still send it, or the buyer could
 * get it twice: it has failed, it came back, or the provider is none of the site's any more. Decision 0141.
 *
 * @param facts the refund
 */
export function canSettleRefund({ state, isProviderThere, isReplaced }: RefundFacts): boolean {
  if (isReplaced) return false;
  if (state === FAILED || state === OWED) return true;
  return !isProviderThere && (state === ASKED || state === SENT);
}
