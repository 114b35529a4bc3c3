/** Seconds of each unit, the longest first. */
const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** A distance in time as `Intl.RelativeTimeFormat` takes it. */
export interface RelativeTime {
  readonly value: number;
  readonly unit: Intl.RelativeTimeFormatUnit;
}

/**
 * How long ago a moment was, in the largest unit that fits. Less than a minute, and what a clock ahead of ours calls
 * the future, is `0 seconds`, which every language words as "now".
 *
 * @param moment ISO 8601
 * @param now milliseconds since 1970
 */
export function relativeTime(moment: string, now: number): RelativeTime {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return { value: -Math.floor(seconds / length), unit };
  }
  return { value: 0, unit: 'second' };
}
