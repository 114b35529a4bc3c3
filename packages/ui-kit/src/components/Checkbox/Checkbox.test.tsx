import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

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

test('without `checked` it keeps its state, and a form sends it', async () => {
  const { host } = await mount(
    <form>
      <Checkbox label="I agree" name="agreed" defaultChecked />
    </form>,
  );
  const sent = () => [...new FormData(host.querySelector('form') ?? undefined).keys()];
  expect(sent()).toEqual(['agreed']);
  await userEvent.click(page.getByRole('checkbox', { name: 'I agree' }));
  expect(sent()).toEqual([]);
});

test('a mixed one says so, stays so while its caller says so, and asks to be ticked', async () => {
  const onCheckedChange = vi.fn();
  const props: CheckboxProps = { label: 'All', onCheckedChange };
  const { rerender } = await mount(<Checkbox {...props} checked="mixed" />);
  const box = page.getByRole('checkbox', { name: 'All' });
  await expect.element(box).toBePartiallyChecked();
  await userEvent.click(box);
  expect(onCheckedChange.mock.calls).toEqual([[true]]);
  await rerender(<Checkbox {...props} checked="mixed" data-again />);
  await expect.element(box).toBePartiallyChecked();
  await rerender(<Checkbox {...props} checked />);
  await expect.element(box).not.toBePartiallyChecked();
  await expect.element(box).toBeChecked();
});

test('the box over a group ticks and clears all that can be changed, and is mixed in between', async () => {
  const onValueChange = vi.fn();
  await mount(
    <CheckboxGroup
      label="Mails"
      description="Some always come"
      allLabel="All of these"
      name="mails"
      defaultValue={['locked']}
      onValueChange={onValueChange}
      options={[
        { value: 'reviews', label: 'Reviews' },
        { value: 'comments', label: 'Comments' },
        { value: 'locked', label: 'Security', disabled: true },
      ]}
    />,
  );
  await expect
    .element(page.getByRole('group', { name: 'Mails' }))
    .toHaveAccessibleDescription('Some always come');
  const all = page.getByRole('checkbox', { name: 'All of these' });
  await expect.element(all).not.toBePartiallyChecked();
  await userEvent.click(page.getByRole('checkbox', { name: 'Comments' }));
  await expect.element(all).toBePartiallyChecked();
  await userEvent.click(all);
  await expect.element(all).toBeChecked();
  await userEvent.click(all);
  await expect.element(all).not.toBeChecked();
  expect(onValueChange.mock.calls).toEqual([
    [['comments', 'locked']],
    [['reviews', 'comments', 'locked']],
    [['locked']],
  ]);
});

test('cards stand beside each other, and a press anywhere in the frame ticks', async () => {
  const { host } = await mount(
    <div style={{ width: 360 }}>
      <CheckboxGroup
        variant="cards"
        label="Drawings"
        options={[
          { value: 'maps', label: 'Maps' },
          { value: 'flows', label: 'A flow with a name that takes two lines' },
        ]}
      />
    </div>,
  );
  const [maps, flows] = [...host.querySelectorAll('label')].map((card) => card.getBoundingClientRect());
  expect(maps?.top).toBe(flows?.top);
  expect(maps?.height).toBe(flows?.height);
  document
    .elementFromPoint((maps?.right ?? 0) - 4, (maps?.bottom ?? 0) - 4)
    ?.closest('label')
    ?.click();
  await expect.element(page.getByRole('checkbox', { name: 'Maps' })).toBeChecked();
});

test('a box that must be ticked, and a group that must have one, show a star that is no part of the name', async () => {
  await mount(
    <>
      <Checkbox label="I agree" required />
      <CheckboxGroup label="Subjects" required options={[{ value: 'maps', label: 'Maps' }]} />
    </>,
  );
  await expect.element(page.getByRole('checkbox', { name: 'I agree', exact: true })).toBeRequired();
  await expect.element(page.getByRole('group', { name: 'Subjects', exact: true })).toBeVisible();
  expect(page.getByText('*').elements()).toHaveLength(2);
});
