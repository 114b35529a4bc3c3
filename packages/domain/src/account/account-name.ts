import { Deployment } from '../language/deployment.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';

/** What a person signs in with: an e-mail address (lower case) or a mobile number (E.164). */
export type AccountName = { readonly kind: 'email' | 'mobile'; readonly value: string };

/** Longest e-mail address, in characters. */
const MAX_EMAIL = 254;
/** One `@`, no spaces, a dot in the domain: only a mail can show whether the address exists. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/u;
/** E.164: a plus sign, then 8 to 15 digits that do not start with 0. */
const MOBILE = /^\+[1-9]\d{7,14}$/u;
/** A mainland mobile number written without its country. */
const MAINLAND_MOBILE = /^1[3-9]\d{9}$/u;

/**
 * Reads what was typed into the account field. Full-width characters, case and the usual separators of numbers make no
 * difference, so one person has one account. Decisions "Sessions and tokens".
 *
 * @param text the account as typed
 * @param deployment where the product runs, if known: overseas eleven digits may be any country's number, so only a
 *   number with its country code is one
 * @returns the e-mail address or mobile number, or null when it is neither
 */
export function parseAccountName(text: string, deployment?: Deployment): AccountName | null {
  const account = text.normalize('NFKC').trim();
  if (account.includes('@')) {
    const value = account.toLowerCase();
    return value.length <= MAX_EMAIL && EMAIL.test(value) ? { kind: 'email', value } : null;
  }
  const digits = account.replace(/[\s().-]/gu, '');
  if (deployment !== Deployment.OVERSEAS && MAINLAND_MOBILE.test(digits))
    return { kind: 'mobile', value: `+86${digits}` };
  return MOBILE.test(digits) ? { kind: 'mobile', value: digits } : null;
}

/**
 * Checks the account of a sign-in or sign-up form: given, and an e-mail address or mobile number.
 * Decisions "Sessions and tokens".
 *
 * @param text the account as typed
 * @param deployment as for `parseAccountName`
 */
export function checkAccountName(text: string, deployment?: Deployment): FieldViolation<'account'>[] {
  if (text.trim() === '') return [{ field: 'account', rule: FieldRule.REQUIRED, limit: 1 }];
  return parseAccountName(text, deployment) === null ? [{ field: 'account', rule: FieldRule.FORMAT }] : [];
}
