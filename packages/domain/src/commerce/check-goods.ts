import { Language } from '../language/language.ts';
import { SMALLEST_PAYMENT } from '../money/currency.ts';
import { checkText } from '../validation/check-text.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { isListedGoodsId } from './goods-id.ts';
import { GoodsKind } from './goods-kind.ts';
import { GOODS_LIMITS } from './limits.ts';

/** A plan or membership as an admin describes it. */
export interface GoodsDraft {
  readonly goodsId: string;
  readonly kind: GoodsKind;
  /** Name in each language. */
  readonly names: Readonly<Partial<Record<string, string>>>;
  /** Days a plan runs; null for a lifetime membership. */
  readonly days: number | null;
  /** Thousandths of the currency. */
  readonly price: number;
}

/**
 * Checks goods an admin wants to sell: a name in every language, days for a plan and none for a lifetime membership, a
 * price that can be paid. Templates are no such goods.
 *
 * @param draft the goods
 */
export function checkGoods({ goodsId, kind, names, days, price }: GoodsDraft): FieldViolation[] {
  const { nameMin: min, nameMax: max } = GOODS_LIMITS;
  return [
    ...(isListedGoodsId(goodsId) ? [] : [{ field: 'goods_id', rule: FieldRule.FORMAT }]),
    ...(kind === GoodsKind.TEMPLATE ? [{ field: 'kind', rule: FieldRule.NOT_ALLOWED }] : []),
    ...Object.values(Language).flatMap((language) =>
      checkText(`names.${language}`, names[language], { min, max }),
    ),
    ...checkDays(kind, days),
    ...checkGoodsPrice(price),
  ];
}

function checkDays(kind: GoodsKind, days: number | null): FieldViolation[] {
  if (kind !== GoodsKind.PLAN) return days === null ? [] : [{ field: 'days', rule: FieldRule.NOT_ALLOWED }];
  if (days === null) return [{ field: 'days', rule: FieldRule.REQUIRED }];
  return checkRange('days', days, { min: GOODS_LIMITS.daysMin, max: GOODS_LIMITS.daysMax });
}

function checkGoodsPrice(price: number): FieldViolation[] {
  if (!Number.isSafeInteger(price) || price % SMALLEST_PAYMENT !== 0)
    return [{ field: 'price', rule: FieldRule.FORMAT }];
  return checkRange('price', price, { min: GOODS_LIMITS.priceMin, max: GOODS_LIMITS.priceMax });
}

function checkRange(field: string, value: number, limits: { min: number; max: number }): FieldViolation[] {
  if (value < limits.min) return [{ field, rule: FieldRule.MIN, limit: limits.min }];
  if (value > limits.max) return [{ field, rule: FieldRule.MAX, limit: limits.max }];
  return [];
}
