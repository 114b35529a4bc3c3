import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';

/** What a reviewer decides. */
export const ReviewDecision = { PASS: 'pass', NOT_PASS: 'not_pass' } as const;
export type ReviewDecision = (typeof ReviewDecision)[keyof typeof ReviewDecision];

/** Longest reason of a reviewer, in characters. */
export const REVIEW_REASON_MAX = 1000;

/**
 * Checks a review: a known decision, and a reason when the work does not pass.
 *
 * @param review decision and reason as received
 */
export function checkReview(review: {
  readonly decision: string;
  readonly reason?: string | null;
}): FieldViolation<'decision' | 'reason'>[] {
  if (!Object.values<string>(ReviewDecision).includes(review.decision)) {
    return [{ field: 'decision', rule: FieldRule.UNKNOWN }];
  }
  const min = review.decision === ReviewDecision.NOT_PASS ? 1 : 0;
  return checkText('reason', review.reason, { min, max: REVIEW_REASON_MAX });
}
