import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Switch } from './Switch.tsx';

const box = (name = 'Profile') => page.getByRole('switch', { name });

test('a press on it, a press on its words and Space turn it, kept by itself', async () => {
  const onCheckedChange = vi.fn();
  await mount(<Switch label="Profile" onCheckedChange={onCheckedChange} />);
  await userEvent.click(box());
  await expect.element(box()).toBeChecked();
  await userEvent.click(page.getByText('Profile'));
  await expect.element(box()).not.toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(box()).toBeChecked();
  expect(onCheckedChange.mock.calls).toEqual([[true], [false], [true]]);
});

test('kept by the caller, it shows what the caller says', async () => {
  function Page() {
    const [on, setOn] = useState(true);
    return (
      <>
        <Switch label="Profile" checked={on} onCheckedChange={setOn} />
        <Switch label="Stays" checked={false} />
      </>
    );
  }
  await mount(<Page />);
  await userEvent.click(box());
  await expect.element(box()).not.toBeChecked();
  await userEvent.click(box('Stays'));
  await expect.element(box('Stays')).not.toBeChecked();
});

test('a form sends it, a disabled one cannot be turned', async () => {
  const { host } = await mount(
    <form>
      <Switch label="Profile" name="profile" value="shown" defaultChecked />
      <Switch label="Locked" name="locked" disabled />
    </form>,
  );
  const form = host.querySelector('form') ?? undefined;
  expect([...new FormData(form)]).toEqual([['profile', 'shown']]);
  (box('Locked').element() as HTMLElement).click();
  await expect.element(box('Locked')).not.toBeChecked();
});

test('what it says later is said in a place that is there from the start', async () => {
  const { host } = await mount(<Switch label="Profile" />);
  expect(host.querySelector('[aria-live]')?.checkVisibility()).toBe(true);
});

test('description and error describe it and are not part of its name', async () => {
  await mount(<Switch label="Profile" description="For everybody" error="Not saved" />);
  await expect.element(box()).toHaveAccessibleDescription('For everybody Not saved');
  await expect.element(box()).toHaveAttribute('aria-invalid', 'true');
});

test('the thumb goes from the start to the end, turned from right to left', async () => {
  const place = (host: HTMLElement) => {
    const [track, thumb] = [host.querySelector('input'), host.querySelector('input + span')];
    if (!track || !thumb) throw new Error('no switch');
    return thumb.getBoundingClientRect().left - track.getBoundingClientRect().left;
  };
  const { host } = await mount(
    <div dir="rtl">
      <Switch label="Profile" />
    </div>,
  );
  expect(place(host)).toBe(17);
  await userEvent.click(box());
  await expect.poll(() => place(host)).toBe(3);
});
