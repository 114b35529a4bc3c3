import { checkPassword, parseSecondStepCode, type FieldViolation } from '@boardwalk/domain';
import { NO_CODE } from '#shared/second-step/code-outcome.ts';

/** What proves who asks for a change of the account. */
export interface Proof {
  readonly password: string;
  readonly code: string;
}

/** What is missing of a proof; the code only where the second step is on. */
export function checkProof({ password, code }: Proof, needsCode: boolean): FieldViolation[] {
  return [
    ...(password === '' ? checkPassword('') : []),
    ...(needsCode && parseSecondStepCode(code) === null ? [NO_CODE] : []),
  ];
}
