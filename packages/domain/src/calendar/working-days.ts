import { addDays, localDate, startOfLocalDate } from './local-day.ts';

/** Which days are worked, in which time zone. Dates are `yyyy-mm-dd`; weekdays count from 0, Sunday. */
export interface WorkingCalendar {
  /** IANA name of the time zone in which days begin. */
  readonly timeZone: string;
  /** Weekdays that are not worked. */
  readonly weekend: readonly number[];
  /** Further dates that are not worked. */
  readonly holidays: readonly string[];
  /** Dates that are worked although they fall on a weekend or holiday. */
  readonly extraWorkingDays?: readonly string[];
}

/** Saturday and Sunday off, no holidays, days of UTC. */
export const DEFAULT_CALENDAR: WorkingCalendar = { timeZone: 'UTC', weekend: [0, 6], holidays: [] };

/**
 * Whether a date is worked. Spec §4, §9, STATE-21.
 *
 * @param date `yyyy-mm-dd`
 * @param calendar weekend, holidays and exceptions
 */
export function isWorkingDay(date: string, calendar: WorkingCalendar): boolean {
  if (calendar.extraWorkingDays?.includes(date)) return true;
  if (calendar.holidays.includes(date)) return false;
  return !calendar.weekend.includes(new Date(`${date}T00:00:00Z`).getUTCDay());
}

/**
 * The instant at which a number of full working days has passed: the end of the last of them. The day of the start
 * itself does not count. Spec §4, §9, STATE-21.
 *
 * @param start when the period begins
 * @param days whole working days, at least 1
 * @param calendar which days are worked
 * @throws RangeError when the calendar has no working weekday at all, or the zone is unknown
 */
export function addWorkingDays(start: Date, days: number, calendar: WorkingCalendar): Date {
  if (new Set(calendar.weekend.filter((day) => day >= 0 && day <= 6)).size > 6) {
    throw new RangeError('the working calendar has no working weekday');
  }
  let date = localDate(start, calendar.timeZone);
  for (let left = days; left > 0;) {
    date = addDays(date, 1);
    if (isWorkingDay(date, calendar)) left -= 1;
  }
  return startOfLocalDate(addDays(date, 1), calendar.timeZone);
}
