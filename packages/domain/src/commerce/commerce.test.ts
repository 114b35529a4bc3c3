import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Deployment } from '../language/deployment.ts';
import { LANGUAGES } from '../language/language.ts';
import { Currency, planCurrency } from '../money/currency.ts';
import { checkGoods, type GoodsDraft } from './check-goods.ts';
import { isListedGoodsId, templateGoodsId, templateOfGoods } from './goods-id.ts';
import { GoodsKind } from './goods-kind.ts';
import { effectiveOrderState, OrderAction, OrderState, transitionOrder } from './order-state.ts';
import { canRetryRefund, canSettleRefund, RefundState } from './refund-state.ts';
import { returnDeadline, returnRefusal, type ReturnFacts } from './return-rule.ts';
import { splitPayment } from './split-payment.ts';

describe('states of an order', () => {
  /** What happens to an order, as letters of its action, and where that leads; null is a refusal. */
  test.each([
    [[], 'created'],
    [['start'], 'paying'],
    [['start', 'start'], 'paying'],
    [['pay'], 'paid'],
    [['start', 'pay'], 'paid'],
    [['start', 'cancel'], 'cancelled'],
    [['expire'], 'expired'],
    [['start', 'expire', 'pay'], 'paid'],
    [['cancel', 'pay'], null],
    [['pay', 'pay'], null],
    [['pay', 'cancel'], null],
    [['pay', 'expire'], null],
    [['pay', 'return'], 'refunding'],
    [['pay', 'return', 'refund'], 'refunded'],
    [['pay', 'return', 'keep'], 'paid'],
    [['pay', 'return', 'return'], null],
    [['pay', 'return', 'refund', 'return'], null],
    [['pay', 'refund'], null],
    [['expire', 'cancel'], null],
    [['cancel', 'start'], null],
  ] as const)('%j leads to %s', (actions, end) => {
    let state: OrderState | null = OrderState.CREATED;
    for (const action of actions) state = state && transitionOrder(state, action);
    expect(state).toBe(end);
  });

  test('money that came in leaves by a refund only, after any other event', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...Object.values(OrderAction))), (actions) => {
        let state: OrderState = OrderState.CREATED;
        let balance = 0;
        for (const action of actions) {
          const next = transitionOrder(state, action);
          if (next === null) continue;
          if (action === OrderAction.PAY) balance += 1;
          if (action === OrderAction.REFUND) balance -= 1;
          state = next;
          const isHeld = state === OrderState.PAID || state === OrderState.REFUNDING;
          expect(balance).toBe(isHeld ? 1 : 0);
        }
      }),
    );
  });

  test('an open order is expired from the end of its time on', () => {
    const now = new Date('2026-05-01T10:00:00Z');
    const before = new Date(now.getTime() + 1);
    expect(effectiveOrderState({ state: OrderState.PAYING, expiresAt: before }, now)).toBe('paying');
    expect(effectiveOrderState({ state: OrderState.PAYING, expiresAt: now }, now)).toBe('expired');
    expect(effectiveOrderState({ state: OrderState.PAID, expiresAt: now }, now)).toBe('paid');
    expect(effectiveOrderState({ state: OrderState.CANCELLED, expiresAt: now }, now)).toBe('cancelled');
  });
});

describe('returning', () => {
  const paidAt = new Date('2026-05-01T10:00:00Z');
  const facts: ReturnFacts = { kind: GoodsKind.TEMPLATE, state: OrderState.PAID, paidAt, isUsed: false };
  const deadline = returnDeadline(paidAt);

  test.each([
    ['an unused template on the last moment of the seventh day', {}, deadline, null],
    ['an unused template a moment later', {}, new Date(deadline.getTime() + 1), 'late'],
    ['a template that was copied', { isUsed: true }, paidAt, 'used'],
    ['a plan', { kind: GoodsKind.PLAN }, paidAt, 'kind'],
    ['a lifetime membership', { kind: GoodsKind.LIFETIME }, paidAt, 'kind'],
    ['what was returned already', { state: OrderState.REFUNDED }, paidAt, 'state'],
    ['what is not paid', { state: OrderState.PAYING, paidAt: null }, paidAt, 'state'],
    ['what is paid without a time of payment', { paidAt: null }, paidAt, 'state'],
  ] as const)('%s', (_what, change, now, refusal) => {
    expect(returnRefusal({ ...facts, ...change }, now)).toBe(refusal);
  });

  test('seven days are seven times 24 hours', () => {
    expect(deadline.toISOString()).toBe('2026-05-08T10:00:00.000Z');
  });
});

