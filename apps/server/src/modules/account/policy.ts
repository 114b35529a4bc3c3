import { WRONG_CLOCK_MS } from '../../infra/ids/clock.ts';

/** How long a refresh token may be used again: two tabs may ask at the same moment. */
const GRACE_MS = 10_000;

/** A refresh token as far as its use is concerned. */
export interface RefreshTokenUse {
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** Whether a token given out for it has been used in turn. */
  successorUsed: boolean;
}

/**
 * What the use of a refresh token means:
 * - `fresh`: it was never used and gives a new one
 * - `grace`: used within the last 10 seconds, and nothing that came of it was used yet: another tab was a moment faster
 * - `expired`: too old, or made by a clock that was wrong
 * - `reused`: somebody holds a copy of it, the session is not safe any more
 */
export function judgeRefreshToken(
  token: RefreshTokenUse,
  now: Date,
): 'fresh' | 'grace' | 'expired' | 'reused' {
  const isEarly = token.created_at.getTime() > now.getTime() + WRONG_CLOCK_MS;
  if (token.expires_at <= now || isEarly) return 'expired';
  if (token.used_at === null) return 'fresh';
  const since = now.getTime() - token.used_at.getTime();
  const isRecent = since <= GRACE_MS && since >= -WRONG_CLOCK_MS;
  return isRecent && !token.successorUsed ? 'grace' : 'reused';
}
