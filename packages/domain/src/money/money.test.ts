import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formatMoney, fromThousandths, toThousandths } from './thousandths.ts';

test('[ENT-02] 1000 thousandths are one yuan, there and back', () => {
  expect(toThousandths(1)).toBe(1000);
  expect(fromThousandths(1000)).toBe(1);
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (thousandths) => {
      expect(toThousandths(fromThousandths(thousandths))).toBe(thousandths);
    }),
  );
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%d is no exact amount', (units) => {
  expect(() => toThousandths(units)).toThrow(new RangeError(`not an exact amount: ${units}`));
});

test.each([
  [12_000, 'zh-CN', '¥12'],
  [12_500, 'zh-CN', '¥12.50'],
  [1_234_000, 'en-US', '¥1,234'],
  [12_500, 'es-ES', '12,50 ¥'],
] as const)('%i thousandths in %s read %j', (thousandths, language, text) => {
  expect(formatMoney(thousandths, language).replaceAll('\u00a0', ' ')).toBe(text);
});

test('many prices are written with one formatter for each language, currency and kind of amount', () => {
  const make = vi.spyOn(Intl, 'NumberFormat');
  onTestFinished(() => make.mockRestore());
  const prices = Array.from({ length: 40 }, (_none, index) => formatMoney(index * 500, 'ko-KR', 'EUR'));
  expect(new Set(prices).size).toBe(40);
  expect(formatMoney(1500, 'ko-KR', 'USD')).not.toBe(prices[3]);
  expect(make).toHaveBeenCalledTimes(3);
});
