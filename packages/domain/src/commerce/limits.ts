/** Limits of goods an admin writes; amounts in thousandths of the currency. */
export const GOODS_LIMITS = {
  /** Characters of a name, in each language. */
  nameMin: 1,
  nameMax: 60,
  /** Days a plan runs. */
  daysMin: 1,
  daysMax: 3660,
  /** Thousandths. */
  priceMin: 1_000,
  priceMax: 100_000_000,
} as const;

/** How long things may take. */
export const ORDER_LIMITS = {
  /** Minutes in which an order can be paid. */
  payMinutes: 30,
  /** Days in which a buyer may give an unused template back by themselves; the seller's income is pending as long. */
  returnDays: 7,
  /** Characters of the reason an admin gives for a refund. */
  reasonMax: 500,
} as const;

/** How long an admin's claim on a payout lasts, in milliseconds (docs/decisions/0077). */
export const PAYOUT_CLAIM_MS = 30 * 60_000;

/** Limits of payouts; amounts in thousandths of the currency. */
export const PAYOUT_LIMITS = {
  amountMin: 10_000,
  amountMax: 1_000_000_000,
  /** Characters that say where to pay. */
  payeeMax: 200,
  /** Characters of the reference of a transfer. */
  referenceMax: 100,
  /** Characters of the reason of a refusal. */
  reasonMax: 500,
} as const;
