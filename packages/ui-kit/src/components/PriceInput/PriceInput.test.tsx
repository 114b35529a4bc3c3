import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { currencySign, formatMoney, fractionDigitsOf } from './money.ts';
import { PriceInput, type PriceInputProps } from './PriceInput.tsx';

const words = { below: (min: string) => `At least ${min}`, above: (max: string) => `At most ${max}` };

async function start(props: Partial<PriceInputProps> = {}) {
  const onValueChange = vi.fn();
  const view = await mount(
    <form>
      <PriceInput
        label="Price"
        name="price"
        currency="EUR"
        locale="en-US"
        words={words}
        onValueChange={onValueChange}
        {...props}
      />
    </form>,
  );
  const sent = () => new FormData(view.host.querySelector('form') ?? undefined).get('price');
  return { ...view, onValueChange, sent };
}

const box = () => page.getByRole('textbox', { name: 'Price' });

test.each([
  ['en-US', 'EUR', '1,234.56', 123456],
  ['es-ES', 'EUR', '1234,56', 123456],
  ['zh-CN', 'CNY', '４９.５', 4950],
  ['ja-JP', 'JPY', '2980', 2980],
  ['ar-EG', 'EGP', '١٢٫٥', 1250],
  ['en-US', 'USD', '0.29', 29],
])('in %s, %s %s is %i of the smallest unit', async (locale, currency, typed, amount) => {
  const { sent, onValueChange } = await start({ locale, currency });
  await userEvent.fill(box(), typed);
  await userEvent.tab();
  expect(onValueChange).toHaveBeenLastCalledWith(amount);
  expect(sent()).toBe(String(amount));
});

test('when it is left it writes the amount as the language does, with all its digits', async () => {
  await start({ locale: 'es-ES' });
  await userEvent.fill(box(), '12345,5');
  await userEvent.tab();
  await expect.element(box()).toHaveValue('12.345,50');
});

test('letters and signs are refused, arrows add a whole unit, Alt the smallest one', async () => {
  const { sent } = await start({ defaultValue: 199 });
  await userEvent.click(box());
  await userEvent.keyboard('x-');
  await expect.element(box()).toHaveValue('1.99');
  await userEvent.keyboard('{ArrowUp}');
  expect(sent()).toBe('299');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(sent()).toBe('300');
});

test('an amount beyond the limits stays and is reported: too much at once, too little when the field is left', async () => {
  const { sent } = await start({ min: 500, max: 1000 });
  await userEvent.click(box());
  await userEvent.keyboard('1');
  await expect.element(box()).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('9');
  await expect.element(page.getByText('At most €10.00')).toBeVisible();
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
  await userEvent.keyboard('{Backspace}');
  await expect.element(page.getByText('At most €10.00')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByText('At least €5.00')).toBeVisible();
  await expect.element(box()).toHaveAccessibleDescription('€ At least €5.00');
  expect(sent()).toBe('100');
});

test.each(['12.50', '4', '2000'])('the browser keeps no form with %s from being sent', async (typed) => {
  const { host } = await start({ min: 500, max: 100_000 });
  await userEvent.fill(box(), typed);
  await userEvent.tab();
  expect(host.querySelector('form')?.checkValidity()).toBe(true);
});

test('emptied it is nothing, not zero', async () => {
  const { onValueChange, sent } = await start({ defaultValue: 500 });
  await userEvent.clear(box());
  expect(onValueChange).toHaveBeenLastCalledWith(null);
  expect(sent()).toBe('');
});

test('kept by the caller, it shows what the caller says', async () => {
  function Page() {
    const [price, setPrice] = useState<number | null>(1000);
    return (
      <>
        <PriceInput
          label="Price"
          currency="EUR"
          locale="en-US"
          words={words}
          value={price}
          onValueChange={setPrice}
        />
        <button type="button" onClick={() => setPrice(2550)}>
          Set
        </button>
      </>
    );
  }
  await mount(<Page />);
  await expect.element(box()).toHaveValue('10.00');
  await userEvent.click(page.getByRole('button', { name: 'Set' }));
  await expect.element(box()).toHaveValue('25.50');
});

test('it brings no English words of its own', async () => {
  await start();
  await expect.element(box()).not.toHaveAttribute('aria-roledescription');
});

test('money is written with the digits of its currency, its sign where the language puts it', () => {
  expect([fractionDigitsOf('EUR'), fractionDigitsOf('JPY')]).toEqual([2, 0]);
  expect(formatMoney(123456, 'EUR', 'es-ES').replaceAll('\u00A0', ' ')).toBe('1234,56 €');
  expect(formatMoney(2980, 'JPY', 'ja-JP')).toMatch(/^[¥￥]2,980$/);
  expect(currencySign('CNY', 'zh-CN')).toEqual({ sign: '¥', isBefore: true });
  expect(currencySign('EUR', 'es-ES')).toEqual({ sign: '€', isBefore: false });
});
