import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { NumberField } from './NumberField.tsx';

function Page({ onChange }: { onChange: (value: number | null) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <NumberField
      label="Price"
      min={2}
      max={50}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const box = () => page.getByRole('spinbutton', { name: 'Price' });

test('only digits stay, full-width ones too', async () => {
  const onChange = vi.fn();
  await mount(<Page onChange={onChange} />);
  await userEvent.fill(box(), 'a1.2-');
  await expect.element(box()).toHaveValue('12');
  await userEvent.fill(box(), '１２');
  expect(onChange).toHaveBeenLastCalledWith(12);
});

test('a larger number becomes the largest while typing; a smaller one is left alone', async () => {
  const onChange = vi.fn();
  await mount(<Page onChange={onChange} />);
  await userEvent.fill(box(), '51');
  await expect.element(box()).toHaveValue('50');
  await userEvent.fill(box(), '1');
  await expect.element(box()).toHaveValue('1');
  await userEvent.fill(box(), '');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('arrow keys step within the limits', async () => {
  await mount(<Page onChange={() => undefined} />);
  await userEvent.fill(box(), '49');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await expect.element(box()).toHaveValue('50');
  await userEvent.fill(box(), '3');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(box()).toHaveValue('2');
});

test('full-width digits that an input method composes count once', async () => {
  const onChange = vi.fn();
  await mount(<Page onChange={onChange} />);
  await userEvent.click(box());
  for (const text of ['１', '１２'])
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await cdp().send('Input.insertText', { text: '１２' });
  await expect.element(box()).toHaveValue('12');
  expect(onChange).toHaveBeenLastCalledWith(12);
});
