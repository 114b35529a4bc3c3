import type { Language } from '../language/language.ts';
import { SMALLEST_PAYMENT } from '../money/currency.ts';
import { checkTexts } from '../taxonomy/check-content.ts';
import { FieldRule, type FieldViolation } from '../validation/field-violation.ts';
import { isListedGoodsId } from './goods-id.ts';
import { GoodsKind } from './goods-kind.ts';
import { GOODS_LIMITS } from './limits.ts';

/** A plan or membership as an admin describes it. */
export interface GoodsDraft {
  readonly goodsId: string;
  readonly kind: GoodsKind;
  /** Name in each language. */
  readonly names: Readonly<Partial<Record<Language, string>>>;
  /** Days a plan runs; null for a lifetime membership. */
  readonly days: number | null;
  /** Thousandths of the currency. */
  readonly price: number;
}

/** Fields of goods that break rules. */
export type GoodsField = 'goods_id' | 'kind' | `names.${Language}` | 'days' | 'price';

/**
 * Checks goods an admin wants to sell: a name in every language, days for a plan and none for a lifetime membership, a
 * price that can be paid. Templates are no such goods. Decision 0018.
 *
 * @param draft the goods
 */
export function checkGoods({ goodsId, kind, names, days, price }: GoodsDraft): FieldViolation<GoodsField>[] {
  const { nameMin: min, nameMax: max } = GOODS_LIMITS;
  return [
    ...(isListedGoodsId(goodsId) ? [] : [{ field: 'goods_id' as const, rule: FieldRule.FORMAT }]),
    ...(kind === GoodsKind.TEMPLATE ? [{ field: 'kind' as const, rule: FieldRule.NOT_ALLOWED }] : []),
    ...checkTexts('names', names, { min, max }),
    ...checkDays(kind, days),
    ...checkGoodsPrice(price),
  ];
}

function checkDays(kind: GoodsKind, days: number | null): FieldViolation<'days'>[] {
  if (kind !== GoodsKind.PLAN) return days === null ? [] : [{ field: 'days', rule: FieldRule.NOT_ALLOWED }];
  if (days === null) return [{ field: 'days', rule: FieldRule.REQUIRED }];
  return checkRange('days', days, { min: GOODS_LIMITS.daysMin, max: GOODS_LIMITS.daysMax });
}

function checkGoodsPrice(price: number): FieldViolation<'price'>[] {
  if (!Number.isSafeInteger(price) || price % SMALLEST_PAYMENT !== 0)
    return [{ field: 'price', rule: FieldRule.FORMAT }];
  return checkRange('price', price, { min: GOODS_LIMITS.priceMin, max: GOODS_LIMITS.priceMax });
}

function checkRange<Field extends string>(
  field: Field,
  value: number,
  limits: { readonly min: number; readonly max: number },
): FieldViolation<Field>[] {
  if (value < limits.min) return [{ field, rule: FieldRule.MIN, limit: limits.min }];
  if (value > limits.max) return [{ field, rule: FieldRule.MAX, limit: limits.max }];
  return [];
}
