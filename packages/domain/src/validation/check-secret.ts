import { FieldRule, type FieldViolation } from './field-violation.ts';
import type { TextLimits } from './check-text.ts';

/**
 * Checks the length of a password. It is taken as typed: spaces at its ends count. Decisions "Sessions and tokens".
 *
 * @param field name of the field on the wire
 * @param secret password as typed
 * @param limits limits in characters, counted in NFC
 */
export function checkSecret<Field extends string>(
  field: Field,
  secret: string,
  { min, max }: TextLimits,
): FieldViolation<Field>[] {
  const length = [...secret.normalize('NFC')].length;
  if (length < min) return [{ field, rule: FieldRule.MIN_LENGTH, limit: min }];
  if (length > max) return [{ field, rule: FieldRule.MAX_LENGTH, limit: max }];
  return [];
}
