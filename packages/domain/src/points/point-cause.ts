import { PERSONAL_PLAN_CARD, POINTS } from './limits.ts';

/** What a line of the ledger of points is for: what earns points, and the card that costs some. */
export const PointEntryCause = {
  JOB: 'job',
  CHANNEL: 'channel',
  USE_CASE: 'useCase',
  SPACE_TYPE: 'spaceType',
  DAILY_VISIT: 'dailyVisit',
  FIRST_APPROVED_TEMPLATE: 'firstApprovedTemplate',
  PERSONAL_PLAN_CARD: 'personalPlanCard',
} as const;
export type PointEntryCause = (typeof PointEntryCause)[keyof typeof PointEntryCause];

/** What points are given for. */
export type PointCause = keyof typeof POINTS;

/** One line of the ledger of points: append-only, and unique per user and key. */
export interface PointEntry {
  readonly cause: PointEntryCause;
  /** What makes the cause unique for a user: the cause itself, for what comes again with the date or a number. */
  readonly key: string;
  /** Points gained; negative when spent. */
  readonly points: number;
}

/**
 * The line that a cause adds to the ledger of points. Spec §9, CONST-35 to CONST-40.
 *
 * @param cause what the points are for
 * @param date for the daily visit: the date in the deployment's time zone, `yyyy-mm-dd`
 * @throws RangeError for a daily visit without a date
 */
export function pointEntry(cause: PointCause, date?: string): PointEntry {
  if (cause !== PointEntryCause.DAILY_VISIT) return { cause, key: cause, points: POINTS[cause] };
  if (date === undefined) throw new RangeError('a daily visit needs its date');
  return { cause, key: `${cause}:${date}`, points: POINTS[cause] };
}

/**
 * The line that paying for a card of the personal plan adds to the ledger. Spec §9, CONST-35 to CONST-40.
 *
 * @param cardKey identifies this card among those of the user
 */
export function cardEntry(cardKey: string): PointEntry {
  const cause = PointEntryCause.PERSONAL_PLAN_CARD;
  return { cause, key: `${cause}:${cardKey}`, points: -PERSONAL_PLAN_CARD.points };
}

/**
 * How many points are missing for the card of the personal plan; 0 when there are enough. Spec §9, CONST-35 to CONST-40.
 *
 * @param balance points at hand
 */
export function cardShortfall(balance: number): number {
  return Math.max(0, PERSONAL_PLAN_CARD.points - balance);
}
