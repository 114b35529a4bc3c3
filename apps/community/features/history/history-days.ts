import type { Footprint } from '@boardwalk/api-client';

/** What was looked at on one day. */
export interface HistoryDay {
  /** The day in the reader's time zone, `2026-03-14`. */
  readonly day: string;
  readonly footprints: readonly Footprint[];
}

/** Days before today that have a name of their own. */
export type NearDay = 'today' | 'yesterday';

/**
 * Sorts a history into days. A work that moved up while the list was read shows once, where it is newest.
 *
 * @param footprints the history, the latest first
 * @param timeZone IANA name of the reader's time zone
 */
export function historyDays(footprints: readonly Footprint[], timeZone: string): HistoryDay[] {
  const dayOf = dayIn(timeZone);
  const seen = new Set<string>();
  const days = new Map<string, Footprint[]>();
  for (const footprint of footprints) {
    if (seen.has(footprint.file.file_key)) continue;
    seen.add(footprint.file.file_key);
    const day = dayOf(new Date(footprint.viewed_at));
    days.set(day, [...(days.get(day) ?? []), footprint]);
  }
  return Array.from(days, ([day, list]) => ({ day, footprints: list }));
}

/**
 * Tells whether a day is today or yesterday; `null` for any other.
 *
 * @param day as in {@link HistoryDay}
 */
export function nearDay(day: string, now: Date, timeZone: string): NearDay | null {
  const today = dayIn(timeZone)(now);
  if (day === today) return 'today';
  const yesterday = new Date(`${today}T12:00:00Z`);
  yesterday.setUTCDate(yesterday.getUTCDate() - 1);
  return day === yesterday.toISOString().slice(0, 10) ? 'yesterday' : null;
}

/** Swedish dates are written as ISO 8601 wants them. */
function dayIn(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (instant) => format.format(instant);
}
