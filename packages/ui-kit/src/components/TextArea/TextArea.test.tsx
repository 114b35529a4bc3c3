import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { TextArea } from './TextArea.tsx';

function Page() {
  const [value, setValue] = useState('');
  return (
    <TextArea
      label="Bio"
      value={value}
      onValueChange={setValue}
      counter={{
        max: 3,
        count: (text) => Array.from(text).length,
        text: (count, max) => `${count} of ${max}`,
      }}
    />
  );
}

test('the counter uses the function it is given, not UTF-16 units', async () => {
  await mount(<Page />);
  const box = page.getByRole('textbox', { name: 'Bio' });
  await userEvent.fill(box, '🌊🌊');
  await expect.element(page.getByText('2 of 3')).toBeVisible();
  await expect.element(box).toHaveAccessibleDescription('2 of 3');
});

test('nothing typed beyond the limit is cut off; the counter turns critical', async () => {
  await mount(<Page />);
  const box = page.getByRole('textbox', { name: 'Bio' });
  await userEvent.fill(box, 'four');
  await expect.element(box).toHaveValue('four');
  await expect.element(page.getByText('4 of 3')).toHaveAttribute('data-over');
});

test('a text beyond the limit is invalid for assistive technology too', async () => {
  await mount(<Page />);
  const box = page.getByRole('textbox', { name: 'Bio' });
  await userEvent.fill(box, 'one');
  await expect.element(box).not.toHaveAttribute('aria-invalid');
  await userEvent.fill(box, 'four');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
});
