import { PERSONAL_PLAN_CARD, POINTS } from './limits.ts';

/** What points are given for. */
export type PointCause = keyof typeof POINTS;

/** One line of the ledger of points: append-only, and unique per user and key. */
export interface PointEntry {
  readonly cause: PointCause;
  /** What makes the cause unique for a user: the cause itself, for the daily visit with its date. */
  readonly key: string;
  readonly points: number;
}

/**
 * The line that a cause adds to the ledger of points.
 *
 * @param cause what the points are for
 * @param date for the daily visit: the date in the deployment's time zone, `yyyy-mm-dd`
 * @throws RangeError for a daily visit without a date
 */
export function pointEntry(cause: PointCause, date?: string): PointEntry {
  if (cause !== 'dailyVisit') return { cause, key: cause, points: POINTS[cause] };
  if (date === undefined) throw new RangeError('a daily visit needs its date');
  return { cause, key: `${cause}:${date}`, points: POINTS[cause] };
}

/**
 * How many points are missing for the card of the personal plan; 0 when there are enough.
 *
 * @param balance points at hand
 */
export function cardShortfall(balance: number): number {
  return Math.max(0, PERSONAL_PLAN_CARD.points - balance);
}
