import { FieldRule, type FieldViolation } from './field-violation.ts';

/** Control characters and characters that turn the direction of writing. */
const DISTURBING = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** White space, and characters that show nothing. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\s]/gu;

/** Whether nothing of a text can be seen. Spec §5. */
export function isUnseen(text: string): boolean {
  return text.replace(UNSEEN, '') === '';
}

/**
 * Checks a text of one line for characters that nobody sees and that would disturb the text beside it. Spec §5.
 *
 * @param field name of the field on the wire
 * @param text text as typed
 */
export function checkCharacters<Field extends string>(field: Field, text: string): FieldViolation<Field>[] {
  return DISTURBING.test(text.trim()) ? [{ field, rule: FieldRule.INVALID_CHARACTERS }] : [];
}
