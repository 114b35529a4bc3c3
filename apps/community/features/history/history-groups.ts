import type { Footprint } from '@boardwalk/api-client';

/** What was looked at on one day or, further back, in one month. */
export interface HistoryGroup {
  readonly kind: 'today' | 'yesterday' | 'day' | 'month';
  /** The first day of it in the reader's time zone, `2026-03-14`. */
  readonly day: string;
  readonly footprints: readonly Footprint[];
}

/** So many days stand one by one; before that, months are enough. */
const SINGLE_DAYS = 7;

/**
 * Sorts a history into days, and what is older than a week into months. A work that moved up while the list was read
 * shows once, where it is newest.
 *
 * @param footprints the history, the latest first
 * @param timeZone IANA name of the reader's time zone
 */
export function historyGroups(footprints: readonly Footprint[], now: Date, timeZone: string): HistoryGroup[] {
  const dayOf = dayIn(timeZone);
  const today = dayOf(now);
  const seen = new Set<string>();
  const groups = new Map<string, { kind: HistoryGroup['kind']; footprints: Footprint[] }>();
  for (const footprint of footprints) {
    if (seen.has(footprint.file.file_key)) continue;
    seen.add(footprint.file.file_key);
    const day = dayOf(new Date(footprint.viewed_at));
    const kind = kindOf(daysBetween(day, today));
    const first = kind === 'month' ? `${day.slice(0, 8)}01` : day;
    const key = `${kind} ${first}`;
    const group = groups.get(key) ?? { kind, footprints: [] };
    group.footprints.push(footprint);
    groups.set(key, group);
  }
  return Array.from(groups, ([key, group]) => ({ ...group, day: key.slice(-10) }));
}

function kindOf(daysAgo: number): HistoryGroup['kind'] {
  if (daysAgo <= 0) return 'today';
  if (daysAgo === 1) return 'yesterday';
  return daysAgo < SINGLE_DAYS ? 'day' : 'month';
}

function daysBetween(day: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
}

/** Swedish dates are written as ISO 8601 wants them. */
function dayIn(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  return (instant) => format.format(instant);
}
