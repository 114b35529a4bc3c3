/**
 * Whether a text is the name of a time zone that this program knows, such as `Asia/Tokyo` or `UTC`. Offsets, such as `+08:00`,
 * are no names: they know no summer time. Decision 0032.
 */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+\-/]*$/u.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
