import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Select } from './Select.tsx';

function Page({ onChange }: { onChange: (value: string) => void }) {
  const [value, setValue] = useState<string | null>(null);
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
        { value: 'hot', label: 'Hottest' },
        { value: 'new', label: 'Newest' },
        { value: 'old', label: 'Oldest', disabled: true },
      ]}
    />
  );
}

const box = () => page.getByRole('combobox', { name: 'Order' });

test('a click opens it and chooses', async () => {
  const onChange = vi.fn();
  await mount(<Page onChange={onChange} />);
  await expect.element(box()).toHaveTextContent('Choose');
  await userEvent.click(box());
  await userEvent.click(page.getByRole('option', { name: 'Newest' }));
  expect(onChange).toHaveBeenCalledWith('new');
  await expect.element(box()).toHaveTextContent('Newest');
});

test('the keyboard opens, moves, chooses, and leaves with Esc', async () => {
  const onChange = vi.fn();
  await mount(<Page onChange={onChange} />);
  await userEvent.tab();
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledTimes(1);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('listbox')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  expect(onChange).toHaveBeenCalledTimes(1);
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
