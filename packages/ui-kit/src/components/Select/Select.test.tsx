import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Select } from './Select.tsx';

function Page({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <Select
      label="Order"
      placeholder="Choose"
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onChange(next);
      }}
      options={[
        { value: 1, label: 'Hottest' },
        { value: 2, label: 'Newest' },
        { value: 3, label: 'Oldest', disabled: true },
      ]}
    />
  );
}

const box = () => page.getByRole('combobox', { name: 'Order' });

test('choosing reports the value in its own type', async () => {
  const onChange = vi.fn();
  await mount(<Page onChange={onChange} />);
  await userEvent.selectOptions(box(), 'Newest');
  expect(onChange.mock.calls).toEqual([[2]]);
  await expect.element(box()).toHaveValue('2');
});

test('while nothing is chosen it shows the placeholder, which cannot be chosen', async () => {
  await mount(<Page onChange={() => undefined} />);
  const select = box().element() as HTMLSelectElement;
  expect(select.selectedOptions[0]?.textContent).toBe('Choose');
  expect(select.selectedOptions[0]?.disabled).toBe(true);
});

test('the keyboard reaches it, opens it, moves and chooses', async () => {
  const onChange = vi.fn();
  await mount(<Page onChange={onChange} />);
  await userEvent.tab();
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onChange.mock.calls.length).toBe(1);
});

test('an error describes it', async () => {
  await mount(
    <Select
      label="Order"
      error="Choose an order"
      value={null}
      onValueChange={() => undefined}
      options={[]}
    />,
  );
  await expect.element(box()).toHaveAccessibleDescription('Choose an order');
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
});
