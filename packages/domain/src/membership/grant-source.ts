/** Where a grant of membership came from. */
export const GrantSource = {
  /** An order that was paid. */
  PURCHASE: 'purchase',
  /** The card that points pay. */
  POINTS: 'points',
  /** The operator gave it. */
  GIFT: 'gift',
} as const;
export type GrantSource = (typeof GrantSource)[keyof typeof GrantSource];
