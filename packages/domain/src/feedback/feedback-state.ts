import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { FEEDBACK_LIMITS } from './limits.ts';

/** Where feedback stands: nobody has dealt with it, its sender was answered, or it needs no answer. */
export const FeedbackState = { OPEN: 'open', ANSWERED: 'answered', CLOSED: 'closed' } as const;
export type FeedbackState = (typeof FeedbackState)[keyof typeof FeedbackState];

/** An answer reaches the sender and stays as it is; what was closed can be opened again. */
const NEXT: Readonly<Record<FeedbackState, readonly FeedbackState[]>> = {
  open: [FeedbackState.ANSWERED, FeedbackState.CLOSED],
  answered: [],
  closed: [FeedbackState.OPEN],
};

/** What a moderator wants to do with feedback. */
export interface FeedbackSettlement {
  /** The state that the moderator saw. */
  readonly seen: FeedbackState;
  readonly state: FeedbackState;
  /** What the sender reads. */
  readonly answer?: string | null;
}

/**
 * The states that feedback can come to from one. Decision 0157.
 *
 * @param state the state that it is in
 */
export function nextFeedbackStates(state: FeedbackState): readonly FeedbackState[] {
  return NEXT[state];
}

/**
 * Checks what a moderator wants to do with feedback: a step there is, with an answer of at most 2000 characters when it answers and
 * without one otherwise. Decision 0157.
 *
 * @param settlement as received
 */
export function checkFeedbackSettlement({
  seen,
  state,
  answer,
}: FeedbackSettlement): FieldViolation<'state' | 'answer'>[] {
  if (!NEXT[seen].includes(state)) return [{ field: 'state', rule: FieldRule.UNKNOWN }];
  const isAnswer = state === FeedbackState.ANSWERED;
  return checkText('answer', answer, {
    min: isAnswer ? FEEDBACK_LIMITS.answerMin : 0,
    max: isAnswer ? FEEDBACK_LIMITS.answerMax : 0,
  });
}
