import { localDay, type LocalDay } from '../calendar/local-day.ts';
import { PUBLISH_LIMITS } from './limits.ts';

/**
 * The day whose publications count against the daily limit: the calendar day of the deployment's time zone that holds
 * an instant. Spec §8, CONST-01.
 *
 * @param now the instant
 * @param timeZone IANA name of the deployment's time zone
 */
export function publishDay(now: Date, timeZone: string): LocalDay {
  return localDay(now, timeZone);
}

/**
 * Whether one more publication is allowed today. The caller counts under a lock, so that the limit is exact
 * when several requests run at once. Spec §8, CONST-01.
 *
 * @param publishedToday publications and updates of this user within `publishDay`
 */
export function mayPublishToday(publishedToday: number): boolean {
  return publishedToday < PUBLISH_LIMITS.perDay;
}
