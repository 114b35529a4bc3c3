import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { TextField } from './TextField.tsx';

test('a click on the label puts the focus in, and typing reports every value', async () => {
  const onValueChange = vi.fn();
  await mount(<TextField label="Title" onValueChange={onValueChange} />);
  await userEvent.click(page.getByText('Title'));
  await userEvent.keyboard('看板');
  expect(onValueChange).toHaveBeenLastCalledWith('看板');
});

test('an error marks the field and describes it', async () => {
  const { rerender } = await mount(<TextField label="Title" description="1 to 50 characters" />);
  const input = page.getByRole('textbox', { name: 'Title' });
  await expect.element(input).toHaveAccessibleDescription('1 to 50 characters');
  await rerender(<TextField label="Title" description="1 to 50 characters" error="Enter a title" />);
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('1 to 50 characters Enter a title');
});

test('a hidden label still names the field', async () => {
  await mount(<TextField label="Title" hideLabel />);
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
});

test('what an input method composes counts once, also where the caller writes other letters for it', async () => {
  const onCompositionEnd = vi.fn();
  function Page() {
    const [value, setValue] = useState('');
    const onValueChange = (typed: string) => setValue(typed.normalize('NFKC'));
    return (
      <TextField
        label="Price"
        value={value}
        onValueChange={onValueChange}
        onCompositionEnd={onCompositionEnd}
      />
    );
  }
  await mount(<Page />);
  const input = page.getByRole('textbox', { name: 'Price' });
  await userEvent.click(input);
  for (const text of ['１', '１２'])
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await expect.element(input).toHaveValue('１２');
  await cdp().send('Input.insertText', { text: '１２' });
  await expect.element(input).toHaveValue('12');
  expect(onCompositionEnd).toHaveBeenCalledOnce();
  await userEvent.keyboard('3');
  await expect.element(input).toHaveValue('123');
});
