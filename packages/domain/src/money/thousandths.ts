import type { Language } from '../language/language.ts';

/** Money is kept as an integer in thousandths of the unit: 1000 is 1 yuan (spec §3). */
export const THOUSANDTHS_PER_UNIT = 1000;

/**
 * Turns an amount in whole or decimal units into thousandths. Spec §3, CONST-08.
 *
 * @param units amount, for instance yuan
 * @throws RangeError when the amount is not finite or too large to be exact
 */
export function toThousandths(units: number): number {
  const thousandths = Math.round(units * THOUSANDTHS_PER_UNIT);
  if (!Number.isSafeInteger(thousandths)) throw new RangeError(`not an exact amount: ${units}`);
  return thousandths;
}

/**
 * Turns thousandths into units for display. Spec §3, CONST-08.
 *
 * @param thousandths amount as kept and sent
 */
export function fromThousandths(thousandths: number): number {
  return thousandths / THOUSANDTHS_PER_UNIT;
}

/**
 * Writes an amount in the manner of a language; whole amounts carry no decimals. Spec §3, CONST-08.
 *
 * @param thousandths amount as kept and sent
 * @param language language of the reader
 * @param currency ISO 4217 code, yuan by default
 */
export function formatMoney(thousandths: number, language: Language, currency = 'CNY'): string {
  const units = fromThousandths(thousandths);
  return formatterOf(language, currency, Number.isInteger(units)).format(units);
}

/** To make one takes a tenth of a millisecond, and a list shows forty prices. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: Language, currency: string, isWhole: boolean): Intl.NumberFormat {
  const key = `${language} ${currency} ${isWhole}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const formatter = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    ...(isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {}),
  });
  formatters.set(key, formatter);
  return formatter;
}
