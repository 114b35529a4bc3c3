import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';

/** Length of a password in characters. Length protects; rules about its letters do not. */
export const PASSWORD_LIMITS = { min: 8, max: 128 } as const;

/**
 * Checks a new password. It is taken as typed: spaces at its ends count.
 *
 * @param password the password as typed
 */
export function checkPassword(password: string): FieldViolation[] {
  const length = [...password.normalize('NFC')].length;
  const { min, max } = PASSWORD_LIMITS;
  if (length === 0) return [{ field: 'password', rule: FieldRule.REQUIRED, limit: min }];
  if (length < min) return [{ field: 'password', rule: FieldRule.MIN_LENGTH, limit: min }];
  if (length > max) return [{ field: 'password', rule: FieldRule.MAX_LENGTH, limit: max }];
  return [];
}
