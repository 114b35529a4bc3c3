import { addWorkingDays, DEFAULT_CALENDAR, type WorkingCalendar } from '../calendar/working-days.ts';
import { REVIEW_WORKING_DAYS } from './limits.ts';

/**
 * When a review is due: the end of the third working day after the day of submission. Spec §4, STATE-21.
 *
 * @param submittedAt when the work was submitted
 * @param calendar which days are worked, in which time zone
 * @throws RangeError when the calendar has no working weekday, or the zone is unknown
 */
export function reviewDueAt(submittedAt: Date, calendar: WorkingCalendar = DEFAULT_CALENDAR): Date {
  return addWorkingDays(submittedAt, REVIEW_WORKING_DAYS, calendar);
}
