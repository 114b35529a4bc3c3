import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { COMMENT_LIMITS } from './limits.ts';

/**
 * Checks a comment: 1–1000 characters, at most 10 people mentioned. Decision 0049.
 *
 * @param comment text as typed, and how many people it mentions
 */
export function checkComment(comment: {
  readonly text: string;
  readonly mentionCount: number;
}): FieldViolation<'text' | 'mentions'>[] {
  const violations: FieldViolation<'text' | 'mentions'>[] = checkText('text', comment.text, {
    min: COMMENT_LIMITS.textMin,
    max: COMMENT_LIMITS.textMax,
  });
  if (comment.mentionCount > COMMENT_LIMITS.mentionsMax)
    violations.push({ field: 'mentions', rule: FieldRule.MAX_ITEMS, limit: COMMENT_LIMITS.mentionsMax });
  return violations;
}
