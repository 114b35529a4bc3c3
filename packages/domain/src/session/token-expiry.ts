import { SESSION_LIMITS } from './limits.ts';

/**
 * When an access token counts as expired: five seconds before the end of its validity, and two hours are assumed when the
 * validity is no number (spec §4).
 *
 * @param valid `valid` of the token answer, in seconds
 * @param now when the answer came
 */
export function tokenExpiresAt(valid: unknown, now: Date): Date {
  const isNumeric =
    (typeof valid === 'number' || (typeof valid === 'string' && valid.trim() !== '')) &&
    Number.isFinite(Number(valid));
  const validityMs = isNumeric ? Number(valid) * 1000 : SESSION_LIMITS.defaultValidityMs;
  return new Date(now.getTime() + validityMs - SESSION_LIMITS.expiryMarginMs);
}

/**
 * Whether an access token has to be refreshed before it is used. Spec §4, STATE-16.
 *
 * @param expiresAt what `tokenExpiresAt` gave; null when there is no token
 * @param now the time of use
 */
export function isTokenExpired(expiresAt: Date | null, now: Date): boolean {
  return expiresAt === null || now >= expiresAt;
}
