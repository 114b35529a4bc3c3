import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FeeType } from '../money/fee-type.ts';
import { checkPrice, priceFromWire, priceToWire, typePrice } from './price.ts';

test.each([
  ['', ''],
  ['12', '12'],
  ['007', '7'],
  ['0', '0'],
  ['51', '50'],
  ['100', '50'],
  ['99999999999999999999', '50'],
  ['１２', '12'],
  ['¥12', '12'],
  ['12.5', '12'],
  ['-3', '3'],
  ['1e1', '1'],
  ['abc', ''],
])('[VAL-PUB-08][VAL-PUB-09][AMB-17] typing %j shows %j', (typed, shown) => {
  expect(typePrice(typed)).toBe(shown);
});

test('[VAL-PUB-09] for any input the field shows nothing or an integer up to 50', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(typePrice(typed)).toMatch(/^(?:|0|[1-9]|[1-4][0-9]|50)$/u);
      expect(typePrice(typePrice(typed))).toBe(typePrice(typed));
    }),
  );
});

test.each([
  ['2', []],
  ['50', []],
  [' 7 ', []],
  ['1', [{ field: 'unit_price', rule: 'min', limit: 2 }]],
  ['0', [{ field: 'unit_price', rule: 'min', limit: 2 }]],
  ['51', [{ field: 'unit_price', rule: 'max', limit: 50 }]],
])('[VAL-PUB-10][CONST-07][AMB-17] price %j', (price, violations) => {
  expect(checkPrice(price)).toEqual(violations);
});

test.each(['2.5', '-3', '1e1', '１２', '0x10', '2 0', 'abc', '+5'])(
  '[VAL-PUB-08] price %j is refused: digits only',
  (price) => {
    expect(checkPrice(price)).toEqual([{ field: 'unit_price', rule: 'digits_only' }]);
  },
);

test.each([[''], ['  '], [null], [undefined]])('[VAL-PUB-11] an empty price %j is refused', (price) => {
  expect(checkPrice(price)).toEqual([{ field: 'unit_price', rule: 'required' }]);
});

test('[VAL-PUB-12][CONST-08][AMB-18] a price travels as price x 1000 and comes back the same', () => {
  for (let yuan = 2; yuan <= 50; yuan += 1) {
    const wire = priceToWire(FeeType.NEED_PAY, String(yuan));
    expect(wire).toBe(yuan * 1000);
    expect(priceFromWire(wire)).toBe(String(yuan));
  }
});

test('[VAL-PUB-12] spaces around a price do not count', () => {
  expect(priceToWire(FeeType.NEED_PAY, ' 7 ')).toBe(7000);
});

test.each([
  [FeeType.FREE, '7'],
  [FeeType.MEMBER_FREE, '7'],
  [FeeType.NEED_PAY, ''],
  [FeeType.NEED_PAY, null],
])('[VAL-PUB-13] fee type %i with price %j sends no price', (feeType, price) => {
  expect(priceToWire(feeType, price)).toBeUndefined();
});

test('[VAL-PUB-08] thousandths that are no whole yuan are refused on the way in', () => {
  expect(checkPrice(priceFromWire(2500))).toEqual([{ field: 'unit_price', rule: 'digits_only' }]);
  expect(priceFromWire(null)).toBe('');
  expect(priceFromWire(undefined)).toBe('');
});
