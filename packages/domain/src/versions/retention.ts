import { VERSION_LIMITS } from './limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When the next automatic version of a board may be kept. Decision 0024.
 *
 * @param lastAt when its last one was kept, null when there is none
 * @param wantedAt when one is wanted
 */
export function nextVersionAt(lastAt: Date | null, wantedAt: Date): Date {
  if (lastAt === null) return wantedAt;
  return new Date(Math.max(wantedAt.getTime(), lastAt.getTime() + VERSION_LIMITS.intervalMs));
}

/**
 * Versions without a name that are older than this are let go; null keeps all. Decision 0024.
 *
 * @param isUnlimited whether the team's plan has no limits: one was bought for it, or its owner is a VIP
 * @param now the time of asking
 */
export function versionsKeptSince(isUnlimited: boolean, now: Date): Date | null {
  return isUnlimited ? null : new Date(now.getTime() - VERSION_LIMITS.freeDays * DAY_MS);
}
