import { FeedbackState } from '@boardwalk/domain';
import { feedbackMessages as messages } from './messages.ts';

/** The states of feedback, in the order in which the filter offers them. */
export const FEEDBACK_STATES = Object.values(FeedbackState);

const WORDS = {
  [FeedbackState.OPEN]: messages.open,
  [FeedbackState.ANSWERED]: messages.answered,
  [FeedbackState.CLOSED]: messages.closed,
} as const;

/** A state of feedback in words. */
export function stateWords(state: FeedbackState) {
  return WORDS[state];
}
