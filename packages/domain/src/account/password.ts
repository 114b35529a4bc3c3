import { checkSecret } from '../validation/check-secret.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';

/** Length of a password in characters. Length protects; rules about its letters do not. */
export const PASSWORD_LIMITS = { min: 8, max: 128 } as const;

/**
 * Checks a new password. It is taken as typed: spaces at its ends count. Decisions "Sessions and tokens".
 *
 * @param password the password as typed
 */
export function checkPassword(password: string): FieldViolation<'password'>[] {
  if (password === '') return [{ field: 'password', rule: FieldRule.REQUIRED, limit: PASSWORD_LIMITS.min }];
  return checkSecret('password', password, PASSWORD_LIMITS);
}
