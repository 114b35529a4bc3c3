import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { RadioGroup, Segmented } from './RadioGroup.tsx';

const options = [
  { value: 'free', label: 'Free' },
  { value: 'paid', label: 'Paid' },
];

function Page({ segments = false }: { segments?: boolean }) {
  const [value, setValue] = useState('free');
  const Component = segments ? Segmented : RadioGroup;
  return (
    <>
      <Component label="Price" options={options} value={value} onValueChange={setValue} />
      <button type="button">Next</button>
    </>
  );
}

for (const segments of [false, true]) {
  const name = segments ? 'segments' : 'a list';
  test(`${name}: one stop, arrow keys choose, a click chooses`, async () => {
    await mount(<Page segments={segments} />);
    await userEvent.tab();
    await expect.element(page.getByRole('radio', { name: 'Free' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('radio', { name: 'Paid' })).toBeChecked();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus();
    // In a segment the radio button itself is over its words.
    await userEvent.click(segments ? page.getByRole('radio', { name: 'Free' }) : page.getByText('Free'));
    await expect.element(page.getByRole('radio', { name: 'Free' })).toBeChecked();
  });
}

test.each([{}, { name: 'price' }])('Enter submits the form by its button (%o)', async (named) => {
  const submitted: string[] = [];
  const props = { ...named, label: 'Price', options, value: 'free', onValueChange: () => undefined };
  const form = (isDisabled: boolean) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted.push(event.nativeEvent.submitter?.textContent ?? '');
      }}
    >
      <RadioGroup {...props} />
      <button type="button">Other</button>
      <button type="submit" disabled={isDisabled}>
        Go on
      </button>
    </form>
  );
  const { rerender } = await mount(form(true));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(submitted).toEqual([]);
  await rerender(form(false));
  await userEvent.keyboard('{Enter}');
  expect(submitted).toEqual(['Go on']);
});

test('a form sends the chosen one under its name, and nothing without one', async () => {
  const props = { options, value: 'free', onValueChange: () => undefined };
  const { host } = await mount(
    <form>
      <RadioGroup {...props} label="Price" name="price" />
      <RadioGroup {...props} label="Shown" />
    </form>,
  );
  expect([...new FormData(host.querySelector('form') ?? undefined)]).toEqual([['price', 'free']]);
});

test('the group has its name and its error', async () => {
  await mount(
    <RadioGroup
      label="Price"
      error="Choose a price"
      options={options}
      value={null}
      onValueChange={() => undefined}
    />,
  );
  const group = page.getByRole('radiogroup', { name: 'Price' });
  await expect.element(group).toHaveAccessibleDescription('Choose a price');
});

test('it is named by its label, and sends its value under the name it is given', async () => {
  const { host } = await mount(
    <form>
      <RadioGroup name="price" label="Price" options={options} value="paid" onValueChange={() => undefined} />
    </form>,
  );
  const group = page.getByRole('radiogroup', { name: 'Price' });
  await expect.element(group).toBeVisible();
  const label = group.element().getAttribute('aria-labelledby') ?? '';
  expect(document.getElementById(label)?.textContent).toBe('Price');
  const form = host.querySelector('form');
  expect(form && [...new FormData(form)]).toEqual([['price', 'paid']]);
});

test('one that must be answered shows a star, which is no part of its name, and says so', async () => {
  await mount(
    <RadioGroup label="Price" required options={options} value={null} onValueChange={() => undefined} />,
  );
  const group = page.getByRole('radiogroup', { name: 'Price', exact: true });
  await expect.element(group).toHaveAttribute('aria-required', 'true');
  await expect.element(page.getByText('*')).toBeVisible();
});
