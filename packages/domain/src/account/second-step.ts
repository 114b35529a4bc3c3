/** Length of the codes that an authenticator shows. */
const DIGITS = /^\d{6}$/u;
/** Letters and digits that nobody mistakes for each other. */
export const RECOVERY_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY = new RegExp(`^[${RECOVERY_ALPHABET}]{10}$`, 'u');

/** How long a super admin lets another admin set up a second step on a site that requires one. Decision 0116. */
export const SECOND_STEP_RELEASE_HOURS = 24;

/** How many recovery codes there are. */
export const RECOVERY_CODES = 10;

/** A code of the second step, as it was typed: that of the authenticator, or a recovery code. */
export interface SecondStepCode {
  readonly kind: 'code' | 'recovery_code';
  readonly value: string;
}

/**
 * Reads a code of the second step. Spaces and hyphens, as they are written between groups, do not count, nor does case. Decision 0060.
 *
 * @returns the code, or null for what is none
 */
export function parseSecondStepCode(text: string): SecondStepCode | null {
  const value = text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .toUpperCase();
  if (DIGITS.test(value)) return { kind: 'code', value };
  return RECOVERY.test(value) ? { kind: 'recovery_code', value } : null;
}