describe('what an admin may do about a refund', () => {
  /** Send it again, settle it by hand: while its provider is there, and when the site has another one. */
  test.each([
    [RefundState.ASKED, [true, false], [false, true]],
    [RefundState.SENT, [true, false], [false, true]],
    [RefundState.FAILED, [true, true], [false, true]],
    [RefundState.OWED, [false, true], [false, true]],
    [RefundState.DONE, [false, false], [false, false]],
  ] as const)('%s', (state, withProvider, without) => {
    const of = (isProviderThere: boolean, isReplaced = false) => {
      const facts = { state, isProviderThere, isReplaced };
      return [canRetryRefund(facts), canSettleRefund(facts)];
    };
    expect([of(true), of(false)]).toEqual([withProvider, without]);
    expect([of(true, true), of(false, true)].flat()).toEqual([false, false, false, false]);
  });
});

describe('money', () => {
  test('fee and income are whole thousandths that add up to the payment', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.integer({ min: 0, max: 100 }),
        (amount, percent) => {
          const { fee, income } = splitPayment(amount, percent);
          expect(fee + income).toBe(amount);
          expect(Number.isSafeInteger(fee) && fee >= 0 && income >= 0).toBe(true);
          expect(fee).toBeLessThanOrEqual((amount * percent) / 100);
        },
      ),
    );
    expect(splitPayment(12_000, 10)).toEqual({ fee: 1_200, income: 10_800 });
    expect(splitPayment(2_999, 10)).toEqual({ fee: 299, income: 2_700 });
  });

  test('plans are sold in yuan on the mainland and in dollars elsewhere', () => {
    expect(planCurrency(Deployment.MAINLAND)).toBe(Currency.CNY);
    expect(planCurrency(Deployment.OVERSEAS)).toBe(Currency.USD);
  });
});

describe('goods', () => {
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, 'Month']));
  const plan: GoodsDraft = { goodsId: 'plan-month', kind: GoodsKind.PLAN, names, days: 30, price: 6_000 };
  const violationsOf = (change: Partial<GoodsDraft>) =>
    checkGoods({ ...plan, ...change }).map(({ field, rule }) => `${field} ${rule}`);

  test.each([
    ['a plan', {}, []],
    ['a lifetime membership', { kind: GoodsKind.LIFETIME, days: null }, []],
    ['a price in hundredths', { price: 5_990 }, []],
    ['the smallest price', { price: 1_000 }, []],
    ['the largest price', { price: 100_000_000 }, []],
    ['the shortest plan', { days: 1 }, []],
    ['the longest plan', { days: 3_660 }, []],
    ['a plan that is too long', { days: 3_661 }, ['days max']],
    ['a price nobody can pay', { price: 5_995 }, ['price format']],
    ['a price below one unit', { price: 990 }, ['price min']],
    ['a price above all bounds', { price: 100_000_010 }, ['price max']],
    ['a plan without days', { days: null }, ['days required']],
    ['a plan of no day', { days: 0 }, ['days min']],
    ['a lifetime of 30 days', { kind: GoodsKind.LIFETIME }, ['days not_allowed']],
    ['a template', { kind: GoodsKind.TEMPLATE, days: null }, ['kind not_allowed']],
    ['a name left out', { names: { ...names, 'ko-KR': ' ' } }, ['names.ko-KR required']],
    ['a long name', { names: { ...names, 'en-US': 'x'.repeat(61) } }, ['names.en-US max_length']],
    ['the id of a template', { goodsId: 'template-k7Qm3XpT9wRb' }, ['goods_id format']],
  ] as const)('%s', (_what, change, violations) => {
    expect(violationsOf(change)).toEqual(violations);
  });

  test('the id of a template holds its key, and no other id does', () => {
    expect(templateOfGoods(templateGoodsId('k7Qm3XpT9wRb'))).toBe('k7Qm3XpT9wRb');
    for (const id of ['plan-month', 'template-', 'template-hot', 'k7Qm3XpT9wRb', 'plansale-k7Qm3XpT9wRb'])
      expect(templateOfGoods(id)).toBeNull();
  });

  test.each([
    ['plan-month', true],
    ['p1', true],
    ['p', false],
    ['Plan', false],
    ['plan--month', false],
    ['plan-', false],
    ['template-month', false],
    ['x'.repeat(41), false],
  ])('%s as the id of a plan: %s', (id, expected) => {
    expect(isListedGoodsId(id)).toBe(expected);
  });
});
