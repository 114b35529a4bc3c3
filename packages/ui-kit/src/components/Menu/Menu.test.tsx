import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuLink, MenuRadioGroup } from './Menu.tsx';

const trigger = () => page.getByRole('button', { name: 'Account' });

test('the keyboard opens it, moves through it, chooses, and the focus returns', async () => {
  const onSelect = vi.fn();
  await mount(
    <Menu trigger={<Button>Account</Button>}>
      <MenuItem>Profile</MenuItem>
      <MenuItem onSelect={onSelect}>Log out</MenuItem>
    </Menu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
});

test('Esc closes it without choosing', async () => {
  const onSelect = vi.fn();
  await mount(
    <Menu trigger={<Button>Account</Button>}>
      <MenuItem onSelect={onSelect}>Log out</MenuItem>
    </Menu>,
  );
  await userEvent.click(trigger());
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(onSelect).not.toHaveBeenCalled();
});

test('its links are real links', async () => {
  await mount(
    <Menu trigger={<Button>Account</Button>}>
      <MenuLink href="#history">History</MenuLink>
    </Menu>,
  );
  await userEvent.click(trigger());
  const link = page.getByRole('menuitem', { name: 'History' });
  await expect.element(link).toHaveAttribute('href', '#history');
});

test('one of several choices is marked and reported', async () => {
  function Choice() {
    const [value, setValue] = useState('light');
    return (
      <Menu trigger={<Button>Account</Button>}>
        <MenuRadioGroup
          label="Theme"
          value={value}
          onValueChange={setValue}
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
      </Menu>
    );
  }
  await mount(<Choice />);
  await userEvent.click(trigger());
  await userEvent.click(page.getByRole('menuitemradio', { name: 'Dark' }));
  await userEvent.click(trigger());
  await expect
    .element(page.getByRole('menuitemradio', { name: 'Dark' }))
    .toHaveAttribute('aria-checked', 'true');
});
