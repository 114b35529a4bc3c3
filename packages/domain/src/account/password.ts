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

/** Letters that a word must have at least to be looked for in a password. */
const MIN_WORD = 4;

/**
 * Whether a password is nothing but one of some words that others know, with digits and signs around it. Decisions
 * "Sessions and tokens"; OWASP ASVS 6.2.11.
 *
 * @param password the password as typed
 * @param words names of the site and of the person; of an e-mail address the part before the @ counts
 */
export function isMadeOfWords(password: string, words: readonly string[]): boolean {
  const core = lettersOf(password);
  return words
    .map((word) => lettersOf(word.split('@')[0] ?? ''))
    .some((word) => word.length >= MIN_WORD && core === word);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}
