/** Whether the viewer has paid for a template (spec §3). */
export const PayState = {
  PAID: 1,
  UNPAID: 2,
} as const;
export type PayState = (typeof PayState)[keyof typeof PayState];
