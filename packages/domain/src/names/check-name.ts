import { checkCharacters, isUnseen } from '../validation/check-characters.ts';
import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { findReservedWords } from './find-reserved-words.ts';
import { NAME_LIMITS } from './limits.ts';

/**
 * Checks a nickname or the name asked in onboarding: 1-20 characters, something visible, no reserved or official-looking
 * word. The violation names the words found. Spec §5, VAL-ONB-01 to VAL-ONB-05.
 *
 * @param field name of the field on the wire
 * @param name name as typed
 * @param options `optional`: an empty name is fine
 */
export function checkName<Field extends string>(
  field: Field,
  name: string | null | undefined,
  { optional = false }: { readonly optional?: boolean } = {},
): FieldViolation<Field>[] {
  const text = name ?? '';
  if (isUnseen(text)) {
    return optional && text.trim() === ''
      ? []
      : [{ field, rule: FieldRule.REQUIRED, limit: NAME_LIMITS.min }];
  }
  const violations = [...checkText(field, text, NAME_LIMITS), ...checkCharacters(field, text)];
  const words = findReservedWords(text);
  if (words.length > 0) violations.push({ field, rule: FieldRule.RESERVED_WORDS, words });
  return violations;
}
