import { countCharacters } from '../text/count-characters.ts';
import { FieldRule, type FieldViolation } from './field-violation.ts';

/** Smallest and largest number of characters; a `min` of 0 makes the text optional. */
export interface TextLimits {
  readonly min: number;
  readonly max: number;
}

/**
 * Checks the length of a text. At most one violation comes back: an empty text is `required`, a short one
 * `min_length`, a long one `max_length`. Spec §5.
 *
 * @param field name of the field on the wire
 * @param text text as typed; absent counts as empty
 * @param limits limits in characters
 */
export function checkText<Field extends string>(
  field: Field,
  text: string | null | undefined,
  { min, max }: TextLimits,
): FieldViolation<Field>[] {
  const length = countCharacters(text ?? '');
  if (length === 0) return min > 0 ? [{ field, rule: FieldRule.REQUIRED, limit: min }] : [];
  if (length < min) return [{ field, rule: FieldRule.MIN_LENGTH, limit: min }];
  if (length > max) return [{ field, rule: FieldRule.MAX_LENGTH, limit: max }];
  return [];
}
