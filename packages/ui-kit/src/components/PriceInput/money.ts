/** How many digits a currency has behind its point: 2 for EUR, 0 for JPY. */
export function fractionDigitsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  );
}

/**
 * An amount as people of a locale write it.
 *
 * @param amount in the currency's smallest unit, such as cents
 * @param currency ISO 4217, such as `EUR`
 */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(amount / 10 ** fractionDigitsOf(currency));
}

/** The sign of a currency, and whether it stands before or after the amount. */
export function currencySign(currency: string, locale: string): { sign: string; isBefore: boolean } {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(1);
  const at = parts.findIndex((part) => part.type === 'currency');
  return {
    sign: parts[at]?.value ?? currency,
    isBefore: at < parts.findIndex((part) => part.type === 'integer'),
  };
}
