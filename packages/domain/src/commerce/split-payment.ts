/** How a payment is divided, in thousandths. */
export interface PaymentSplit {
  /** What the platform keeps. */
  readonly fee: number;
  /** What the seller earns. */
  readonly income: number;
}

/**
 * Divides a payment between platform and seller. Rounding is in the seller's favour, and nothing is lost: both parts add
 * up to the amount. Decision 0018.
 *
 * @param amount what was paid, in thousandths
 * @param feePercent the platform's share, 0–100
 */
export function splitPayment(amount: number, feePercent: number): PaymentSplit {
  const fee = Math.floor((amount * feePercent) / 100);
  return { fee, income: amount - fee };
}
