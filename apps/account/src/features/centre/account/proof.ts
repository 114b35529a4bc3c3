import { ApiFailure } from '@boardwalk/api-client';
import { callOutcome, type FormOutcome } from '@boardwalk/app-shell/forms';
import { checkPassword, FieldRule, parseSecondStepCode, type FieldViolation } from '@boardwalk/domain';

/** A wrong code, as a violation of its field. */
export const WRONG_CODE: FieldViolation = { field: 'code', rule: FieldRule.UNKNOWN };

/** What proves who asks for a change of the account. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}

/** What is missing of a proof; the code only where the second step is on. */
export function checkProof({ password, code }: Proof, needsCode: boolean): FieldViolation[] {
  return [
    ...(password === '' ? checkPassword('') : []),
    ...(needsCode && parseSecondStepCode(code) === null ? [{ field: 'code', rule: FieldRule.FORMAT }] : []),
  ];
}

/**
 * Sends a form that asks for a code, as `callOutcome` does. A wrong code stands beside its field where the form shows it, else it
 * stands in the way of the form: the second step was turned on meanwhile.
 */
export async function proofOutcome<Answer>(
  call: () => Promise<Answer>,
  next: (answer: Answer) => void,
): Promise<FormOutcome<unknown>> {
  const outcome = await callOutcome(call, next);
  const isWrongCode =
    outcome.kind === 'stopped' && outcome.problem instanceof ApiFailure && outcome.problem.is('wrong_code');
  return isWrongCode ? { kind: 'refused', violations: [WRONG_CODE], problem: outcome.problem } : outcome;
}
