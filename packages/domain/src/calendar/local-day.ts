/** One calendar day of a time zone and the instants it is between. */
export interface LocalDay {
  /** The date as `yyyy-mm-dd`. */
  readonly date: string;
  /** First instant of the day. */
  readonly start: Date;
  /** First instant of the following day; does not belong to this one. */
  readonly end: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'iso8601',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** The wall-clock time of an instant in a zone, as if it were UTC. */
function wallClock(instant: Date, timeZone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) part[type] = Number(value);
  return Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'] ?? 1,
    part['hour'] ?? 0,
    part['minute'] ?? 0,
    part['second'] ?? 0,
  );
}

/**
 * The date of an instant in a time zone, as `yyyy-mm-dd`. Spec §9, AMB-36.
 *
 * @param instant the instant
 * @param timeZone IANA name
 * @throws RangeError when the zone is unknown or the date invalid
 */
export function localDate(instant: Date, timeZone: string): string {
  return new Date(wallClock(instant, timeZone)).toISOString().slice(0, 10);
}

/**
 * The date a number of days after another. Spec §9, AMB-36.
 *
 * @param date `yyyy-mm-dd`
 * @param days whole days, negative for earlier
 */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * The first instant of a date in a time zone. Where the clock jumps over midnight, that is the instant of the jump.
 * Spec §9, AMB-36.
 *
 * @param date `yyyy-mm-dd`
 * @param timeZone IANA name
 * @throws RangeError when the zone is unknown
 */
export function startOfLocalDate(date: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T00:00:00Z`);
  // Search by halves: the local date of an instant never goes back by a whole day, and no zone is further than a day from UTC.
  let before = wall - DAY_MS;
  let after = wall + DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDate(new Date(middle), timeZone) < date) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/**
 * The calendar day of a time zone that holds an instant. Spec §9, AMB-36.
 *
 * @param instant the instant
 * @param timeZone IANA name
 * @throws RangeError when the zone is unknown
 */
export function localDay(instant: Date, timeZone: string): LocalDay {
  const date = localDate(instant, timeZone);
  return { date, start: startOfLocalDate(date, timeZone), end: startOfLocalDate(addDays(date, 1), timeZone) };
}
