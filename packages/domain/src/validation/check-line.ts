import { checkCharacters, isUnseen } from './check-characters.ts';
import { checkText, type TextLimits } from './check-text.ts';
import { FieldRule, type FieldViolation } from './field-violation.ts';

/**
 * Checks a text of one line, such as a name: its length, that something of it can be seen, and that nothing in it disturbs the text
 * beside it. Spec §5.
 *
 * @param field name of the field on the wire
 * @param text text as typed; absent counts as empty
 * @param limits limits in characters
 */
export function checkLine<Field extends string>(
  field: Field,
  text: string | null | undefined,
  limits: TextLimits,
): FieldViolation<Field>[] {
  const line = (text ?? '').trim();
  if (line !== '' && isUnseen(line))
    return limits.min > 0
      ? [{ field, rule: FieldRule.REQUIRED, limit: limits.min }]
      : [{ field, rule: FieldRule.INVALID_CHARACTERS }];
  return [...checkText(field, line, limits), ...checkCharacters(field, line)];
}
