/** Messages the payment frame sends (spec §2). */
export const PaymentMessageName = {
  PAY_SUCCESS: 'paySuccess',
  CLOSE: 'close',
} as const;
export type PaymentMessageName = (typeof PaymentMessageName)[keyof typeof PaymentMessageName];
