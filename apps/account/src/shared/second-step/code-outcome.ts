import { ApiFailure, type ErrorName } from '@boardwalk/api-client';
import { callOutcome, type FormOutcome } from '@boardwalk/app-shell/forms';
import { FieldRule, type FieldViolation } from '@boardwalk/domain';

/** What is no code at all. */
export const NO_CODE: FieldViolation = { field: 'code', rule: FieldRule.FORMAT };

/** A wrong code. */
export const WRONG_CODE: FieldViolation = { field: 'code', rule: FieldRule.UNKNOWN };

/**
 * Sends a form that asks for a code of the second step, as `callOutcome` does. A wrong code stands beside its field where the form
 * shows it, else it stands in the way of the form: the second step was turned on meanwhile.
 */
export async function codeOutcome<Answer>(
  call: () => Promise<Answer>,
  next: (answer: Answer) => void,
): Promise<FormOutcome<unknown>> {
  return besideField(await callOutcome(call, next), 'wrong_code', WRONG_CODE);
}

/** What stopped a form by an error that belongs to one of its fields is a violation of that field. */
export function besideField(
  outcome: FormOutcome<unknown>,
  error: ErrorName,
  violation: FieldViolation,
): FormOutcome<unknown> {
  const isOfField =
    outcome.kind === 'stopped' && outcome.problem instanceof ApiFailure && outcome.problem.is(error);
  return isOfField ? { kind: 'refused', violations: [violation], problem: outcome.problem } : outcome;
}
