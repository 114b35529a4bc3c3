import { KEY_ALPHABET, KEY_LENGTH } from '@boardwalk/domain';

function keyOf(prefix: string, number: number): string {
  let rest = number;
  let key = '';
  for (let place = prefix.length; place < KEY_LENGTH; place += 1) {
    key = KEY_ALPHABET.charAt(rest % KEY_ALPHABET.length) + key;
    rest = Math.floor(rest / KEY_ALPHABET.length);
  }
  return prefix + key;
}

/** A well-formed file key, the same for the same number. */
export function aFileKey(number = 1): string {
  return keyOf('fk', number);
}

/** A well-formed user id, the same for the same number. */
export function aUserId(number = 1): string {
  return keyOf('mk', number);
}

/** A well-formed SHA-256, the same for the same number. */
export function aHash(number = 1): string {
  return number.toString(16).padStart(64, '0');
}

/** The time that builders use by default. */
export const A_MOMENT = '2026-03-14T09:26:53.000Z';
