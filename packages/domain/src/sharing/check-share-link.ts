import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { SHARE_LIMITS } from './limits.ts';

/** What a link is to be: left out or null means none. */
export interface ShareLinkTerms {
  /** When it stops working. */
  readonly expiresAt?: Date | null;
  readonly password?: string | null;
}

/**
 * Checks the terms of a share link. A password is taken as typed: spaces at its ends count.
 *
 * @param terms expiry and password
 * @param now the time of asking; an expiry must lie after it
 */
export function checkShareLink({ expiresAt, password }: ShareLinkTerms, now: Date): FieldViolation[] {
  const violations: FieldViolation[] = [];
  if (expiresAt != null && expiresAt <= now) violations.push({ field: 'expires_at', rule: FieldRule.MIN });
  if (password != null) {
    const length = [...password.normalize('NFC')].length;
    const { passwordMin, passwordMax } = SHARE_LIMITS;
    if (length < passwordMin)
      violations.push({ field: 'password', rule: FieldRule.MIN_LENGTH, limit: passwordMin });
    else if (length > passwordMax)
      violations.push({ field: 'password', rule: FieldRule.MAX_LENGTH, limit: passwordMax });
  }
  return violations;
}

/**
 * Tells whether a share link works.
 *
 * @param link when it was revoked and when it expires; null means never
 * @param now the time of asking
 */
export function isShareLinkLive(
  link: { readonly revokedAt: Date | null; readonly expiresAt: Date | null },
  now: Date,
): boolean {
  return link.revokedAt === null && (link.expiresAt === null || link.expiresAt > now);
}
