import type { FormOutcome } from '@boardwalk/app-shell/forms';
import { checkPassword, FieldRule, parseSecondStepCode, type FieldViolation } from '@boardwalk/domain';
import { besideField, codeOutcome, NO_CODE } from '#shared/second-step/code-outcome.ts';

/** What proves who asks for a change of the account. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}

/** What is missing of a proof; the code only where the second step is on. */
export function checkProof({ password, code }: Proof, needsCode: boolean): FieldViolation[] {
  return [
    ...checkPresentPassword(password),
    ...(needsCode && parseSecondStepCode(code) === null ? [NO_CODE] : []),
  ];
}

/** What is missing of the present password. Whether it is right, the server knows. */
export const checkPresentPassword = (password: string): FieldViolation[] =>
  password === '' ? checkPassword('') : [];

const WRONG_PASSWORD: FieldViolation = { field: 'password', rule: FieldRule.UNKNOWN };

/**
 * Sends a form that asks for the present password, or for a code, as `callOutcome` does. What is wrong stands beside its field
 * where the form shows it.
 */
export async function proofOutcome<Answer>(
  call: () => Promise<Answer>,
  next: (answer: Answer) => void,
): Promise<FormOutcome<unknown>> {
  return besideField(await codeOutcome(call, next), 'wrong_password', WRONG_PASSWORD);
}
