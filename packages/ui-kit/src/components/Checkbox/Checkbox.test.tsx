import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Checkbox } from './Checkbox.tsx';

function Page() {
  const [checked, setChecked] = useState(false);
  return <Checkbox label="I agree" checked={checked} onCheckedChange={setChecked} />;
}

test('Space and a click on the words switch it', async () => {
  await mount(<Page />);
  const box = page.getByRole('checkbox', { name: 'I agree' });
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await userEvent.click(page.getByText('I agree'));
  await expect.element(box).not.toBeChecked();
});

test('an error describes it and is no part of its name', async () => {
  await mount(
    <Checkbox label="I agree" error="Agree first" checked={false} onCheckedChange={() => undefined} />,
  );
  const box = page.getByRole('checkbox', { name: 'I agree', exact: true });
  await expect.element(box).toHaveAccessibleDescription('Agree first');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
});
