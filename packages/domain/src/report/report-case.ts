import { REVIEW_REASON_MAX } from '../review/review-decision.ts';
import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';

/** Where a case stands that reports of a work have opened. All reports of one work, until it is decided, are one case. */
export const ReportCaseState = { OPEN: 'open', UPHELD: 'upheld', DISMISSED: 'dismissed' } as const;
export type ReportCaseState = (typeof ReportCaseState)[keyof typeof ReportCaseState];

/** What a moderator decides: the reports are right and the work is taken down, or they are not. */
export const ReportCaseDecision = { UPHOLD: 'uphold', DISMISS: 'dismiss' } as const;
export type ReportCaseDecision = (typeof ReportCaseDecision)[keyof typeof ReportCaseDecision];

const DECIDED: Readonly<Record<ReportCaseDecision, ReportCaseState>> = {
  uphold: ReportCaseState.UPHELD,
  dismiss: ReportCaseState.DISMISSED,
};

/**
 * Applies a decision to a case. A decided case stays as it is; later reports open another.
 *
 * @returns the next state, or null when the case is decided already (the server answers 409)
 */
export function decideReportCase(
  state: ReportCaseState,
  decision: ReportCaseDecision,
): ReportCaseState | null {
  return state === ReportCaseState.OPEN ? DECIDED[decision] : null;
}

/**
 * Checks a decision: a known one, and a reason for the owner when the work is taken down.
 *
 * @param verdict decision and reason as received
 */
export function checkReportDecision(verdict: {
  readonly decision: string;
  readonly reason?: string | null;
}): FieldViolation<'decision' | 'reason'>[] {
  if (!Object.values<string>(ReportCaseDecision).includes(verdict.decision)) {
    return [{ field: 'decision', rule: FieldRule.UNKNOWN }];
  }
  const min = verdict.decision === ReportCaseDecision.UPHOLD ? 1 : 0;
  return checkText('reason', verdict.reason, { min, max: REVIEW_REASON_MAX });
}
