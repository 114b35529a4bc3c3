import { checkSecret } from '../validation/check-secret.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { SHARE_LIMITS } from './limits.ts';

/** What a link is to be: left out or null means none. */
export interface ShareLinkTerms {
  /** When it stops working. */
  readonly expiresAt?: Date | null;
  readonly password?: string | null;
}

/** Fields of a share link that break rules. */
export type ShareLinkField = 'expires_at' | 'password';

/**
 * Checks the terms of a share link. A password is taken as typed: spaces at its ends count. Decision 0022.
 *
 * @param terms expiry and password
 * @param now the time of asking; an expiry must lie after it
 */
export function checkShareLink(
  { expiresAt, password }: ShareLinkTerms,
  now: Date,
): FieldViolation<ShareLinkField>[] {
  const violations: FieldViolation<ShareLinkField>[] = [];
  if (expiresAt != null && expiresAt <= now) violations.push({ field: 'expires_at', rule: FieldRule.MIN });
  if (password != null) {
    const { passwordMin: min, passwordMax: max } = SHARE_LIMITS;
    violations.push(...checkSecret('password', password, { min, max }));
  }
  return violations;
}

/**
 * Whether a share link works. Decision 0022.
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
