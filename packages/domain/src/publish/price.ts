import { FeeType } from '../money/fee-type.ts';
import { fromThousandths, toThousandths } from '../money/thousandths.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { PUBLISH_LIMITS } from './limits.ts';

const FIELD = 'unit_price';
const DIGITS = /^[0-9]+$/u;

/**
 * What the price field shows after the user typed: the first run of digits (full-width ones too), without
 * leading zeros, and never above the largest price. An empty field stays empty. Spec §5, VAL-PUB-08 to VAL-PUB-13.
 *
 * @param typed content of the field after the key stroke or paste
 */
export function typePrice(typed: string): string {
  const digits = /[0-9]+/u.exec(typed.normalize('NFKC'))?.[0];
  if (digits === undefined) return '';
  const trimmed = digits.replace(/^0+(?=[0-9])/u, '');
  return Number(trimmed) > PUBLISH_LIMITS.priceMax ? String(PUBLISH_LIMITS.priceMax) : trimmed;
}

/**
 * Checks the price of a paid template: digits only, 2-50 whole yuan, not empty. The server refuses what is outside;
 * capping happens only while typing. Spec §5, VAL-PUB-08 to VAL-PUB-13.
 *
 * @param price whole yuan as text; absent counts as empty
 */
export function checkPrice(price: string | null | undefined): FieldViolation<typeof FIELD>[] {
  const text = (price ?? '').trim();
  if (text === '') return [{ field: FIELD, rule: FieldRule.REQUIRED }];
  if (!DIGITS.test(text)) return [{ field: FIELD, rule: FieldRule.DIGITS_ONLY }];
  const yuan = Number(text);
  if (yuan < PUBLISH_LIMITS.priceMin)
    return [{ field: FIELD, rule: FieldRule.MIN, limit: PUBLISH_LIMITS.priceMin }];
  if (yuan > PUBLISH_LIMITS.priceMax)
    return [{ field: FIELD, rule: FieldRule.MAX, limit: PUBLISH_LIMITS.priceMax }];
  return [];
}

/**
 * The price as it travels: thousandths. Only a paid template with a price has one; for all others nothing is sent.
 * Spec §5, VAL-PUB-08 to VAL-PUB-13.
 *
 * @param feeType fee type of the template
 * @param price whole yuan as text
 * @returns thousandths, or undefined when no price is to be sent
 */
export function priceToWire(feeType: FeeType, price: string | null | undefined): number | undefined {
  const text = (price ?? '').trim();
  return feeType === FeeType.NEED_PAY && DIGITS.test(text) ? toThousandths(Number(text)) : undefined;
}

/**
 * The price as the form shows it: stored thousandths divided by 1000. Thousandths that are no whole yuan keep their
 * decimals, so that `checkPrice` refuses them on the server. Spec §5, VAL-PUB-08 to VAL-PUB-13.
 *
 * @param unitPrice thousandths as stored or received; absent gives an empty field
 */
export function priceFromWire(unitPrice: number | null | undefined): string {
  return unitPrice === null || unitPrice === undefined ? '' : String(fromThousandths(unitPrice));
}
