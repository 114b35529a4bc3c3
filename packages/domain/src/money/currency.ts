import { Deployment } from '../language/deployment.ts';

/** Currencies things are sold in, as ISO 4217 codes. Both divide into hundredths. */
export const Currency = {
  CNY: 'CNY',
  USD: 'USD',
} as const;
export type Currency = (typeof Currency)[keyof typeof Currency];

/** Templates are priced in yuan everywhere: the specification gives their prices as 2–50 yuan. */
export const TEMPLATE_CURRENCY = Currency.CNY;

/** Money is kept in thousandths, but paid in hundredths: an amount somebody pays is a multiple of this. */
export const SMALLEST_PAYMENT = 10;

/**
 * The currency plans and memberships are sold in. Decision 0018.
 *
 * @param deployment where the product runs
 */
export function planCurrency(deployment: Deployment): Currency {
  return deployment === Deployment.MAINLAND ? Currency.CNY : Currency.USD;
}
