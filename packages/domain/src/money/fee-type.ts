/** How a template is offered (spec §3). ALL is a filter only, never the fee of a file. */
export const FeeType = {
  ALL: 0,
  FREE: 1,
  /** Free for members; others see the upgrade prompt. */
  MEMBER_FREE: 2,
  /** The only fee type that carries a price. */
  NEED_PAY: 3,
} as const;
export type FeeType = (typeof FeeType)[keyof typeof FeeType];
