/** What a visitor has said about being counted. */
export type AnalyticsChoice = 'yes' | 'no';

/** Name of the cookie that keeps it. */
export const ANALYTICS_COOKIE = 'analytics';

/** Half a year, after which a visitor is asked again, in seconds. */
const COOKIE_MAX_AGE = 182 * 24 * 60 * 60;

/**
 * Reads what a visitor has said about being counted. Spec §7.
 *
 * @param value value of the cookie
 * @returns null when nothing was said
 */
export function parseAnalyticsChoice(value: string | undefined): AnalyticsChoice | null {
  return value === 'yes' || value === 'no' ? value : null;
}

/**
 * The cookie that keeps what a visitor has said, for `document.cookie`. Spec §7.
 *
 * @param choice what was said
 */
export function writeAnalyticsCookie(choice: AnalyticsChoice): string {
  return `${ANALYTICS_COOKIE}=${choice}; Path=/; Max-Age=${COOKIE_MAX_AGE}; SameSite=Lax`;
}
