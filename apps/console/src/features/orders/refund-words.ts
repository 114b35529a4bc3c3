import type { RefundCause } from '@boardwalk/api-client';
import { RefundState } from '@boardwalk/domain';
import { refundMessages as messages } from './refund-messages.ts';

const STATES = {
  asked: messages.asked,
  sent: messages.sent,
  failed: messages.failed,
  owed: messages.owed,
  done: messages.done,
} as const satisfies Record<RefundState, unknown>;

const CAUSES = {
  buyer: messages.byBuyer,
  admin: messages.byAdmin,
  stray: messages.stray,
  provider: messages.byProvider,
} as const satisfies Record<RefundCause, unknown>;

/** How urgent each state is. */
export const REFUND_TONES = {
  asked: 'caution',
  sent: 'caution',
  failed: 'critical',
  owed: 'critical',
  done: 'positive',
} as const satisfies Record<RefundState, string>;

/** All states of a refund, in the order in which it goes through them. */
export const REFUND_STATES = Object.values(RefundState);

/** The name of a state of a refund. */
export function refundWords(state: RefundState) {
  return STATES[state];
}

/** Whose wish a refund was. */
export function causeWords(cause: RefundCause) {
  return CAUSES[cause];
}
