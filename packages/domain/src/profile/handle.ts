import { findReservedWords } from '../names/find-reserved-words.ts';
import { countCharacters } from '../text/count-characters.ts';
import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';

/** Length of a profile handle in characters: the `name` of a profile, as in `/profile/{name}`. */
export const HANDLE_LIMITS = { min: 1, max: 30 } as const;

const PATTERN = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}._-]*[\p{L}\p{N}\p{M}])?$/u;
const FALLBACK = 'member';

/**
 * Checks a profile handle: 1-30 letters and digits of any script, with dots, hyphens and low lines between them, and
 * no official-looking word. Spec §2.
 *
 * @param field name of the field on the wire
 * @param handle handle as typed
 */
export function checkHandle<Field extends string>(field: Field, handle: string): FieldViolation<Field>[] {
  const violations = checkText(field, handle, HANDLE_LIMITS);
  if (violations.length > 0) return violations;
  if (!PATTERN.test(handle)) return [{ field, rule: FieldRule.FORMAT }];
  const words = findReservedWords(handle);
  return words.length > 0 ? [{ field, rule: FieldRule.RESERVED_WORDS, words }] : [];
}

/**
 * Makes a handle out of a nickname; the result passes `checkHandle`. Spec §2.
 *
 * @param nickName nickname as entered
 * @param attempt 1 for the plain handle, higher numbers for a numbered one when the plain is taken
 */
export function handleFromNickName(nickName: string, attempt = 1): string {
  const suffix = attempt > 1 ? `-${attempt}` : '';
  const plain = nickName
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const room = HANDLE_LIMITS.max - countCharacters(suffix);
  const cut = Array.from(plain.replace(/^[-\p{M}]+/u, ''))
    .slice(0, room)
    .join('')
    .replace(/-+$/u, '');
  const handle = cut + suffix;
  return checkHandle('name', handle).length === 0 ? handle : FALLBACK + suffix;
}
