import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { ColorPicker, type ColorPickerProps } from './ColorPicker.tsx';
import { readHex } from './readHex.ts';

const swatches = ['a', 'b', 'c', 'd', 'e', 'f'].map((digit) => ({
  value: `#${digit.repeat(6)}`,
  label: `Colour ${digit}`,
}));

async function start(props: Partial<ColorPickerProps> = {}, dir: 'ltr' | 'rtl' = 'ltr') {
  const onValueChange = vi.fn();
  const view = await mount(
    // Room for three columns, however large they are.
    <form dir={dir} style={{ width: 132 }}>
      <ColorPicker
        label="Note"
        name="color"
        swatches={swatches}
        defaultValue="#aaaaaa"
        own={{ label: 'Own', invalid: 'Write it like #2b6cb0' }}
        onValueChange={onValueChange}
        {...props}
      />
    </form>,
  );
  const form = view.host.querySelector('form') ?? undefined;
  const sent = () => new FormData(form).get('color');
  return { onValueChange, sent, form };
}

const radio = (name: string) => page.getByRole('radio', { name });
const field = () => page.getByRole('textbox', { name: 'Own' });

test.each([
  ['#2B6CB0', '#2b6cb0'],
  ['abc', '#aabbcc'],
  [' ＃２ｂ６ｃｂ０ ', '#2b6cb0'],
  ['#12', null],
  ['#12345678', null],
  ['red', null],
  ['', null],
])('%j reads as %s', (text, expected) => {
  expect(readHex(text)).toBe(expected);
});

test('the grid is one stop; arrows walk along the row, and up and down by rows', async () => {
  const { sent } = await start();
  await userEvent.tab();
  await expect.element(radio('Colour a')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(sent()).toBe('#bbbbbb');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(radio('Colour e')).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  expect(sent()).toBe('#bbbbbb');
  // There is no row above.
  await userEvent.keyboard('{ArrowUp}');
  expect(sent()).toBe('#bbbbbb');
  await userEvent.tab();
  await expect.element(field()).toHaveFocus();
});

test('from right to left the left arrow goes on', async () => {
  const { sent } = await start({}, 'rtl');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(sent()).toBe('#bbbbbb');
});

test('a press chooses, and the field shows what was chosen', async () => {
  const { onValueChange } = await start();
  await userEvent.click(radio('Colour d'));
  await expect.element(field()).toHaveValue('#dddddd');
  expect(onValueChange.mock.calls).toEqual([['#dddddd']]);
});

test('a colour of one’s own counts once it is whole; a short one when the field is left', async () => {
  const { sent } = await start();
  await userEvent.fill(field(), '#2B6CB0');
  expect(sent()).toBe('#2b6cb0');
  await userEvent.fill(field(), 'abc');
  await userEvent.tab();
  await expect.element(field()).toHaveValue('#aabbcc');
  expect(sent()).toBe('#aabbcc');
  expect(
    page
      .getByRole('radio')
      .elements()
      .some((one) => (one as HTMLInputElement).checked),
  ).toBe(false);
});

test('Enter sends what was typed, and nothing beside it; no form is sent with what is no colour', async () => {
  const { form, sent } = await start();
  // What is said later is said in a place that is there from the start.
  for (const place of document.querySelectorAll('[aria-live]')) expect(place.checkVisibility()).toBe(true);
  const submitted: unknown[] = [];
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    submitted.push([...new FormData(form)]);
  });
  await userEvent.fill(field(), '#abc');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => submitted).toEqual([[['color', '#aabbcc']]]);
  await userEvent.fill(field(), '#12');
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveAccessibleDescription('Write it like #2b6cb0');
  expect(submitted).toHaveLength(1);
  expect(sent()).toBe('#aabbcc');
});

test('an invalid colour is reported and changes nothing; a swatch settles it', async () => {
  const { sent, onValueChange } = await start();
  await userEvent.fill(field(), 'tide');
  await userEvent.tab();
  await expect.element(field()).toHaveAccessibleDescription('Write it like #2b6cb0');
  expect(onValueChange).not.toHaveBeenCalled();
  expect(sent()).toBe('#aaaaaa');
  await userEvent.click(radio('Colour c'));
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
});

test('kept by the caller, it shows what the caller says; disabled, nothing can be chosen', async () => {
  await start({ value: '#bbbbbb', disabled: true });
  await expect.element(radio('Colour b')).toBeChecked();
  await expect.element(radio('Colour c')).toBeDisabled();
  await expect.element(field()).toBeDisabled();
});

test.each(['ltr', 'rtl'] as const)('its swatches start where its label does, written %s', async (dir) => {
  await start({}, dir);
  const edgeOf = (element: Element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.round(dir === 'ltr' ? left : right);
  };
  // The first of the second row; the chosen one has a ring around it.
  const fourth = radio('Colour d').element().parentElement;
  expect(fourth && edgeOf(fourth)).toBe(edgeOf(field().element().closest('form') ?? document.body));
});
