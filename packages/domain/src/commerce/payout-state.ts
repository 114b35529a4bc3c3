/** Where a payout stands. */
export const PayoutState = {
  /** It waits for an admin; the amount has left the wallet. */
  ASKED: 'asked',
  PAID: 'paid',
  /** The amount is back in the wallet. */
  REFUSED: 'refused',
} as const;
export type PayoutState = (typeof PayoutState)[keyof typeof PayoutState];
