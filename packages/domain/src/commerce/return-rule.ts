import { GoodsKind } from './goods-kind.ts';
import { ORDER_LIMITS } from './limits.ts';
import { OrderState } from './order-state.ts';

/** Why a buyer cannot give something back by themselves. */
export const ReturnRefusal = {
  /** The order is not paid, or already returned. */
  STATE: 'state',
  /** Plans and memberships are returned by asking an admin. */
  KIND: 'kind',
  /** The days for it are over. */
  LATE: 'late',
  /** The template was copied. */
  USED: 'used',
} as const;
export type ReturnRefusal = (typeof ReturnRefusal)[keyof typeof ReturnRefusal];

/** What the right to give something back depends on. */
export interface ReturnFacts {
  readonly kind: GoodsKind;
  readonly state: OrderState;
  /** When the order was paid; null while it is not. */
  readonly paidAt: Date | null;
  /** Whether the template was copied since, by the right that the order gave. */
  readonly isUsed: boolean;
}

const DAY_MS = 86_400_000;

/**
 * Until when a buyer may give a template back. Decision 0018.
 *
 * @param paidAt when it was paid
 */
export function returnDeadline(paidAt: Date): Date {
  return new Date(paidAt.getTime() + ORDER_LIMITS.returnDays * DAY_MS);
}

/**
 * Why a buyer may not return something; null when they may: a template they have not copied, within
 * seven days of paying for it. Decision 0018.
 *
 * @param facts the order
 * @param now the time of asking
 */
export function returnRefusal(facts: ReturnFacts, now: Date): ReturnRefusal | null {
  if (facts.state !== OrderState.PAID || facts.paidAt === null) return ReturnRefusal.STATE;
  if (facts.kind !== GoodsKind.TEMPLATE) return ReturnRefusal.KIND;
  if (now > returnDeadline(facts.paidAt)) return ReturnRefusal.LATE;
  return facts.isUsed ? ReturnRefusal.USED : null;
}
